-- What the members of a team share about challenges: a note for each, and who works on which. Private to the team: neither the audit log
-- nor any operation of staff has it.
alter table games add column shares_presence boolean not null default true; -- what a save of the game leaves alone

-- Each save is a row; the latest is the note, the others are its history.
create table team_notes (
  participation_id integer not null,
  challenge_id integer not null,
  version integer not null,
  content text not null,
  user_id uuid, -- who saved it; null when the account is gone
  saved_at timestamptz not null default now(),
  constraint team_notes_pkey primary key (participation_id, challenge_id, version),
  constraint team_notes_in_bounds check (version > 0 and length(content) <= 4000),
  constraint team_notes_participation_fkey foreign key (participation_id) references participations (id) on delete cascade,
  constraint team_notes_challenge_fkey foreign key (challenge_id) references challenges (id) on delete cascade,
  constraint team_notes_user_fkey foreign key (user_id) references users (id) on delete set null
);
create index team_notes_by_challenge on team_notes (challenge_id);
create index team_notes_by_user on team_notes (user_id);

-- A mark goes with the member, as soon as they leave the team, and counts for nothing once its time is up.
create table team_workers (
  participation_id integer not null,
  user_id uuid not null,
  challenge_id integer not null,
  since timestamptz not null default now(),
  until timestamptz not null,
  constraint team_workers_pkey primary key (participation_id, user_id, challenge_id),
  constraint team_workers_member_fkey foreign key (participation_id, user_id) references participation_members (participation_id, user_id) on delete cascade,
  constraint team_workers_challenge_fkey foreign key (challenge_id) references challenges (id) on delete cascade
);
create index team_workers_by_challenge on team_workers (challenge_id);
