/** The floor: the same two statements by bare `node:http` and `pg`. */
import { demoCommunities } from '../../server/src/demo/communities.ts'
import { serveBare } from '../harness/bare-server.ts'

await serveBare([
  {
    text: `select c.id, c.name, c.description, c.is_private, c.genres, c.location,
      c.location_enabled, c.cover_image, c.member_count, m.role, r.id is not null as is_pending,
      c.leader_id, c.created_at, c.updated_at, v.version, v.inside_version,
      json_build_object(
        'id', leader.id, 'full_name', leader.full_name, 'display_name', leader.display_name,
        'verified', leader.verified, 'avatar_url', leader.avatar_url,
        'linked', leader.deleted_at is null and not exists (
          select 1 from banned_users ban where ban.user_id = leader.id
          and (ban.expires_at is null or ban.expires_at > now()))) as leader,
      case when c.is_private and m.role = 'leader' then (
        select count(*)::integer from membership_requests open
        where open.community_id = c.id and open.status = 'pending') end as pending_requests
    from communities c
    join user_profiles leader on leader.id = c.leader_id
    join community_versions v on v.community_id = c.id
    left join community_members m on m.community_id = c.id and m.user_id = $2::uuid
    left join membership_requests r on r.community_id = c.id and r.user_id = $2::uuid
      and r.status = 'pending'
    where c.id = $1`,
    values: ({ userId }) => [demoCommunities[0]?.id, userId],
  },
])
