/** The floor: the same two statements by bare `node:http` and `pg`. */
import { serveBare } from '../harness/bare-server.ts'
import { findFullCommunity } from '../harness/many-posts.ts'
import { databaseUrl } from '../harness/signed-in.ts'

const communityId = await findFullCommunity(databaseUrl)

await serveBare([
  {
    text: `select c.id, c.name, c.is_private, c.leader_id, m.role from communities c
    left join community_members m on m.community_id = c.id and m.user_id = $2
    where c.id = $1 and (not c.is_private or m.user_id is not null)`,
    values: ({ userId }) => [communityId, userId],
  },
  {
    text: `select p.id, p.community_id, c.name as community_name, c.leader_id, p.author_id,
      json_build_object(
        'id', author.id, 'full_name', author.full_name, 'display_name', author.display_name,
        'verified', author.verified, 'avatar_url', author.avatar_url,
        'linked', author.deleted_at is null and not exists (
          select 1 from banned_users ban where ban.user_id = author.id
          and (ban.expires_at is null or ban.expires_at > now()))) as author,
      exists (
        select 1 from user_blocks block
        where block.blocker_id = $1 and block.blocked_id = p.author_id) as author_blocked,
      p.title, p.content, p.category_id, category.name as category_name,
      (select json_agg(json_build_object(
          'id', file.id, 'name', file.name, 'kind', file.kind, 'type', file.type,
          'size', file.size, 'bucket', file.bucket, 'path', file.path, 'width', file.width,
          'height', file.height, 'peaks', file.peaks, 'seconds', file.seconds,
          'missing', file.missing_at is not null) order by file.position)
        from attachments file where file.post_id = p.id) as attachments,
      p.parent_id, p.like_count, p.reply_count, exists (
        select 1 from post_likes l where l.post_id = p.id and l.user_id = $1) as liked_by_me,
      p.created_at, p.updated_at, p.edited_by
    from community_posts p
    join communities c on c.id = p.community_id and (not c.is_private or exists (
      select 1 from community_members inside
      where inside.community_id = c.id and inside.user_id = $1))
    join user_profiles author on author.id = p.author_id
    join community_categories category on category.id = p.category_id
    where p.community_id = $2 and p.parent_id is null and p.id < $3
    order by p.id desc limit $4`,
    values: ({ userId }) => [userId, communityId, 'ffffffff-ffff-ffff-ffff-ffffffffffff', 21],
  },
])
