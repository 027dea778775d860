import type { Participant } from '@patchbay/contract/messaging/conversations'
import { dayOf, timeOfDay } from '../../../../../platform/time/day.ts'
import type { MessageState } from '../../../../../ui/content/message-tick.tsx'
import { listTime } from '../../../../../platform/time/list-time.ts'
import { nameOf } from '../../../../people/people/public.ts'
import type { ThreadMessage } from '../thread-message.ts'

/** The other participants who have read the message at this seq. */
export const readersOf = (
  seq: number | undefined,
  others: readonly Participant[],
): readonly Participant[] =>
  seq === undefined
    ? []
    : others.filter(({ lastReadSeq, joinedSeq }) => lastReadSeq >= seq && joinedSeq < seq)

/** Two ticks only when everyone has read it. */
export function stateOf(entry: ThreadMessage, others: readonly Participant[]): MessageState {
  if (entry.state !== 'sent') return entry.state
  const readers = readersOf(entry.message.seq, others)
  return others.length > 0 && readers.length === others.length ? 'read' : 'sent'
}

/** '14:32' today, 'Yesterday 14:32', 'Nov 9 14:32'. */
export const readTime = (time: string, now: Date = new Date()): string =>
  dayOf(time) === dayOf(now) ? timeOfDay(time) : `${listTime(time, now)} ${timeOfDay(time)}`

/** 'Theo 14:32, Marcus Yesterday 15:01' */
export const readersInWords = (
  seq: number,
  others: readonly Participant[],
  now: Date = new Date(),
): string =>
  readersOf(seq, others)
    .map(({ user, lastReadAt }) =>
      [nameOf(user), lastReadAt === null ? '' : readTime(lastReadAt, now)].join(' ').trim(),
    )
    .join(', ')
