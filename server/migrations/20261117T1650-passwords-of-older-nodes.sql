-- A node of the version before changes the hash and the time, and does not know of the version.
create function raise_password_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

create trigger raise_password_version before update of password_hash on password_credentials
for each row when (
  new.password_hash <> old.password_hash
  and new.updated_at <> old.updated_at
  and new.version = old.version
)
execute function raise_password_version();
