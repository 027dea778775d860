-- While such a ban lasts, others do not see what the person wrote. Read by a condition wherever
-- something written is shown, so that the end of the ban brings all of it back.
alter table banned_users add column hides_content boolean not null default false;
create index banned_users_hiding on banned_users (user_id) where hides_content;
