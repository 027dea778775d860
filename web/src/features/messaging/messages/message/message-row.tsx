import type { Participant } from '@patchbay/contract/messaging/conversations'
import { Reply } from 'lucide-react'
import { memo, useRef, type ReactNode } from 'react'
import { dayInWords, dayOf, timeOfDay } from '../../../../platform/time/day.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { DaySeparator } from '../../../../ui/content/day-separator.tsx'
import { FormattedText } from '../../../../ui/content/formatted-text.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { MessageBubble } from '../../../../ui/content/message-bubble.tsx'
import { MessageTick } from '../../../../ui/content/message-tick.tsx'
import { MessageFiles, WaitingFiles } from '../../../content/attachments/public.ts'
import { Folded } from '../../../people/blocks/public.ts'
import { DeferredFiles } from '../../conversations/public.ts'
import { LinkCards } from '../../link-cards/public.ts'
import { nameOf, PersonAvatar, PersonLink } from '../../../people/people/public.ts'
import type { FailureNoteProps } from './failure-note.tsx'
import { fileNames, shownBrief } from '../thread/thread-message.ts'
import { choicesOf, type MessageActions } from './message-choices.ts'
import { mentionsOfGroup } from '../composer/mentions-of-group.ts'
import type { MessageEditProps } from './message-edit.tsx'
import type { ListingCardsProps } from './listing-card.tsx'
import { MessageMenu } from './message-menu.tsx'
import type { MessagePollProps } from './message-poll.tsx'
import type { MessagePreviewProps } from './message-preview.tsx'
import type { MessageReactionsProps } from './reactions/message-reactions.tsx'
import { QuotedMessage } from './quoted-message.tsx'
import type { MessageReceiptProps } from './message-receipt.tsx'
import { stateOf } from '../thread/reading/receipts.ts'
import { wordsMark } from './select-words.ts'
import { spokenMessage } from '../thread/spoken-message.ts'
import type { ThreadRow } from '../thread/thread-rows.ts'
import { useFoundWords } from '../thread/search-words.ts'
import { threadColumn } from '../thread/thread-column.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'
import { useStops } from '../thread/use-stops.ts'

/** Loaded once a conversation is at rest, so that it opens at once and without a connection. */
export const MessageEdit = lazyPart<MessageEditProps>(() =>
  import('./row-parts.ts').then((module) => module.MessageEdit),
)

const MessageReactions = lazyPart<MessageReactionsProps>(
  () => import('./row-parts.ts').then((module) => module.MessageReactions),
  { isMain: true },
)

/** Only few messages have these. */
const FailureNote = lazyPart<FailureNoteProps>(
  () => import('./row-parts.ts').then((module) => module.FailureNote),
  { isMain: true },
)

const ListingCards = lazyPart<ListingCardsProps>(
  () => import('./row-parts.ts').then((module) => module.ListingCards),
  { isMain: true },
)

const MessagePoll = lazyPart<MessagePollProps>(
  () => import('./row-parts.ts').then((module) => module.MessagePoll),
  { isMain: true },
)

const MessagePreview = lazyPart<MessagePreviewProps>(
  () => import('./row-parts.ts').then((module) => module.MessagePreview),
  { isMain: true },
)

/** Only groups have it; until it is there, the tick stands in its place. */
const MessageReceipt = lazyPart<MessageReceiptProps>(
  () => import('./row-parts.ts').then((module) => module.MessageReceipt),
  { isMain: true },
)

/** The files of a message, sent or still waiting to be sent. */
function BubbleFiles({
  entry,
  conversationId,
}: Pick<MessageRowProps, 'entry' | 'conversationId'>): ReactNode {
  const { message, own } = entry
  const { seq, sender } = message
  if (message.waitingFiles) return <WaitingFiles files={message.waitingFiles} />
  return (
    <DeferredFiles count={message.attachments.length}>
      <MessageFiles
        attachments={message.attachments}
        side={own ? 'own' : 'other'}
        origin={seq === undefined ? undefined : { name: nameOf(sender), conversationId, seq }}
      />
    </DeferredFiles>
  )
}

export interface MessageRowProps extends ThreadRow {
  conversationId: string
  viewerId: string
  isGroup: boolean
  /** Nobody, if the viewer sees no receipts. */
  others: readonly Participant[]
  /** Everybody in the conversation. */
  people: readonly Participant[]
  /** The viewer has blocked the sender. */
  isBlocked: boolean
  /** The viewer has blocked the sender of the message that this one replies to. */
  isQuoteBlocked: boolean
  /** The viewer may write in the conversation. */
  maySend: boolean
  /** The typed text, while the message is being edited. */
  edit: string | undefined
  /** The only row of the list that the Tab key reaches. */
  reachable: boolean
  /** Briefly highlighted, because the viewer has just jumped to it. */
  isMarked: boolean
  actions: MessageActions
}

const marked = 'bg-cue-soft'

function Divider(): ReactNode {
  return (
    <div className="flex items-center gap-3 pt-4">
      <span className="h-px flex-1 bg-signal" />
      <span className="label text-accent-text">{texts.divider}</span>
      <span className="h-px flex-1 bg-signal" />
    </div>
  )
}

type WordsProps = Pick<
  MessageRowProps,
  'entry' | 'viewerId' | 'isQuoteBlocked' | 'actions' | 'conversationId' | 'maySend'
>

function Words(props: WordsProps): ReactNode {
  const { entry, viewerId, isQuoteBlocked, actions, conversationId, maySend } = props
  const { message } = entry
  const { id, content, poll } = message
  const found = useFoundWords(message.content)
  const brief = shownBrief(message)
  if (message.deletedAt !== null) return <p className="text-ink-3 italic">{texts.deleted}</p>
  return (
    <>
      {message.replyTo && (
        <QuotedMessage
          quoted={message.replyTo}
          viewerId={viewerId}
          isBlocked={isQuoteBlocked}
          onJump={() => actions.jumpTo(message.replyTo?.seq ?? 0)}
        />
      )}
      {(message.listingReference || brief !== '') && (
        <LazyPart fallback={<div className="h-22" />}>
          <ListingCards listing={message.listingReference} brief={brief} />
        </LazyPart>
      )}
      {/* On a touch screen a long press opens the menu, which offers to copy or select the text.
       */}
      <div {...wordsMark} className="pointer-coarse:not-data-selectable:select-none">
        <FormattedText marks={found}>{content}</FormattedText>
      </div>
      {poll && (
        <LazyPart fallback={<div style={{ height: 60 + poll.answers.length * 44 }} />}>
          <MessagePoll {...{ id, conversationId, question: content, poll, maySend }} />
        </LazyPart>
      )}
    </>
  )
}

function Bubble(props: MessageRowProps): ReactNode {
  const { entry, continued, isGroup, others, edit, actions, conversationId, reachable } = props
  const { maySend, viewerId, people, isBlocked } = props
  const { message, own, key } = entry
  const { id, seq, sender, content, createdAt, isEdited, reactions = [], preview } = message
  const isOpen =
    edit !== undefined && id !== undefined && choicesOf(entry, maySend).includes('edit')
  const state = own ? stateOf(entry, others) : undefined
  const hasFiles = message.deletedAt === null && fileNames(message).length > 0
  const withReceipt =
    own && isGroup && others.length > 0 && seq !== undefined && state !== undefined
  return (
    <MessageBubble
      own={own}
      continued={continued}
      bare={isOpen}
      files={hasFiles && <BubbleFiles entry={entry} conversationId={conversationId} />}
      wideFiles={message.attachments.some(({ kind, missing }) => kind !== 'document' && !missing)}
      wide={message.poll !== undefined}
      time={timeOfDay(createdAt)}
      dateTime={createdAt}
      forwarded={message.isForwarded === true && message.deletedAt === null}
      edited={isEdited && message.deletedAt === null}
      {...(state && { state })}
      {...(withReceipt && {
        receipt: (
          <LazyPart fallback={<MessageTick state={state} />}>
            <MessageReceipt seq={seq} state={state} others={others} />
          </LazyPart>
        ),
      })}
      avatar={!own && !continued && <PersonAvatar person={sender} size={32} />}
      name={!own && !continued && isGroup && <PersonLink person={sender} />}
      actions={!isOpen && <MessageMenu {...{ entry, viewerId, maySend, isBlocked, actions }} />}
      cards={
        content !== '' && (
          <>
            <LinkCards text={content} reachable={reachable} />
            {preview && id !== undefined && (
              <LazyPart fallback={<span className="mt-1 block h-24" />}>
                <MessagePreview {...{ id, conversationId, own, preview }} />
              </LazyPart>
            )}
          </>
        )
      }
      reactions={
        id !== undefined && (
          <LazyPart fallback={reactions.length > 0 && <span className="block h-11 md:h-8" />}>
            <MessageReactions {...{ id, entry, viewerId, people, maySend, actions }} />
          </LazyPart>
        )
      }
      note={
        entry.state === 'failed' && (
          <LazyPart fallback={<span className="block h-11 md:h-8" />}>
            <FailureNote entry={entry} actions={actions} />
          </LazyPart>
        )
      }
    >
      {isOpen ? (
        <LazyPart fallback={<Words {...props} />}>
          <MessageEdit
            conversationId={conversationId}
            messageId={id}
            content={content}
            text={edit}
            mentions={mentionsOfGroup({ isGroup, participants: people }, viewerId)}
            onChange={(text) => actions.edit(id, text)}
            onClose={(isSaved) => actions.closeEdit(key, id, isSaved)}
          />
        </LazyPart>
      ) : (
        (!hasFiles || content !== '' || message.replyTo) && <Words {...props} />
      )}
    </MessageBubble>
  )
}

/** A message; the first message of a day has the date above it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps): ReactNode {
  const { entry, startsDay, isFirstUnread, isBlocked, maySend, reachable, isMarked } = props
  const { message, key } = entry
  const box = useRef<HTMLElement>(null)
  useStops(box, reachable)
  return (
    <div className={`${threadColumn} px-4 md:px-5`}>
      {startsDay && (
        <div className="pt-4">
          <DaySeparator date={dayOf(message.createdAt)} label={dayInWords(message.createdAt)} />
        </div>
      )}
      {isFirstUnread && <Divider />}
      <article
        ref={box}
        aria-label={spokenMessage(props)}
        data-key={key}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- messages are read by arrow keys
        tabIndex={reachable ? 0 : -1}
        data-marked={isMarked || undefined}
        className={classNames(
          'group relative rounded-inner',
          isMarked ? marked : 'transition-colors',
        )}
      >
        {maySend && (
          <Reply
            aria-hidden="true"
            className="absolute top-1/2 -left-10 size-5 -translate-y-1/2 text-accent-text opacity-0 group-data-swiped:opacity-100"
          />
        )}
        <Folded
          thing={{ author: message.sender, authorBlocked: isBlocked }}
          className={classNames(isBlocked && 'pt-2')}
        >
          <Bubble {...props} />
        </Folded>
      </article>
    </div>
  )
})
