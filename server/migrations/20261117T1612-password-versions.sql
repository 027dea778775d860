-- Raised by every change of the password, and not when the same password is hashed anew.
alter table password_credentials add column version integer not null default 1;
