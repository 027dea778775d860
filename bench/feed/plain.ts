/** The plainest statements that give the same rows: the newest of each community, sorted. */
import { visiblePosts } from '../../server/src/features/communities/posts/posts.store.ts'
import { serveBare } from '../harness/bare-server.ts'

await serveBare(
  [
    {
      text: `select m.community_id, v.inside_version from community_members m
        cross join lateral (
          select inside_version from community_versions v where v.community_id = m.community_id
          limit 1) v
        where m.user_id = $1`,
      values: ({ userId }) => [userId],
    },
    {
      text: `with newest as materialized (
          select post.id from community_members own cross join lateral (
            select post.id from community_posts post
            where post.community_id = own.community_id and post.parent_id is null
            order by post.id desc limit 21) post
          where own.user_id = $1 order by post.id desc limit 21)
        ${visiblePosts} join newest on newest.id = p.id order by p.id desc`,
      values: ({ userId }) => [userId],
    },
  ],
  { plannedOnce: true },
)
