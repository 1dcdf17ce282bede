-- Webhooks hear of all solves that one statement stores: whether a receiver wants them is asked once and not for every solve.
drop trigger solves_webhook on solves;
create or replace function webhook_solve() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where is_enabled and 'solve' = any (events)) then
    perform add_webhook_event('solve', added.game_id, added.solved_at, 'solve:' || added.submission_id, participations.team_id, added.challenge_id)
      from added
      join participations on participations.id = added.participation_id
      order by added.solved_at, added.submission_id;
  end if;
  return null;
end
$$;
create trigger solves_webhook after insert on solves referencing new table as added for each statement execute function webhook_solve();
