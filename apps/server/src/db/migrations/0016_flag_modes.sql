-- How answers are compared with a flag. Most are compared exactly, by an index; the others are tried one by one.
alter table flags add column match text not null default 'exact';
alter table flags add constraint flags_match_known check (match in ('exact', 'ignoreCase', 'regex'));
create index flags_tried on flags (challenge_id) where match <> 'exact';
