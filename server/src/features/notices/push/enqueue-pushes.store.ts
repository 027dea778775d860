import { enqueuing } from '../../../platform/jobs/jobs.store.ts'
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
  readonly content: string
}

/**
 * SQL condition: whether participant `p` wants to hear of this text. Who has muted a group still
 * hears of their own name, unless they switched mentions off.
 */
export const hearsOf = (content: string): string => `(not p.is_muted
  or (position('<@' || p.user_id || '|' in ${content}) > 0
    and exists (select 1 from conversations g where g.id = p.conversation_id and g.is_group)
    and not exists (
    select 1 from notice_settings s where s.user_id = p.user_id and 'mentions' = any(s.switched_off))))`

/**
 * SQL for the update of a conversation `c` by a message: since when a push job waits. It becomes
 * this moment if no job waits and anybody would receive it. A job that has waited for an hour may
 * have been discarded.
 */
export const pushWaitsSince = ({ senderId, moment, content }: Said): string => `case
    when c.push_waits_since > ${moment}::timestamptz - interval '1 hour' then c.push_waits_since
    when exists (
      select 1 from conversation_participants p
      join ${receivers} reached on reached.user_id = p.user_id
      where p.conversation_id = c.id and p.user_id <> ${senderId}
        and p.left_at is null and p.request is null and ${hearsOf(content)}) then ${moment}::timestamptz end`

/** SQL that enqueues the job if it waits since this moment, for the conversation as `raised`. */
export const pushingMessages = (moment: string): string => `case
    when raised.push_waits_since = ${moment}::timestamptz
    then (${enqueuing(comingMessages.name, {
      payload: `json_build_object('conversationId', raised.id)`,
      runAt: soonAfter(moment),
    })}).id end`
