-- Answers that wait their turn, because they solve or because attempts are counted, are written down by one statement. Their locks last
-- as long as the database works on them: the process that sent them may be busy, and answers of other processes do not wait for it.
create type answer_in_turn as (
  index integer, -- the position in the batch: earlier ones count for later ones
  game_id integer,
  challenge_id integer,
  participation_id integer,
  team_id integer,
  user_id uuid,
  answer text,
  verdict text,
  owner_id integer, -- the participation whose flag was sent, if that is another team's
  submission_limit integer,
  cooldown_after integer,
  cooldown_seconds integer
);

-- Gives a row for each answer: its submission and whether it solves, or why it is not taken. Solves of one challenge are written down one
-- after the other: times never run backwards, and of equal times the lower submission came first. So the board and the notices agree.
--   sent_at: the clock of the process, epoch milliseconds; sender: how it signs what it notifies of; blood_right: the permission to take a tier
create function record_in_turn(answers json, sent_at float8, sender text, blood_right integer)
  returns table (index integer, submission_id integer, is_solve boolean, refusal text, wait_seconds integer) language plpgsql as $$
#variable_conflict use_column
declare
  given constant answer_in_turn[] := array(select one from json_populate_recordset(null::answer_in_turn, answers) as one);
  asked record;
  team_before integer;
  challenge_before integer;
  count_of_all integer;
  count_of_wrong integer;
  last_wrong_at float8; -- epoch milliseconds
  has_solved boolean;
  left_ms float8;
  taken integer[] := '{}';
  solving integer[] := '{}';
  written integer[];
begin
  -- In a fixed order: limited answers of one team to one challenge are serialized, and so are right ones to one challenge. The second lock is
  -- less than "for update": submissions of others refer to the challenge at the same time, and must not wait.
  perform from team_challenges
    where (participation_id, challenge_id) in (
      select participation_id, challenge_id from unnest(given) where submission_limit > 0 or cooldown_seconds > 0)
    order by participation_id, challenge_id for no key update;
  perform from challenges
    where id in (select challenge_id from unnest(given) where verdict = 'Accepted')
    order by id for no key update;

  -- Read after the locks were taken, so that it cannot change. Earlier answers of the batch count as if they had been written down.
  for asked in
    select one.*, participations.id is not null as is_there, games.paused_at is not null as is_paused, sent.*,
      exists (select from solves
        where solves.participation_id = one.participation_id and solves.challenge_id = one.challenge_id) as is_solved
    from unnest(given) as one
    left join participations on participations.id = one.participation_id
    left join games on games.id = one.game_id
    cross join lateral (
      select count(*)::integer as attempts, (count(*) filter (where verdict <> 'Accepted'))::integer as wrong,
        extract(epoch from max(submitted_at) filter (where verdict <> 'Accepted'))::float8 * 1000 as last_wrong
      from submissions
      where (one.submission_limit > 0 or one.cooldown_seconds > 0)
        and submissions.participation_id = one.participation_id and submissions.challenge_id = one.challenge_id
    ) as sent
    order by one.participation_id, one.challenge_id, one.index
  loop
    if (asked.participation_id, asked.challenge_id) is distinct from (team_before, challenge_before) then
      team_before := asked.participation_id;
      challenge_before := asked.challenge_id;
      count_of_all := asked.attempts;
      count_of_wrong := asked.wrong;
      last_wrong_at := asked.last_wrong;
      has_solved := asked.is_solved;
    end if;
    left_ms := 0;
    if asked.cooldown_seconds > 0 and count_of_wrong > 0 and count_of_wrong % asked.cooldown_after = 0 then
      -- The clock of another process may be ahead, and no pause is longer than it says.
      left_ms := least(last_wrong_at - sent_at, 0) + asked.cooldown_seconds * 1000;
    end if;
    index := asked.index;
    refusal := case
      when not asked.is_there then 'gone'
      when asked.is_paused then 'paused'
      when asked.submission_limit > 0 and count_of_all >= asked.submission_limit then 'limit'
      -- Whether it would be right does not matter, so the refusal says nothing about it.
      when left_ms > 0 then 'cooldown'
    end;
    wait_seconds := ceil(left_ms / 1000);
    if refusal is not null then
      return next;
      continue;
    end if;
    taken := taken || asked.index;
    count_of_all := count_of_all + 1;
    if asked.verdict <> 'Accepted' then
      count_of_wrong := count_of_wrong + 1;
      last_wrong_at := sent_at;
    elsif not has_solved then
      has_solved := true;
      solving := solving || asked.index;
    end if;
  end loop;

  with judged as materialized (
    select one.*, nextval('submissions_id_seq')::integer as id, one.index = any (solving) as is_solve,
      greatest(to_timestamp(sent_at / 1000), last_solve.at) as at
    from (select * from unnest(given) order by index) as one
    left join lateral (
      select max(solved_at) as at from solves where one.index = any (solving) and solves.challenge_id = one.challenge_id
    ) as last_solve on true
    where one.index = any (taken)
  ), sent as (
    insert into submissions (id, game_id, challenge_id, participation_id, team_id, user_id, answer, verdict, submitted_at)
    select id, game_id, challenge_id, participation_id, team_id, user_id, answer, verdict, at from judged
  ), solved as (
    insert into solves (participation_id, challenge_id, game_id, submission_id, user_id, solved_at)
    select participation_id, challenge_id, game_id, id, user_id, at from judged where is_solve
  ), caught as (
    insert into cheats (submission_id, game_id, submitter_participation_id, owner_participation_id)
    select id, game_id, participation_id, owner_id from judged where owner_id is not null
  )
  select array_agg(id order by index) into written from judged;
  return query
    select one.index, one.submission_id, one.index = any (solving), null::text, null::integer
    from unnest((select array_agg(at order by at) from unnest(taken) as at), written) as one (index, submission_id);
  if solving = '{}' then return; end if;

  -- Those of them that are among the first three of their challenges, by the rule of the scoreboard.
  for asked in
    insert into notices (game_id, type, args, published_at)
    select challenges.game_id, (array['FirstBlood', 'SecondBlood', 'ThirdBlood'])[first.place], array[first.team_name, challenges.title],
      first.solved_at
    from challenges
    join games on games.id = challenges.game_id
    cross join lateral (
      select solves.submission_id, solves.solved_at, teams.name as team_name,
        (row_number() over (order by solves.solved_at, solves.submission_id))::integer as place
      from solves
      join participations on participations.id = solves.participation_id
      join teams on teams.id = participations.team_id
      left join divisions on divisions.id = participations.division_id
      left join division_challenges as config
        on config.division_id = divisions.id and config.challenge_id = solves.challenge_id
      where solves.challenge_id = challenges.id
        and participations.status = 'Accepted'
        and solves.solved_at >= games.starts_at
        and solves.solved_at < games.ends_at
        and solves.solved_at <= coalesce(challenges.deadline_at, 'infinity')
        and coalesce(config.permissions, divisions.default_permissions, blood_right) & blood_right <> 0
      order by solves.solved_at, solves.submission_id
      limit 3
    ) as first
    where challenges.id in (select challenge_id from unnest(given) as one where one.index = any (solving))
      and not challenges.disable_blood_bonus
      and first.submission_id = any (written)
    order by first.solved_at, first.submission_id
    returning notices.game_id, notices.id
  loop
    perform pg_notify('notice_published', concat(asked.game_id, ' ', asked.id));
  end loop;
  perform pg_notify('board_changed',
      concat(game_id, ' ', sender, ' ', string_agg(concat(participation_id, ':', challenge_id), ',')))
    from unnest(given) as one
    where one.index = any (solving)
    group by game_id;
end
$$;
