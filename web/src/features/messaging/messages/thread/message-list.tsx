import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { ArrowDown } from 'lucide-react'
import { useMemo, type ReactNode, type Ref, useState } from 'react'
import { Virtualizer } from 'virtua'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { Spinner } from '../../../../ui/states/spinner.tsx'
import { othersIn } from '../../conversations/public.ts'
import { useMessagingSettings } from '../../messaging-settings/public.ts'
import { EventRow } from '../message/event-row.tsx'
import { choicesOf, type MessageActions } from '../message/message-choices.ts'
import { MessageRow } from '../message/message-row.tsx'
import type { ThreadMessage } from './thread-message.ts'
import type { ThreadRow } from './thread-rows.ts'
import type { ScrollState, ThreadScroll } from '../scroll/thread-scroll.ts'
import { threadTexts as texts } from './thread-texts.ts'
import type { useMessageKeys } from '../message/use-message-keys.ts'
import { useMessagePress } from '../message/use-message-press.ts'
import type { ShownThread } from './use-thread.ts'

interface Seen {
  readonly messages: readonly ThreadMessage[]
  readonly shift: boolean
  readonly generation: number
}

/** Whether messages were added or removed at the start, or the list is a different one. */
function compare(before: Seen, messages: readonly ThreadMessage[]): Seen {
  const [was] = before.messages
  const [is] = messages
  const same = { messages, shift: false, generation: before.generation }
  if (!was || !is || was.key === is.key) return same
  const isKnown = (one: ThreadMessage, all: readonly ThreadMessage[]): boolean =>
    all.some(({ key }) => key === one.key)
  if (isKnown(was, messages) || isKnown(is, before.messages)) return { ...same, shift: true }
  return { ...same, generation: before.generation + 1 }
}

/**
 * Messages that are added or removed at the start must not move the view: the list needs to know
 * (`shift`). It is mounted again when another part of the conversation is shown (`generation`).
 */
function useListChange(messages: readonly ThreadMessage[]): Omit<Seen, 'messages'> {
  const [seen, setSeen] = useState<Seen>({ messages, shift: false, generation: 0 })
  if (seen.messages === messages) return seen
  const next = compare(seen, messages)
  setSeen(next)
  return next
}

interface OlProps {
  style: object
  children: ReactNode
  ref?: Ref<HTMLOListElement>
}

function Ol({ ref, ...rest }: OlProps): ReactNode {
  return <ol {...rest} ref={ref} aria-label={texts.messages} />
}

interface MessageListProps {
  conversation: Conversation
  viewerId: string
  thread: ShownThread
  rows: readonly ThreadRow[]
  scroll: ThreadScroll
  scrollState: ScrollState
  keys: ReturnType<typeof useMessageKeys>
  edits: Readonly<Record<string, string>>
  actions: MessageActions
  /** The viewer may write in the conversation. */
  maySend: boolean
}

function Below(props: Pick<MessageListProps, 'scroll' | 'scrollState'>): ReactNode {
  const { scroll, scrollState } = props
  if (scrollState.below === 'nothing') return null
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 flex justify-center *:pointer-events-auto">
      {scrollState.below === 'new' ? (
        <button
          type="button"
          onClick={scroll.toNewest}
          className="flex h-11 items-center gap-2 rounded-full bg-accent px-4 text-meta font-semibold text-on-accent shadow-float transition-colors duration-150 hover:bg-accent-hover md:h-9"
        >
          {texts.newMessages}
          <ArrowDown className="size-4" aria-hidden="true" />
        </button>
      ) : (
        <span className="rounded-control border border-line bg-surface shadow-float">
          <IconButton label={texts.toNewest} onClick={scroll.toNewest}>
            <ArrowDown className="size-5" aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </div>
  )
}

/** At the top of the view: what is loading there, or the day of the messages in view. */
function Above({ isLoadingOlder, day }: Pick<ScrollState, 'isLoadingOlder' | 'day'>): ReactNode {
  if (!isLoadingOlder && day === undefined) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 top-2 flex justify-center">
      <span className="rounded-control border border-line bg-surface px-3 py-1">
        {isLoadingOlder && <Spinner text={texts.loadingOlder} />}
        {!isLoadingOlder && day !== undefined && (
          // The separators between the messages say it to everybody who does not see it.
          <span aria-hidden="true" data-day={day}>
            <Readout tone="quiet" dateTime={day}>
              {day}
            </Readout>
          </span>
        )}
      </span>
    </div>
  )
}

/** Only the rows in view are rendered, however long the conversation is. */
export function MessageList(props: MessageListProps): ReactNode {
  const { conversation, viewerId, thread, rows, scroll, scrollState, keys, edits, actions } = props
  const { maySend } = props
  const { id, isGroup, participants } = conversation
  const { draw, look, rest, resize } = scroll
  const press = useMessagePress((key) => {
    const entry = rows.find((row) => row.entry.key === key)?.entry
    if (entry && choicesOf(entry, maySend).includes('reply')) actions.choose(entry, 'reply')
  })
  const { shift, generation } = useListChange(thread.messages)
  const hasReceipts = useMessagingSettings().data?.receipts !== false
  const others = useMemo(
    () => (hasReceipts ? othersIn(conversation, viewerId) : []),
    [conversation, viewerId, hasReceipts],
  )
  const isBlocked = (userId: string): boolean =>
    isGroup && participants.some((one) => one.userId === userId && one.blocked)
  const isMarked = ({ entry: { message } }: ThreadRow): boolean =>
    scrollState.marked !== undefined && message.seq === scrollState.marked
  return (
    <div className="relative min-h-0 flex-1">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves between the messages in it */}
      <div
        onFocus={keys.onFocus}
        onKeyDown={(event) => keys.onKeyDown(event, actions)}
        {...press}
        onWheel={({ deltaY }) => scroll.move(deltaY < 0)}
        onTouchMove={() => scroll.move(false)}
        className={classNames(
          'flex h-full flex-col overflow-x-hidden overflow-y-auto overscroll-contain [overflow-anchor:none] touch-pan-y touch-pinch-zoom',
          thread.loaded && !scrollState.shown && 'invisible',
        )}
      >
        {/* Pushes a short conversation to the bottom. */}
        <div className="flex-1" />
        <Virtualizer
          key={generation}
          ref={draw}
          as={Ol}
          item="li"
          data={rows}
          shift={shift}
          bufferSize={400}
          keepMounted={[keys.reachable]}
          onScroll={look}
          onScrollEnd={rest}
          onResize={resize}
        >
          {(row, index) =>
            row.entry.message.event ? (
              <EventRow
                key={row.entry.key}
                {...row}
                viewerId={viewerId}
                reachable={index === keys.reachable}
                isMarked={isMarked(row)}
              />
            ) : (
              <MessageRow
                key={row.entry.key}
                {...row}
                conversationId={id}
                viewerId={viewerId}
                isGroup={isGroup}
                others={others}
                people={participants}
                isBlocked={isBlocked(row.entry.message.senderId)}
                isQuoteBlocked={isBlocked(row.entry.message.replyTo?.senderId ?? '')}
                maySend={maySend}
                edit={edits[row.entry.message.id ?? '']}
                reachable={index === keys.reachable}
                isMarked={isMarked(row)}
                actions={actions}
              />
            )
          }
        </Virtualizer>
      </div>
      <Above {...scrollState} />
      <Below scroll={scroll} scrollState={scrollState} />
    </div>
  )
}
