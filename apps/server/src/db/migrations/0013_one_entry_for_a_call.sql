-- One entry for each call: the first row that it changes is told with its fields, the others by their names.
alter table audit_entries
  add column call text, -- null for entries from before, and for what is not in the database
  add column others jsonb not null default '[]', -- [{kind, action, subjectId, subjectName}], the first hundred
  add column has_more boolean not null default false,
  add constraint audit_entries_call_once unique (call);

create or replace function record_change() returns trigger language plpgsql as $$
declare
  act jsonb := current_setting('halyard.audit')::jsonb;
  described jsonb := act -> 'tables' -> tg_table_name;
  was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  becomes jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  present jsonb := coalesce(becomes, was);
  subject text := present ->> (described ->> 'id');
  action text := case tg_op when 'INSERT' then 'Created' when 'DELETE' then 'Deleted' else 'Changed' end;
  subject_name text;
  changes jsonb := '{}';
  field text;
begin
  if described is null or pg_trigger_depth() > 1 then return null; end if;
  subject_name := present ->> (described ->> 'name');
  if described ? 'parent' then
    execute format('select %I::text from %I where id::text = $1', described #>> '{parent,name}', described #>> '{parent,table}')
      into subject_name using present ->> (described #>> '{parent,id}');
  end if;
  if described ? 'document' then
    if not described -> 'defaults' ? subject then return null; end if;
    was := (described -> 'defaults' -> subject) || coalesce(was -> (described ->> 'document'), '{}');
    becomes := becomes -> (described ->> 'document');
    action := 'Changed';
  end if;
  for field in select jsonb_array_elements_text(described -> 'shown') loop
    if (was ->> field) is distinct from (becomes ->> field) then
      changes := changes || jsonb_build_object(field, jsonb_build_object(
        'before', case when length(was ->> field) > 2000 then left(was ->> field, 2000) || '…' else was ->> field end,
        'after', case when length(becomes ->> field) > 2000 then left(becomes ->> field, 2000) || '…' else becomes ->> field end));
    end if;
  end loop;
  for field in select jsonb_array_elements_text(described -> 'secret') loop
    if (was ->> field) is distinct from (becomes ->> field) then
      changes := changes || jsonb_build_object(field, jsonb_build_object('secret', true));
    end if;
  end loop;
  if action = 'Changed' and changes = '{}' then return null; end if;
  insert into audit_entries (changed_at, call, operation, user_id, user_name, ip, kind, action, subject_id, subject_name, changes)
  values (to_timestamp((act ->> 'atMs')::numeric / 1000), act ->> 'call', act ->> 'operation', (act ->> 'userId')::uuid,
    act ->> 'userName', act ->> 'ip', described ->> 'kind', action, subject, left(subject_name, 200), changes)
  on conflict on constraint audit_entries_call_once do update set
    has_more = jsonb_array_length(audit_entries.others) = 100,
    others = case jsonb_array_length(audit_entries.others) when 100 then audit_entries.others
      else audit_entries.others || jsonb_build_object('kind', excluded.kind, 'action', excluded.action,
        'subjectId', excluded.subject_id, 'subjectName', excluded.subject_name) end
    where not audit_entries.has_more;
  return null;
end
$$;
