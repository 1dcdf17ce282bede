-- Whose flag an answer is, found by an index however many teams there are.
create index flags_by_text on flags (challenge_id, flag);
create index instances_by_flag_text on instances (challenge_id, flag_text) where flag_text is not null;

-- Boards show who solved: a user who is renamed or deleted changes the boards of the games played.
create function tell_board_names() returns trigger language plpgsql as $$
begin
  perform pg_notify('board_changed', played.game_id || ' ')
  from (select distinct game_id from solves where user_id = old.id) as played;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger users_board_names after update of user_name on users
  for each row when (old.user_name is distinct from new.user_name) execute function tell_board_names();
create trigger users_board_names_gone before delete on users
  for each row execute function tell_board_names();
