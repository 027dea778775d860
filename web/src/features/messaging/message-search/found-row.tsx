import type { FoundMessage } from '@patchbay/contract/messaging/message-search'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MarkedParts } from '../../../ui/content/marked-parts.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { ConversationFace, titleOf } from '../conversations/public.ts'
import { listTime } from '../../../platform/time/list-time.ts'
import { nameOf } from '../../people/people/public.ts'
import { searchTexts as texts } from './texts.ts'
import type { Hit } from './use-message-search.ts'

/** 'You', or a first name. */
const saidBy = ({ sender }: FoundMessage, viewerId: string): string =>
  sender.id === viewerId ? texts.you : (nameOf(sender).split(/\s/)[0] ?? '')

interface FoundRowProps extends Hit {
  viewerId: string
  now: number
  reachable: boolean
  onFocus: () => void
}

/** A found message, which links to its position in the conversation. */
export function FoundRow(props: FoundRowProps): ReactNode {
  const { message, conversation, viewerId, now, reachable, onFocus } = props
  const { conversationId, seq, createdAt, excerpt } = message
  return (
    <li className="px-2">
      <Link
        to="/messages"
        search={{ id: conversationId, at: seq }}
        state={() => ({ fromList: true, chosenAt: Date.now() })}
        tabIndex={reachable ? 0 : -1}
        onFocus={onFocus}
        className="flex items-start gap-3 rounded-control px-2.5 py-2.5 -outline-offset-2 transition-colors duration-150 hover:bg-raised"
      >
        <ConversationFace conversation={conversation} viewerId={viewerId} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="flex min-w-0">
              <PersonName name={titleOf(conversation, viewerId)} />
            </span>
            <span className="shrink-0">
              <Readout tone="quiet" dateTime={createdAt}>
                {listTime(createdAt, new Date(now))}
              </Readout>
            </span>
          </span>
          <span dir="auto" className="line-clamp-2 text-meta break-words text-ink-2">
            <bdi>{texts.by(saidBy(message, viewerId))}</bdi>
            <MarkedParts parts={excerpt} />
          </span>
        </span>
      </Link>
    </li>
  )
}
