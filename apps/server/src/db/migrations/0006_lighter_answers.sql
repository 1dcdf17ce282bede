-- A submission goes with its participation, which goes with its team and its game, and a solve with its
-- submission: to say so again costs every answer a look and a lock on rows that all answers share.
alter table submissions drop constraint submissions_game_fkey;
alter table submissions drop constraint submissions_team_fkey;
drop index submissions_by_team;
alter table solves drop constraint solves_game_fkey;
alter table solves drop constraint solves_participation_fkey;
alter table solves drop constraint solves_challenge_fkey;
