-- How the value of a challenge falls: by the curve of the contract, or in another way with its numbers. They are kept apart from what a
-- save of the challenge replaces.
alter table challenges
  add column scoring_kind text not null default 'curve',
  add column scoring_minimum integer not null default 0,
  add column scoring_decay double precision not null default 0,
  add column scoring_expression text not null default '',
  add constraint challenges_scoring_kind_known
    check (scoring_kind in ('curve', 'static', 'linear', 'logarithmic', 'expression')),
  add constraint challenges_scoring_in_bounds
    check (scoring_minimum >= 0 and scoring_decay between 0 and 1000000 and length(scoring_expression) <= 500);
