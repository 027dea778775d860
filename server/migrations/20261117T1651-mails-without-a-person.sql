-- Mails of before it was noted whose they are go with the account too, where only one person has the
-- address. What tells about a deletion stays nobody's.
update mails m set user_id = known.user_id
from (
  select lower(email) as address, min(user_id::text)::uuid as user_id
  from (
    select email, user_id from password_credentials
    union all select email, user_id from identities
    union all select email, id from user_profiles
  ) as told
  where email is not null
  group by lower(email)
  having count(distinct user_id) = 1
) as known
where m.user_id is null and m.template <> 'account_deleted' and lower(m.to_address) = known.address;
