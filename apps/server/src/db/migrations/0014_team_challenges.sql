-- What one team holds of one challenge had the name of what players start: instances are containers.
alter table instances rename to team_challenges;
alter table team_challenges rename constraint instances_pkey to team_challenges_pkey;
alter table team_challenges rename constraint instances_flag_given_once to team_challenges_flag_given_once;
alter table team_challenges rename constraint instances_participation_fkey to team_challenges_participation_fkey;
alter table team_challenges rename constraint instances_challenge_fkey to team_challenges_challenge_fkey;
alter table team_challenges rename constraint instances_flag_fkey to team_challenges_flag_fkey;
alter index instances_by_challenge rename to team_challenges_by_challenge;
alter index instances_by_flag_text rename to team_challenges_by_flag_text;
