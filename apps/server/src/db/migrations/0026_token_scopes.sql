-- What a token may do; null for those that read what monitors see. One that is limited to a game goes with it.
alter table api_tokens
  add column scopes text[],
  add column game_id integer,
  add column last_used_ip text,
  add constraint api_tokens_scopes_known check (scopes <> '{}' and scopes <@ array['Read', 'Play', 'Organize', 'Administer']),
  add constraint api_tokens_game_fkey foreign key (game_id) references games (id) on delete cascade;
create index api_tokens_by_game on api_tokens (game_id) where game_id is not null;

-- The token that was used, by its name at the time. The act is there whenever a trigger writes an entry.
alter table audit_entries add column token_name text
  default (nullif(current_setting('halyard.audit', true), '')::jsonb ->> 'token');
