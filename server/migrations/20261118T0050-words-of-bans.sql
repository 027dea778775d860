-- What the banned person is told about why; the reason is only for staff.
alter table banned_users add column words text;
