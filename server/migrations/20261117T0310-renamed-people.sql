-- A verified badge belongs to a name. If a person changes the name, the request is reviewed again, and the reviewer
-- sees the name that was verified.
alter table verification_requests add column renamed_from text;
