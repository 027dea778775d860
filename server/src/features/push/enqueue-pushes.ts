import { enqueuing } from '../../platform/jobs/enqueuing.ts'
import { receivers } from './receivers.store.ts'
import { comingMessages, comingNotice, mostAttempts, readingSeconds } from './coming-pushes.ts'

const soonAfter = (moment: string): string =>
  `${moment}::timestamptz + interval '${readingSeconds} seconds'`

interface Written {
  readonly noticeId: string
  readonly userId: string
  readonly moment: string
}

/**
 * In SQL, for the statement that writes a notice: its jobs, one for each browser and device of its
 * reader, and how many. One that waits already is enough.
 */
export const pushingNotice = ({ noticeId, userId, moment }: Written): string => `(
  select count((${enqueuing(comingNotice.name, {
    payload: `json_build_object('noticeId', ${noticeId}, 'subscriptionId', receiver.id)`,
    runAt: soonAfter(moment),
    key: `'push_notice:' || receiver.id || ':' || ${noticeId}`,
    maxAttempts: mostAttempts,
  })}).id)
  from (select r.id from ${receivers} r where r.user_id = ${userId} order by r.id) receiver)`

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
    join ${receivers} reached on reached.user_id = hears.user_id
    where hears.conversation_id = ${said.conversationId} and hears.user_id <> ${said.senderId}
      and hears.left_at is null and not hears.is_muted)
  then (${enqueuing(comingMessages.name, {
    payload: `json_build_object('conversationId', ${said.conversationId})`,
    runAt: soonAfter(said.moment),
    key: `'push_messages:' || ${said.conversationId}`,
  })}).id end`
