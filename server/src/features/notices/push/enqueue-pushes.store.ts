import { enqueuing } from '../../../platform/jobs/enqueuing.ts'
import { comingMessages, comingNotices, readingSeconds } from './coming-pushes.ts'
import { receivers } from './receivers.store.ts'

const soonAfter = (moment: string): string =>
  `${moment}::timestamptz + interval '${readingSeconds} seconds'`

/**
 * SQL for the statement that writes notices, to follow its part `written`: two more parts, the last
 * of which enqueues one job for all readers who can be reached. A notice that already waits is not
 * added again. The statement must select the job, or PostgreSQL would not enqueue it.
 */
export const pushingNotices = (batch: string, moment: string): string => `waiting as (
    insert into notices_to_push (notice_id, batch)
    select written.id, ${batch}::uuid from written
    where exists (select 1 from ${receivers} r where r.user_id = written.user_id)
    order by written.user_id
    on conflict do nothing returning notice_id),
  push_job as (
    select (${enqueuing(comingNotices.name, {
      payload: `json_build_object('batch', ${batch}::uuid)`,
      runAt: soonAfter(moment),
    })}).id from (select 1 from waiting limit 1) something)`

interface Said {
  readonly senderId: string
  readonly moment: string
}

/**
 * SQL for the update of a conversation `c` by a message: since when a push job waits. It becomes
 * this moment if no job waits and anybody would receive it. A job that has waited for an hour may
 * have been discarded.
 */
export const pushWaitsSince = ({ senderId, moment }: Said): string => `case
    when c.push_waits_since > ${moment}::timestamptz - interval '1 hour' then c.push_waits_since
    when exists (
      select 1 from conversation_participants hears
      join ${receivers} reached on reached.user_id = hears.user_id
      where hears.conversation_id = c.id and hears.user_id <> ${senderId}
        and hears.left_at is null and hears.request is null and not hears.is_muted) then ${moment}::timestamptz end`

/** SQL that enqueues the job if it waits since this moment, for the conversation as `raised`. */
export const pushingMessages = (moment: string): string => `case
    when raised.push_waits_since = ${moment}::timestamptz
    then (${enqueuing(comingMessages.name, {
      payload: `json_build_object('conversationId', raised.id)`,
      runAt: soonAfter(moment),
    })}).id end`
