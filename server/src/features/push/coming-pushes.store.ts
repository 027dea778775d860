import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import { enqueuing } from '../../platform/jobs/enqueuing.ts'
import { comingMessages, comingNotice, mostAttempts, readingSeconds } from './coming-pushes.ts'

const soonAfter = (moment: string): string =>
  `${moment}::timestamptz + interval '${readingSeconds} seconds'`

// In one order, as everyone who puts in several does.
const enqueueNotices = statement<
  never,
  [noticeIds: readonly string[], userIds: readonly string[], now: Date]
>(`select ${enqueuing(comingNotice.name, {
  payload: `json_build_object('noticeId', coming.id, 'subscriptionId', coming.subscription_id)`,
  runAt: soonAfter('$3'),
  key: `'push_notice:' || coming.subscription_id || ':' || coming.id`,
  maxAttempts: mostAttempts,
})} from (
    select notice.id, s.id as subscription_id
    from unnest($1::uuid[], $2::uuid[]) as notice (id, user_id)
    join push_subscriptions s on s.user_id = notice.user_id
    order by notice.id, s.id) coming`)

interface WrittenNotice {
  readonly id: string
  readonly user_id: string
}

/** To every browser of these people that wants it, in the transaction of what happened. */
export async function pushNotices(
  tx: Database,
  notices: readonly WrittenNotice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return
  await enqueueNotices(tx, [notices.map(({ id }) => id), notices.map((one) => one.user_id), now])
}

/**
 * In SQL, for the statement that says something: the job that tells of it, where anybody would hear
 * it. One that waits for the same conversation tells of this too, and no later for it.
 */
export const pushingMessages = (said: {
  readonly conversationId: string
  readonly senderId: string
  readonly moment: string
}): string => `case when exists (
    select 1 from conversation_participants hears
    join push_subscriptions subscribed on subscribed.user_id = hears.user_id
    where hears.conversation_id = ${said.conversationId} and hears.user_id <> ${said.senderId}
      and hears.left_at is null and not hears.is_muted)
  then (${enqueuing(comingMessages.name, {
    payload: `json_build_object('conversationId', ${said.conversationId})`,
    runAt: soonAfter(said.moment),
    key: `'push_messages:' || ${said.conversationId}`,
  })}).id end`
