-- Whoever loses a right loses it on open connections, too: every process hears of it on commit, whatever made the change.

create function tell_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', '');
  return null;
end
$$;

create trigger users_access_changed after update of role, security_stamp on users
  for each row when (old.role is distinct from new.role or old.security_stamp is distinct from new.security_stamp)
  execute function tell_access_changed();
create trigger users_access_gone after delete on users
  for each statement execute function tell_access_changed();
create trigger sessions_access_gone after delete on sessions
  for each statement execute function tell_access_changed();
create trigger api_tokens_access_changed after update of is_revoked, expires_at or delete on api_tokens
  for each statement execute function tell_access_changed();
create trigger games_access_gone after delete on games
  for each statement execute function tell_access_changed();
