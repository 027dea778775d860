import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { useMemo, useRef, type ReactNode } from 'react'
import { useOnline } from '../../../../platform/http/online.ts'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../../ui/states/loading.tsx'
import { DeferFiles, RequestBar, titleOf } from '../../conversations/public.ts'
import { nameOf } from '../../../people/people/public.ts'
import { ArrivalsVoice } from './arrivals-voice.tsx'
import type { ClosedComposerProps } from '../composer/closed-composer.tsx'
import { Composer } from '../composer/composer.tsx'
import { mentionsOfGroup } from '../composer/mentions-of-group.ts'
import { DropZone } from './drop-zone.tsx'
import { MessageList } from './message-list.tsx'
import type { MessageQuestionsProps } from '../message/message-questions.tsx'
import { quoteNow, quoteOf } from './thread-message.ts'
import { rowsOf } from './thread-rows.ts'
import { threadColumn } from './thread-column.ts'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { threadTexts as texts } from './thread-texts.ts'
import { useArrivalAt, type Jumps } from '../scroll/use-jumps.ts'
import { useComposing } from '../composer/use-composing.ts'
import { useEditBoxes, useEdits } from '../message/use-edits.ts'
import { useMessageActions } from '../message/use-message-actions.ts'
import { useMessageKeys } from '../message/use-message-keys.ts'
import { useMessaging } from '../use-messaging.ts'
import { useReading } from './reading/use-reading.ts'
import { useSending } from '../composer/use-sending.ts'
import { useThreadScroll } from '../scroll/use-thread-scroll.ts'
import { useThread, type ShownThread } from './use-thread.ts'
import { useTypists } from '../composer/use-typing.ts'

const MessageQuestions = lazyPart<MessageQuestionsProps>(
  () => import('../message/message-questions.tsx').then((module) => module.MessageQuestions),
  { isMain: true },
)

const ClosedComposer = lazyPart<ClosedComposerProps>(
  () => import('../composer/closed-composer.tsx').then((module) => module.ClosedComposer),
  { isMain: true },
)

/** Its space is always reserved, so that nothing moves when somebody begins to type. */
function TypingLine({ conversationId }: { conversationId: string }): ReactNode {
  const typists = useTypists(conversationId)
  const names = typists.map(nameOf)
  return (
    <p className={`${threadColumn} h-7 shrink-0 truncate px-4 pt-1.5 text-meta text-ink-3 md:px-5`}>
      {names.length > 2 && texts.manyTyping}
      {names.length > 0 && names.length <= 2 && <bdi>{texts.typing(names)}</bdi>}
    </p>
  )
}

interface ThreadBodyProps {
  conversation: Conversation
  viewerId: string
  jumps: Jumps
}

function Placeholder({ thread }: { thread: ShownThread }): ReactNode {
  const { loading, error, retry } = thread
  const isOnline = useOnline()
  if (error)
    return (
      <ErrorState message={isOnline ? texts.messagesNotLoaded : texts.notKept} onRetry={retry} />
    )
  if (loading)
    return (
      <Loading text={texts.loading}>
        <ThreadSkeleton />
      </Loading>
    )
  return <EmptyState compact title={texts.empty} />
}

/** The messages and the composer. */
export function ThreadBody({ conversation, viewerId, jumps }: ThreadBodyProps): ReactNode {
  const { id } = conversation
  const thread = useThread(id)
  const { messages, firstUnreadSeq } = thread
  const composer = useRef<HTMLTextAreaElement>(null)
  const sending = useSending(id)
  const composing = useComposing(viewerId, id, sending.clearError)
  const messaging = useMessaging()
  const react = (messageId: string, emoji: string | null): void =>
    void import('../message/reactions/send-reaction.ts').then(
      ({ sendReaction }) => sendReaction(messaging, id, messageId, emoji),
      () => showToast({ message: texts.notReacted, tone: 'error' }),
    )
  const rows = useMemo(() => rowsOf(messages, firstUnreadSeq), [messages, firstUnreadSeq])
  const [scroll, scrollState] = useThreadScroll(id, thread, jumps.jump)
  const maySend = conversation.can.send && !conversation.isRequest
  const keys = useMessageKeys(rows, scroll, maySend)
  useArrivalAt({ ...jumps, thread, scrollState, focus: keys.focus })
  const { edits, change } = useEdits(viewerId, id)
  const boxes = useEditBoxes({ messages, viewerId, edits, change, keys, scroll })
  useReading(id, scrollState.seen)
  const { actions, question, closeQuestion } = useMessageActions({
    messages,
    edits,
    change,
    openEdit: boxes.open,
    react,
    reply: ({ message }) => {
      composing.setReplyTo(quoteOf(message))
      const write = (): void => composer.current?.focus({ preventScroll: true })
      // At once, because a phone opens its keyboard only then; and again, because the menu takes the
      // focus back when it closes.
      write()
      requestAnimationFrame(write)
    },
    jumpTo: (seq) => jumps.show(seq, true),
    sending,
    leaveEdit: (key) => {
      const box = boxes.isFromComposer(key) ? composer.current : null
      if (box) box.focus({ preventScroll: true })
      else keys.focus(key)
    },
    focus: keys.focus,
  })
  const quoted =
    composing.replyTo &&
    quoteNow(
      composing.replyTo,
      messages.map(({ message }) => message),
    )
  const blocked = conversation.participants.filter((one) => one.blocked).map((one) => one.userId)
  return (
    <DropZone tray={composing.tray} disabled={!conversation.can.send}>
      {(!thread.loaded || messages.length === 0) && (
        <div className="flex min-h-0 flex-1 flex-col justify-center overflow-y-auto">
          <Placeholder thread={thread} />
        </div>
      )}
      {messages.length > 0 && (
        <DeferFiles isDeferred={conversation.isRequest}>
          <MessageList
            conversation={conversation}
            viewerId={viewerId}
            thread={thread}
            rows={rows}
            scroll={scroll}
            scrollState={scrollState}
            keys={keys}
            edits={edits}
            actions={actions}
            maySend={maySend}
          />
        </DeferFiles>
      )}
      <ArrivalsVoice
        conversationId={id}
        viewerId={viewerId}
        blocked={blocked}
        onArrival={scroll.arrive}
      />
      <TypingLine conversationId={id} />
      {conversation.isRequest ? (
        <LazyPart>
          <RequestBar conversation={conversation} viewerId={viewerId} />
        </LazyPart>
      ) : conversation.can.send ? (
        <Composer
          box={composer}
          conversationId={id}
          viewerId={viewerId}
          name={titleOf(conversation, viewerId)}
          composing={composing}
          quoted={quoted}
          isQuoteBlocked={blocked.includes(quoted?.senderId ?? '')}
          sending={sending}
          isGroup={conversation.isGroup}
          mentions={mentionsOfGroup(conversation, viewerId)}
          onSent={scroll.toNewest}
          onEditLast={boxes.openLast}
          onEscape={boxes.leaveLast}
        />
      ) : (
        <LazyPart fallback={<p className="h-[53px] shrink-0 border-t border-line" />}>
          <ClosedComposer conversation={conversation} viewerId={viewerId} />
        </LazyPart>
      )}
      <LazyPart open={question !== undefined} onFailure={closeQuestion}>
        <MessageQuestions
          conversationId={id}
          viewerId={viewerId}
          people={conversation.participants}
          question={question}
          onReact={react}
          onClose={closeQuestion}
        />
      </LazyPart>
    </DropZone>
  )
}
