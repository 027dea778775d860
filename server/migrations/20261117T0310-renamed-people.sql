-- A verified badge belongs to a name. Whoever changes the name is looked at again, and the reviewer
-- sees the name that was verified.
alter table verification_requests add column renamed_from text;
