import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

/** In SQL: how soon a person usually answers, or null if that is not known. */
export const repliesWithin = (userId: string): string =>
  `(select habit.within from reply_times habit where habit.user_id = ${userId})`

/** With fewer first messages a median says nothing, and could tell of a single one. */
const fewest = 5

/**
 * The median of the times between the first message of somebody else in a conversation of two and
 * the first answer. What was never answered counts as the longest time, once there was time enough
 * for an answer. Closed conversations do not count: after a block there is no answer.
 */
const replace = statement<never, [since: Date, answeredBy: Date]>(
  `with asked as (
    select c.id, first.created_at,
      case when c.user1_id = first.sender_id then c.user2_id else c.user1_id end as user_id
    from conversations c join messages first on first.conversation_id = c.id and first.seq = 1
    where not c.is_group and c.closed is null and first.created_at >= $1),
  waits as (
    select asked.user_id, coalesce(answer.created_at - asked.created_at, interval '1 year') as wait
    from asked left join lateral (
      select m.created_at from messages m
      where m.conversation_id = asked.id and m.sender_id = asked.user_id
      order by m.seq limit 1) answer on true
    where answer.created_at is not null or asked.created_at < $2),
  medians as (
    select user_id, percentile_disc(0.5) within group (order by wait) as median
    from waits group by user_id having count(*) >= ${fewest}),
  habits as (
    select user_id, case when median <= interval '1 hour' then 'hour'
      when median <= interval '1 day' then 'day' else 'days' end as within
    from medians where median <= interval '4 days'),
  gone as (
    delete from reply_times old
    where not exists (select 1 from habits where habits.user_id = old.user_id))
  insert into reply_times (user_id, within) select user_id, within from habits
  on conflict (user_id) do update set within = excluded.within
    where reply_times.within <> excluded.within`,
)

export async function replaceReplyTimes(
  db: Database,
  since: Date,
  answeredBy: Date,
): Promise<void> {
  await replace(db, [since, answeredBy])
}

export async function deleteReplyTimeOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('reply_times').where('user_id', '=', userId).execute()
}
