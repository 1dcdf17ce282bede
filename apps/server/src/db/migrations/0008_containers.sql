-- Services that run for players: one for each team and challenge, and test instances of organisers.

alter table instances add column container_changed_at timestamptz; -- when the team last started or destroyed its container

create table containers (
  id uuid not null, -- random: whoever knows it reaches the container through the proxy
  challenge_id integer not null,
  participation_id integer, -- none for a test instance
  user_id uuid, -- who started it
  engine text not null,
  name text not null, -- in the engine; stands here before the engine is asked, so that a crash leaves nothing unknown behind
  engine_id text,
  image text not null,
  status text not null, -- Destroyed: no longer wanted, the engine is yet to remove it
  inner_host text, -- where this platform reaches it
  inner_port integer,
  public_host text, -- where players reach it, if not through the proxy
  public_port integer,
  created_at timestamptz not null,
  expect_stop_at timestamptz not null,
  holder uuid, -- the process that is at work on it, until
  held_until timestamptz,
  constraint containers_pkey primary key (id),
  constraint containers_name_key unique (name),
  constraint containers_engine_known check (engine in ('built-in', 'docker', 'kubernetes')),
  constraint containers_status_known check (status in ('Pending', 'Running', 'Destroyed')),
  constraint containers_running_address check (status <> 'Running' or (inner_host is not null and inner_port is not null)),
  constraint containers_challenge_fkey foreign key (challenge_id) references challenges (id) on delete cascade,
  constraint containers_participation_fkey foreign key (participation_id) references participations (id) on delete cascade,
  constraint containers_user_fkey foreign key (user_id) references users (id) on delete set null
);
create unique index containers_one_per_team on containers (challenge_id, participation_id) where status <> 'Destroyed' and participation_id is not null;
create unique index containers_one_test on containers (challenge_id) where status <> 'Destroyed' and participation_id is null;
create index containers_by_challenge on containers (challenge_id);
create index containers_by_participation on containers (participation_id);
create index containers_by_user on containers (user_id);

-- Work that one process does at a time.
create table leases (
  name text not null,
  holder uuid not null,
  held_until timestamptz not null,
  constraint leases_pkey primary key (name)
);

-- Every process hears of a container that ended, and closes its connections, whatever ended it.
create function tell_container_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('container_ended', old.id::text);
  return null;
end
$$;

create trigger containers_ended after update of status on containers
  for each row when (old.status <> 'Destroyed' and new.status = 'Destroyed') execute function tell_container_ended();
create trigger containers_gone after delete on containers
  for each row execute function tell_container_ended();

-- A challenge that is disabled, and a team that is no longer admitted, lose their containers in the same moment.
create function end_containers_of_challenge() returns trigger language plpgsql as $$
begin
  update containers set status = 'Destroyed'
  where challenge_id = new.id and participation_id is not null and status <> 'Destroyed';
  return null;
end
$$;

create trigger challenges_end_containers after update of is_enabled on challenges
  for each row when (old.is_enabled and not new.is_enabled) execute function end_containers_of_challenge();

create function end_containers_of_participation() returns trigger language plpgsql as $$
begin
  update containers set status = 'Destroyed' where participation_id = new.id and status <> 'Destroyed';
  return null;
end
$$;

create trigger participations_end_containers after update of status on participations
  for each row when (old.status = 'Accepted' and new.status <> 'Accepted') execute function end_containers_of_participation();
