import { statement } from '../../../../platform/db/statement.ts'
import { isContentHidden } from '../../../accounts/profiles/public.ts'
import { seesInside } from '../../../people/participation/public.ts'
import {
  beginningOf,
  chosenIn,
  pageOf,
  pollOf,
  type EntryRow,
  type EntryValues,
} from './entry-rows.store.ts'

/** SQL: the name of a post for this reader, who may have lost sight of it since. */
const postName = `case when ${seesInside('c', '$1')} and not ${isContentHidden('p.author_id')}
  then coalesce(p.title, ${beginningOf('p.content', 80)}) end`

export const communities = statement<EntryRow, EntryValues>(
  pageOf(`select 'a' || c.id as key, json_build_object('kind', m.role, 'community', c.name,
      'joinedAt', m.joined_at, 'madeByYou', c.creator_id = $1, 'shownOnProfile', not exists (
        select 1 from hidden_memberships h
        where h.community_id = c.id and h.user_id = $1)) as entry
    from community_members m join communities c on c.id = m.community_id where m.user_id = $1
    union all select 'b' || c.id, json_build_object('kind', 'removed', 'community', c.name,
      'removedAt', r.removed_at)
    from community_removals r join communities c on c.id = r.community_id where r.user_id = $1
    union all select 'd' || c.id, json_build_object('kind', 'muted', 'community', c.name,
      'mutedAt', mute.muted_at, 'mutedUntil', mute.muted_until)
    from community_mutes mute join communities c on c.id = mute.community_id
    where mute.user_id = $1
    union all select 'c' || q.id, json_build_object('kind', 'request', 'community', c.name,
      'text', q.message, 'status', q.status, 'createdAt', q.created_at, 'updatedAt', q.updated_at)
    from membership_requests q join communities c on c.id = q.community_id where q.user_id = $1
    union all select 'd' || i.id, json_build_object('kind', 'invitation', 'community', c.name,
      'createdAt', i.created_at, 'endsAt', i.expires_at, 'mostUses', i.most_uses, 'uses', i.uses,
      'withdrawnAt', i.withdrawn_at)
    from community_invitations i join communities c on c.id = i.community_id
    where i.maker_id = $1
    union all select 'e' || came.id, json_build_object('kind', 'invited', 'community', c.name,
      'joinedAt', came.joined_at)
    from invited_members came join community_invitations i on i.id = came.invitation_id
    join communities c on c.id = i.community_id where came.user_id = $1`),
)

export const posts = statement<EntryRow, EntryValues>(
  pageOf(`select p.id::text as key, json_build_object('id', p.id, 'title', p.title,
      'text', p.content, 'community', c.name, 'category', category.name,
      'yourTitleBeforeTheLeader', p.author_title, 'yourTextBeforeTheLeader', p.author_content,
      'editedBy', p.edited_by, 'likes', p.like_count, 'poll', ${pollOf('p.poll')},
      'createdAt', p.created_at, 'updatedAt', p.updated_at, 'files', (
        select json_agg(a.id order by a.position) from attachments a
        where a.post_id = p.id and a.owner_id = $1)) as entry
    from community_posts p join communities c on c.id = p.community_id
    join community_categories category on category.id = p.category_id
    where p.author_id = $1`),
)

export const replies = statement<EntryRow, EntryValues>(
  pageOf(`select r.id::text as key, json_build_object('id', r.id, 'text', r.content,
      'post', ${postName}, 'community', c.name, 'yourTextBeforeTheLeader', r.author_content,
      'editedBy', r.edited_by, 'inAnswerTo', r.answers_id, 'likes', r.like_count,
      'createdAt', r.created_at, 'updatedAt', r.updated_at) as entry
    from post_replies r join community_posts p on p.id = r.post_id
    join communities c on c.id = p.community_id where r.author_id = $1`),
)

export const events = statement<EntryRow, EntryValues>(
  pageOf(`select e.id::text as key, json_build_object('id', e.id, 'title', e.title,
      'text', e.description, 'community', c.name, 'startsAt', e.start_time, 'endsAt', e.end_time,
      'timeZone', e.time_zone, 'isOnline', e.is_online, 'location', e.location,
      'meetingAddress', e.meeting_url, 'isPublic', e.is_public, 'createdAt', e.created_at,
      'updatedAt', e.updated_at) as entry
    from community_events e join communities c on c.id = e.community_id where e.creator_id = $1`),
)

export const answers = statement<EntryRow, EntryValues>(
  pageOf(`select e.id::text as key, json_build_object('event', case
        when ${seesInside('c', '$1')} and not ${isContentHidden('e.creator_id')} then e.title end,
      'community', c.name, 'startsAt', e.start_time, 'answer', r.status,
      'createdAt', r.created_at, 'updatedAt', r.updated_at) as entry
    from event_rsvps r join community_events e on e.id = r.event_id
    join communities c on c.id = e.community_id where r.user_id = $1`),
)

export const articles = statement<EntryRow, EntryValues>(
  pageOf(`select a.id::text as key, json_build_object('id', a.id, 'title', a.title,
      'summary', a.summary, 'text', a.content, 'slug', a.slug, 'likes', a.like_count,
      'createdAt', a.created_at, 'updatedAt', a.updated_at) as entry
    from information_hub_posts a where a.author_id = $1 and a.withdrawn_at is null`),
)

export const comments = statement<EntryRow, EntryValues>(
  pageOf(`select r.id::text as key, json_build_object('id', r.id, 'text', r.content,
      'article', case when a.withdrawn_at is null then a.title end, 'inAnswerTo', r.answers_id,
      'likes', r.like_count, 'createdAt', r.created_at, 'updatedAt', r.updated_at) as entry
    from information_hub_post_replies r join information_hub_posts a on a.id = r.post_id
    where r.author_id = $1`),
)

/** In SQL: likes and reactions as one table, `l`; the emoji is null for a like. */
const given = (likes: string, reactions: string, column: string): string =>
  `(select ${column}, user_id, created_at, null as emoji, '' as mark from ${likes}
    union all select ${column}, user_id, created_at, emoji, '+' from ${reactions}) l`

export const likes = statement<EntryRow, EntryValues>(
  pageOf(`select 'a' || l.post_id || l.mark as key, json_build_object('kind', 'post', 'of', ${postName},
      'reaction', l.emoji, 'community', c.name, 'createdAt', l.created_at) as entry
    from ${given('post_likes', 'post_reactions', 'post_id')} join community_posts p on p.id = l.post_id
    join communities c on c.id = p.community_id where l.user_id = $1
    union all select 'a' || v.post_id || '=', json_build_object('kind', 'vote', 'of', ${postName},
      'chose', case when ${seesInside('c', '$1')} and not ${isContentHidden('p.author_id')}
        then ${chosenIn('p.poll', 'to_jsonb(v.answers)')} end,
      'community', c.name, 'createdAt', v.created_at)
    from post_votes v join community_posts p on p.id = v.post_id
    join communities c on c.id = p.community_id where v.user_id = $1
    union all select 'b' || l.reply_id || l.mark, json_build_object('kind', 'reply', 'of', case
        when not ${isContentHidden('r.author_id')} and ${seesInside('c', '$1')}
        then ${beginningOf('r.content', 80)} end,
      'reaction', l.emoji, 'community', c.name, 'createdAt', l.created_at)
    from ${given('reply_likes', 'reply_reactions', 'reply_id')} join post_replies r on r.id = l.reply_id
    join community_posts p on p.id = r.post_id
    join communities c on c.id = p.community_id where l.user_id = $1
    union all select 'c' || l.post_id, json_build_object('kind', 'article', 'of', case
        when a.withdrawn_at is null then a.title end, 'createdAt', l.created_at)
    from information_hub_post_likes l join information_hub_posts a on a.id = l.post_id
    where l.user_id = $1
    union all select 'd' || l.reply_id || l.mark, json_build_object('kind', 'comment', 'of', case
        when a.withdrawn_at is null and not ${isContentHidden('r.author_id')}
        then ${beginningOf('r.content', 80)} end, 'reaction', l.emoji, 'createdAt', l.created_at)
    from ${given('information_hub_reply_likes', 'information_hub_reply_reactions', 'reply_id')}
    join information_hub_post_replies r on r.id = l.reply_id
    join information_hub_posts a on a.id = r.post_id where l.user_id = $1`),
)
