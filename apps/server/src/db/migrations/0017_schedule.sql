-- The board that players see has no solves from freeze_at on, until revealed_at is set. While paused_at is set, no flags are taken.
alter table games
  add column freeze_at timestamptz,
  add column revealed_at timestamptz,
  add column paused_at timestamptz;

-- A challenge with a time is disabled until then; released_at is when that time enabled it. Both are kept apart from what a save of the
-- challenge replaces.
alter table challenges
  add column release_at timestamptz,
  add column released_at timestamptz;

create index challenges_to_release on challenges (release_at) where release_at is not null and released_at is null;
