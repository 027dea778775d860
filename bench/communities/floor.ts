/** The floor: the same three statements by bare `node:http` and `pg`. */
import { serveBare } from '../harness/bare-server.ts'

await serveBare([
  {
    text: `select c.id, c.name, c.description, c.is_private, c.genres, c.location,
      c.location_enabled, c.cover_image, c.member_count, m.role, r.id is not null as is_pending
    from communities c
    left join community_members m on m.community_id = c.id and m.user_id = $1::uuid
    left join membership_requests r on r.community_id = c.id and r.user_id = $1::uuid
      and r.status = 'pending'
    order by c.member_count desc, c.id desc limit 25`,
    values: ({ userId }) => [userId],
  },
  { text: 'select count(*)::integer as total from communities c', values: () => [] },
])
