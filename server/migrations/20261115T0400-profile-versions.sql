-- Every change of a profile has a number, so that a page that receives two knows the newer one.
alter table user_profiles add column version bigint not null default 1;

create function raise_profile_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  if new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end
$$;

create trigger raise_profile_version before update on user_profiles
  for each row when (old is distinct from new) execute function raise_profile_version();
