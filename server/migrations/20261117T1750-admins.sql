-- Admins are locked when one of them is banned or gets another role.
create index user_profiles_admins on user_profiles (id) where role = 'admin' and deleted_at is null;
