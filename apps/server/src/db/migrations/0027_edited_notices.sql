-- When an organiser last changed a notice; null for one that is as it was written.
alter table notices add column edited_at timestamptz;
