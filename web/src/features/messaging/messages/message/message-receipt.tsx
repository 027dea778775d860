import type { Participant } from '@patchbay/contract/messaging/conversations'
import type { ReactNode } from 'react'
import { HoverList } from '../../../../ui/overlays/hover-list.tsx'
import { MessageTick, type MessageState } from '../../../../ui/content/message-tick.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { PersonAvatar, PersonLink } from '../../../people/people/public.ts'
import { readersOf, readTime } from '../thread/reading/receipts.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'

export interface MessageReceiptProps {
  seq: number
  state: MessageState
  others: readonly Participant[]
}

function People({ title, people }: { title: string; people: readonly Participant[] }): ReactNode {
  if (people.length === 0) return null
  return (
    <section aria-label={title} className="px-4 py-2">
      <h3 className="label py-1 text-ink-3">{title}</h3>
      <ul>
        {people.map(({ userId, user, lastReadAt }) => (
          <li key={userId} className="flex min-h-10 items-center gap-2.5">
            <span className="flex shrink-0">
              <PersonAvatar person={user} size={28} />
            </span>
            <span className="min-w-0 flex-1 text-meta">
              <PersonLink person={user} />
            </span>
            {title === texts.readBy && lastReadAt !== null && (
              <Readout tone="quiet" dateTime={lastReadAt}>
                {readTime(lastReadAt)}
              </Readout>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In a group: the tick, which opens a list of who has read the message and who has not. */
export function MessageReceipt({ seq, state, others }: MessageReceiptProps): ReactNode {
  const readers = readersOf(seq, others)
  const waiting = others.filter((one) => !readers.includes(one))
  return (
    <HoverList
      label={texts.readBy}
      trigger={
        <>
          <MessageTick state={state} />
          <span className="sr-only">{texts.readByCount(readers.length, others.length)}</span>
        </>
      }
    >
      <div className="py-1">
        <People title={texts.readBy} people={readers} />
        <People title={texts.notYet} people={waiting} />
      </div>
    </HoverList>
  )
}
