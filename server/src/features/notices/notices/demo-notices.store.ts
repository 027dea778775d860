import type { NoticeKind } from '@patchbay/contract/notices/notices'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { writeNotices } from './write-notices.ts'

interface HappenedRow {
  readonly kind: NoticeKind
  readonly user_id: string
  readonly actor_id: string
  readonly community_id: string | null
  readonly post_id: string | null
  readonly reply_id: string | null
  readonly article_id: string | null
  readonly comment_id: string | null
  readonly request_id: string | null
  readonly event_id: string | null
  readonly title: string | null
  readonly at: string
}

// Spreads the likes over time.
const later = (likes: string, who = 'l.user_id'): string =>
  `row_number() over (partition by ${likes} order by ${who}) * interval '23 minutes'`

const selectHappened = statement<{ one: HappenedRow }, [now: Date]>(
  `select to_json(happened) as one from (
    select 'post_replied' as kind, p.author_id as user_id, r.author_id as actor_id,
      p.community_id, p.id as post_id, r.id as reply_id, null::uuid as article_id,
      null::uuid as comment_id, null::uuid as request_id, null::uuid as event_id,
      null as title, r.created_at as at
    from post_replies r join community_posts p on p.id = r.post_id
    union all
    select 'post_liked', p.author_id, l.user_id, p.community_id, p.id, null, null, null, null, null,
      null, p.created_at + ${later('p.id')}
    from post_likes l join community_posts p on p.id = l.post_id
    union all
    select 'reply_liked', r.author_id, l.user_id, p.community_id, p.id, r.id, null, null, null,
      null, null, r.created_at + ${later('r.id')}
    from reply_likes l join post_replies r on r.id = l.reply_id
    join community_posts p on p.id = r.post_id
    union all
    select 'article_commented', a.author_id, c.author_id, null, null, null, a.id, c.id, null, null,
      null, c.created_at
    from information_hub_post_replies c join information_hub_posts a on a.id = c.post_id
    union all
    select 'comment_liked', c.author_id, l.user_id, null, null, null, c.post_id, c.id, null, null,
      null, c.created_at + ${later('c.id')}
    from information_hub_reply_likes l join information_hub_post_replies c on c.id = l.reply_id
    union all
    select 'membership_requested', c.leader_id, q.user_id, c.id, null, null, null, null, q.id, null,
      null, $1::timestamptz - ${later('c.id', 'q.user_id')}
    from membership_requests q join communities c on c.id = q.community_id
    where q.status = 'pending'
    union all
    select 'event_changed', r.user_id, e.creator_id, e.community_id, null, null, null, null, null,
      e.id, e.title, $1::timestamptz - interval '1 hour'
    from community_events e join event_rsvps r on r.event_id = e.id and r.status in ('yes', 'maybe')
    where e.id = (select min(id::text)::uuid from community_events)
  ) happened where at <= $1 order by at`,
)

const markBefore = statement<never, [moment: Date]>(
  `update notices set read_at = created_at + interval '1 hour' where created_at < $1`,
)

/** Notices of the demo people about each other; those older than a day are read. */
export async function insertDemoNotices(tx: Database, now: Date): Promise<void> {
  const day = 86_400_000
  const moment = new Date(now.getTime() - day)
  let hasRead = false
  for (const { one } of await selectHappened(tx, [now])) {
    const at = new Date(one.at)
    // Must run before the newer ones: read likes are not merged with later ones.
    if (at > moment && !hasRead) {
      await markBefore(tx, [moment])
      hasRead = true
    }
    await writeNotices(tx, [one.user_id], newsOf(one), at)
  }
}

const newsOf = (one: HappenedRow) => ({
  kind: one.kind,
  actorId: one.actor_id,
  communityId: one.community_id ?? undefined,
  postId: one.post_id ?? undefined,
  replyId: one.reply_id ?? undefined,
  articleId: one.article_id ?? undefined,
  commentId: one.comment_id ?? undefined,
  requestId: one.request_id ?? undefined,
  eventId: one.event_id ?? undefined,
  ...(one.title !== null && { data: { title: one.title } }),
})
