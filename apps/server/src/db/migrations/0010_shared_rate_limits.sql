-- Requests that all processes of a platform count together. Not logged: after a crash everybody starts with a full bucket.
create unlogged table rate_buckets (
  caller text primary key,
  tokens double precision not null,
  filled_at timestamptz not null
);
