-- What monitors hear of an answer is told from the submission itself: nothing is written down twice.
delete from events where type in ('FlagSubmit', 'CheatDetected');
