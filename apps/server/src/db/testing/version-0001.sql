-- What a platform of the first schema held: a row or more in every table. It never changes; every later version has to take it in.
insert into files (hash, name, size, ref_count, uploaded_at) values
  ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'rope.txt', 4, 1, '2026-01-01 00:00:00.123456+00');
insert into users (id, user_name, user_name_key, email, email_key, email_confirmed, password_hash, security_stamp, role, bio, avatar_hash, ip, last_visited_at, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'Admin', 'admin', 'Admin@example.org', 'admin@example.org', true, 'hash', 'stamp', 'Admin', E'two\nlines', null, '::1', now(), '2026-01-01Z'),
  ('00000000-0000-4000-8000-000000000002', 'Möwe ⚓', 'möwe ⚓', 'm@example.org', 'm@example.org', true, 'hash', 'stamp', 'User', null, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '10.0.0.1', null, '2026-01-01Z'),
  ('00000000-0000-4000-8000-000000000003', 'Thief', 'thief', 't@example.org', 't@example.org', false, 'hash', 'stamp', 'Banned', null, null, '0.0.0.0', null, '2026-01-01Z');
insert into sessions (token_hash, user_id, security_stamp, created_at, refreshed_at, expires_at) values
  ('\x00ff', '00000000-0000-4000-8000-000000000002', 'stamp', '2026-01-01Z', '2026-01-01Z', '2030-01-01Z');
insert into login_failures (subject, failures, last_failed_at, blocked_until) values ('admin', 3, '2026-01-01Z', '2026-01-01Z');
insert into pow_challenges (id, challenge, difficulty, expires_at) values ('a', '\x01', 18, '2026-01-01Z');
insert into api_tokens (id, name, creator_id, token_hash, created_at) values
  ('00000000-0000-4000-8000-0000000000aa', 'wall', '00000000-0000-4000-8000-000000000001', '\x02', '2026-01-01Z');
insert into config (section, value, updated_at) values ('globalConfig', '{"title": "Regatta", "slogan": "\"⚓\""}', '2026-01-01Z');
insert into posts (id, title, content, tags, author_id, updated_at) values
  ('0a1b2c3d', 'News', E'tab\tand \\ backslash', '{a,"b c",null}', '00000000-0000-4000-8000-000000000001', '2026-01-01Z');
insert into teams (id, name, captain_id, invite_secret, created_at) values
  (7, 'Gulls', '00000000-0000-4000-8000-000000000002', 'secret', '2026-01-01Z'),
  (8, 'Rats', '00000000-0000-4000-8000-000000000003', 'secret', '2026-01-01Z');
insert into team_members (team_id, user_id, joined_at) values
  (7, '00000000-0000-4000-8000-000000000002', '2026-01-01Z'), (8, '00000000-0000-4000-8000-000000000003', '2026-01-01Z');
insert into games (id, title, public_key, private_key, writeup_deadline, starts_at, ends_at, created_at, updated_at) values
  (5, 'Regatta', 'public', 'private', '2026-01-03Z', '2026-01-01Z', '2026-01-02Z', '2026-01-01Z', '2026-01-01Z');
insert into divisions (id, game_id, name, default_permissions) values (3, 5, 'Juniors', 2147483647);
insert into attachments (id, type, file_hash, file_name, file_size) values
  (2, 'Local', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'rope.txt', 4);
insert into challenges (id, game_id, title, is_enabled, hints, attachment_id, original_score, min_score_rate, difficulty, created_at) values
  (11, 5, 'Rope', true, array['look "up"'], 2, 1000, 0.1, 5.5, '2026-01-01Z');
insert into division_challenges (division_id, challenge_id, permissions) values (3, 11, 2147483647);
insert into flags (id, challenge_id, flag) values (4, 11, 'halyard{hemp}');
insert into participations (id, game_id, team_id, division_id, status, token, created_at) values
  (21, 5, 7, 3, 'Accepted', 'token', '2026-01-01Z'), (22, 5, 8, null, 'Accepted', 'token', '2026-01-01Z');
insert into participation_members (participation_id, user_id, game_id, joined_at) values
  (21, '00000000-0000-4000-8000-000000000002', 5, '2026-01-01Z'), (22, '00000000-0000-4000-8000-000000000003', 5, '2026-01-01Z');
insert into instances (participation_id, challenge_id, flag_text, created_at) values (21, 11, 'halyard{own}', '2026-01-01Z');
insert into submissions (id, game_id, challenge_id, participation_id, team_id, user_id, answer, verdict, submitted_at) values
  (31, 5, 11, 21, 7, '00000000-0000-4000-8000-000000000002', 'halyard{hemp}', 'Accepted', '2026-01-01 12:00:00.5+00'),
  (32, 5, 11, 22, 8, '00000000-0000-4000-8000-000000000003', 'halyard{own}', 'CheatDetected', '2026-01-01 13:00:00+00');
insert into solves (participation_id, challenge_id, game_id, submission_id, user_id, solved_at) values
  (21, 11, 5, 31, '00000000-0000-4000-8000-000000000002', '2026-01-01 12:00:00.5+00');
insert into notices (id, game_id, type, args, published_at) values (6, 5, 'FirstBlood', '{Gulls,Rope}', '2026-01-01 12:00:00.5+00');
insert into events (id, game_id, type, args, user_id, team_id, happened_at) values
  (9, 5, 'Normal', '{hello}', '00000000-0000-4000-8000-000000000001', null, '2026-01-01Z'),
  (10, 5, 'FlagSubmit', '{Accepted}', '00000000-0000-4000-8000-000000000002', 7, '2026-01-01Z');
insert into cheats (submission_id, game_id, submitter_participation_id, owner_participation_id) values (32, 5, 22, 21);
select setval(pg_get_serial_sequence('teams', 'id'), 8);
select setval(pg_get_serial_sequence('games', 'id'), 5);
select setval(pg_get_serial_sequence('divisions', 'id'), 3);
select setval(pg_get_serial_sequence('attachments', 'id'), 2);
select setval(pg_get_serial_sequence('challenges', 'id'), 11);
select setval(pg_get_serial_sequence('flags', 'id'), 4);
select setval(pg_get_serial_sequence('participations', 'id'), 22);
select setval(pg_get_serial_sequence('submissions', 'id'), 32);
select setval(pg_get_serial_sequence('notices', 'id'), 6);
select setval(pg_get_serial_sequence('events', 'id'), 10);
