-- What a team must have solved before a challenge opens, what is shown of it until then, and the pause after wrong answers. They are kept
-- apart from what a save of the challenge replaces.
alter table challenges
  add column requires integer[] not null default '{}',
  add column locked_tile text not null default 'hidden',
  add column cooldown_after integer not null default 1,
  add column cooldown_seconds integer not null default 0,
  add constraint challenges_locked_tile_known check (locked_tile in ('hidden', 'unnamed', 'titled')),
  add constraint challenges_cooldown_in_bounds
    check (cooldown_after between 1 and 1000 and cooldown_seconds between 0 and 86400);
create index challenges_with_requirements on challenges (game_id) where requires <> '{}';
