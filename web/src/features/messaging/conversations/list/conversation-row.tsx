import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { Link } from '@tanstack/react-router'
import { BellOff, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { MessageTick } from '../../../../ui/content/message-tick.tsx'
import { PersonName } from '../../../../ui/people/person-name.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { nameOf } from '../../../people/people/public.ts'
import { presenceTexts, usePresence } from '../../presence/public.ts'
import { ConversationFace } from '../conversation-face.tsx'
import { useDraftWords } from '../draft-words.ts'
import { listTexts as texts } from './list-texts.ts'
import { listTime } from '../../../../platform/time/list-time.ts'
import type { UnsentPreview } from './unsent.ts'
import { isMuted, othersIn, titleOf } from '../title-of.ts'

/** 'You', or in a group the sender's first name; nothing in a conversation of two. */
function writerOf(conversation: Conversation, viewerId: string): string | undefined {
  const { lastMessageSenderId, isGroup, participants } = conversation
  if (lastMessageSenderId === viewerId) return texts.you
  if (!isGroup) return undefined
  const writer = participants.find(({ userId }) => userId === lastMessageSenderId)
  return writer && nameOf(writer.user).split(/\s/)[0]
}

/**
 * The newest message that is not deleted, in one line. Unsent ones come last, as in the thread, and
 * what was begun elsewhere comes before all of them.
 */
function previewOf({ conversation, viewerId, unsent, draft }: LinesProps): ReactNode {
  if (draft !== undefined)
    return (
      <>
        <span className="text-accent-text">{texts.draft}</span>
        {draft}
      </>
    )
  if (unsent) return texts.by(texts.you, unsent.text)
  const { lastMessage, lastMessageSenderId, blockedIds } = conversation
  if (lastMessage === null) return texts.silent
  // The thread folds their messages away in a group, and the list does the same. Between two people
  // they stay where they are.
  if (lastMessageSenderId !== null && blockedIds.includes(lastMessageSenderId)) return texts.blocked
  const writer = writerOf(conversation, viewerId)
  return writer === undefined ? lastMessage : texts.by(writer, lastMessage)
}

interface ConversationRowProps {
  conversation: Conversation
  /** The viewer's own message that the server does not have yet. */
  unsent: UnsentPreview | undefined
  viewerId: string
  now: number
  selected: boolean
  /** Shows only the face, when the list is collapsed. */
  small: boolean
  /** The only row of the list that the Tab key reaches. */
  reachable: boolean
  /** It is among the first rows, which show who is online. */
  isNear: boolean
  onFocus: () => void
}

const dot = <span aria-hidden="true" className="block size-2 shrink-0 rounded-full bg-signal" />

const mark = ({ unsent }: Pick<ConversationRowProps, 'unsent'>): ReactNode =>
  unsent && unsent.state !== 'sent' && <MessageTick state={unsent.state} />

interface LinesProps extends Pick<
  ConversationRowProps,
  'conversation' | 'unsent' | 'viewerId' | 'now'
> {
  /** Begun and not sent; the composer of the open conversation shows its own. */
  draft: string | undefined
}

function Lines(props: LinesProps): ReactNode {
  const { conversation, unsent, viewerId, now, draft } = props
  const { unread, isGroup } = conversation
  const lastMessageAt = unsent?.at ?? conversation.lastMessageAt
  const note = isGroup ? texts.people(conversation.participantCount) : conversation.profession
  const verified = !isGroup && othersIn(conversation, viewerId)[0]?.user.verified === true
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline justify-between gap-2">
        {/* The name goes first; what stands beside it is cut rather than left out. */}
        <span className="flex h-[23px] min-w-0 flex-1 items-baseline gap-x-2">
          <span className={classNames('flex min-w-0 shrink-0', note ? 'max-w-3/4' : 'max-w-full')}>
            <PersonName name={titleOf(conversation, viewerId)} verified={verified} />
          </span>
          <span className="min-w-0 truncate text-meta text-ink-3">{note}</span>
        </span>
        {lastMessageAt !== null && (
          <span className="shrink-0">
            <Readout tone={unread ? 'unread' : 'quiet'} dateTime={lastMessageAt}>
              {listTime(lastMessageAt, new Date(now))}
            </Readout>
          </span>
        )}
      </span>
      <span className="flex items-center justify-between gap-2">
        <span
          dir="auto"
          className={classNames(
            'min-w-0 truncate text-meta',
            unread && !unsent && draft === undefined ? 'font-semibold text-ink' : 'text-ink-2',
          )}
        >
          {previewOf(props)}
        </span>
        <span className="flex shrink-0 items-center gap-1.5 text-ink-3">
          {mark(props)}
          {conversation.isPinned && <Pin className="size-3.5" aria-hidden="true" />}
          {isMuted(conversation, viewerId) && (
            <BellOff className="size-3.5 text-ink-3" aria-hidden="true" />
          )}
          {unread && dot}
        </span>
      </span>
    </span>
  )
}

export function ConversationRow(props: ConversationRowProps): ReactNode {
  const { conversation, viewerId, selected, small, reachable, isNear, onFocus } = props
  const title = titleOf(conversation, viewerId)
  const draft = useDraftWords(viewerId, conversation.id)
  const other = conversation.isGroup ? undefined : othersIn(conversation, viewerId)[0]
  const isOnline =
    usePresence(isNear && other?.user.linked ? other.userId : undefined)?.isOnline === true
  return (
    <li className="px-1.5">
      <Link
        to="/messages"
        search={{ id: conversation.id }}
        state={{ fromList: true }}
        activeOptions={{ includeSearch: true }}
        aria-current={selected ? 'page' : undefined}
        data-conversation={conversation.id}
        tabIndex={reachable ? 0 : -1}
        onFocus={onFocus}
        {...(small && { title })}
        className={classNames(
          'relative flex h-16 items-center gap-3 rounded-control px-2.5 -outline-offset-2 transition-colors duration-150 hover:bg-raised',
          selected && 'bg-raised',
          small && 'justify-center',
        )}
      >
        <span className="relative shrink-0">
          <ConversationFace conversation={conversation} viewerId={viewerId} />
          {isOnline && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute right-0 bottom-0 size-3 rounded-full bg-go ring-2',
                selected ? 'ring-raised' : 'ring-bg',
              )}
            />
          )}
        </span>
        {small ? (
          <>
            <span className="sr-only">{title}</span>
            <span className="absolute top-2 right-1.5 text-ink-3">
              {mark(props) || (conversation.unread && dot)}
            </span>
          </>
        ) : (
          <Lines {...props} draft={selected ? undefined : draft} />
        )}
        {isOnline && <span className="sr-only">{presenceTexts.online}</span>}
        {conversation.unread && <span className="sr-only">{texts.unread}</span>}
        {conversation.isPinned && <span className="sr-only">{texts.pinned}</span>}
        {isMuted(conversation, viewerId) && <span className="sr-only">{texts.muted}</span>}
      </Link>
    </li>
  )
}
