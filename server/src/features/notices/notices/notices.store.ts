import type { NoticeKind } from '@patchbay/contract/notices/notices'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { pushingNotices } from '../push/public.ts'
import { insideKinds, likedKinds, personalKinds, settingOf, type NewNotice } from './new-notice.ts'

const includes = (kinds: readonly NoticeKind[], kind: NoticeKind): boolean => kinds.includes(kind)

export interface WrittenNotice {
  readonly id: string
  readonly user_id: string
}

// Ordered by person, so that concurrent inserts for the same people lock in one order. A repeated
// action makes the notice news again; its place is assigned at the end of the transaction.
const insert = statement<WrittenNotice & { push_job: string | null }, readonly unknown[]>(
  `with written as (
    insert into notices (id, user_id, kind, actor_id, community_id, request_id, event_id, post_id,
      reply_id, article_id, comment_id, verification_id, remind, starts_at, data,
      created_at)
    select person.notice_id, p.id, $3, case when $4 then null else $5::uuid end, $6::uuid, $7::uuid,
      $8::uuid, $9::uuid, $10::uuid, $11::uuid, $12::uuid, $13::uuid, $14,
      $15::timestamptz, $16::jsonb, $17::timestamptz
    from unnest($1::uuid[], $2::uuid[]) as person (notice_id, user_id)
    join user_profiles p on p.id = person.user_id and p.deleted_at is null
    where not exists (
        select 1 from notice_settings s where s.user_id = p.id and $18::text = any(s.switched_off))
      and not ($19 and (${hasBlocked('p.id', '$5::uuid')} or ${hasBlocked('$5::uuid', 'p.id')}))
    order by p.id
    on conflict (user_id, kind, group_id) where read_at is null and group_id is not null
    do update set data = excluded.data, actor_id = excluded.actor_id,
      created_at = excluded.created_at, place = 0
    returning id, user_id
  ), joined as (
    insert into notice_actors (notice_id, user_id, created_at)
    select id, $5::uuid, $17::timestamptz from written where $4
    on conflict (notice_id, user_id) do update set
      created_at = excluded.created_at, left_at = null
  ), ${pushingNotices('$20', '$17')}
  select id, user_id, (select id from push_job) as push_job from written`,
)

/** Adds a notice for each of these people who want it and may see it; returns those notices. */
export async function insertNotices(
  tx: Database,
  userIds: readonly string[],
  notice: NewNotice,
  now: Date,
): Promise<readonly WrittenNotice[]> {
  const { kind, actorId = null, reminder } = notice
  const people = [...new Set(userIds)].filter((id) => id !== actorId)
  if (people.length === 0) return []
  const ids = people.map(() => newId())
  const { communityId, requestId, eventId, postId, replyId, articleId, commentId } = notice
  const about = [communityId, requestId, eventId, postId, replyId, articleId, commentId]
  return insert(tx, [
    ids,
    people,
    kind,
    includes(likedKinds, kind),
    actorId,
    ...[...about, notice.verificationId].map((id) => id ?? null),
    reminder?.remind ?? null,
    reminder?.startsAt ?? null,
    JSON.stringify(notice.data ?? {}),
    now,
    settingOf(kind),
    includes(personalKinds, kind),
    newId(),
  ])
}

/** For a person who may no longer see inside the community. */
export async function deleteInsideNotices(
  tx: Database,
  communityId: string,
  userId: string,
): Promise<void> {
  await query(tx)
    .deleteFrom('notices')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .where('kind', 'in', insideKinds)
    .execute()
}

/** What was said of a mute before, which a newer mute or its end replaces. */
export async function deleteMuteNotices(
  tx: Database,
  communityId: string,
  userId: string,
): Promise<void> {
  await query(tx)
    .deleteFrom('notices')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .where('kind', 'in', ['muted', 'unmuted'])
    .execute()
}

/** The same for all non-members of a community that has just become private. */
export async function deleteInsideNoticesOfStrangers(
  tx: Database,
  communityId: string,
): Promise<void> {
  await query(tx)
    .deleteFrom('notices')
    .where('community_id', '=', communityId)
    .where('kind', 'in', insideKinds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('community_members as m')
            .select('m.user_id')
            .where('m.community_id', '=', communityId)
            .whereRef('m.user_id', '=', 'notices.user_id'),
        ),
      ),
    )
    .execute()
}

/** For a saved search that its owner has deleted. */
export async function deleteSearchNotices(
  tx: Database,
  userId: string,
  searchId: string,
): Promise<void> {
  await query(tx)
    .deleteFrom('notices')
    .where('user_id', '=', userId)
    .where('kind', '=', 'search_found')
    .where(sql<string>`data ->> 'searchId'`, '=', searchId)
    .execute()
}
