-- Whose mail it is: an address can be told by several people, and who leaves takes only their own.
alter table mails add column user_id uuid references user_profiles;

create index mails_user_id on mails (user_id) where user_id is not null;
