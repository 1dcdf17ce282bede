-- How the platform was: one row for each slot of time, with the worst that any process saw in it.
create table health_samples (
  slot_at timestamptz primary key,
  answer_ms integer not null, -- of the database
  free_memory bigint not null,
  mails_waiting integer not null,
  failing text[] not null
);
