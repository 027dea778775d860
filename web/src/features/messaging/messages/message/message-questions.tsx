import { plainText } from '@patchbay/contract/formatted-text'
import type { Participant } from '@patchbay/contract/messaging/conversations'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { nameOf } from '../../../people/people/public.ts'
import { ReportDialog } from '../../../people/reports/public.ts'
import type { ForwardSheetProps } from '../forwarding/forward-sheet.tsx'
import { EditUnsentPoll } from './edit-unsent-poll.tsx'
import { fileNames, reactionOf, type ThreadMessage } from '../thread/thread-message.ts'
import { questionTexts as texts } from './question-texts.ts'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { EndDialog } from '../../../content/polls/public.ts'
import { ReactionSheet, WhoReacted } from '../../../content/reactions/public.ts'
import { shownReactions, whoReacted } from './reactions/message-reactions.tsx'
import { articleOf } from './use-message-keys.ts'
import { endMessagePoll } from '@patchbay/contract/messaging/message-polls'
import { deleteMessage } from '@patchbay/contract/messaging/messages'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { inTime } from '../../../../platform/http/in-time.ts'
import { sendTexts } from '../composer/send-texts.ts'
import { useMessaging } from '../use-messaging.ts'

/** Deletes an own message: it appears as deleted at once, and is restored if the server fails. */
function useDeleteMessage(conversationId: string) {
  const { threads, deletions } = useMessaging()
  return useMutation({
    mutationFn: async (messageId: string): Promise<void> => {
      const end = deletions.begin(messageId, true)
      try {
        const params = { messageId }
        const gone = await inTime((signal) => call(deleteMessage, { params, signal }))
        threads.of(conversationId).take([gone])
      } finally {
        end()
      }
    },
    networkMode: 'always',
    onError: (error) => {
      // The sign-in dialog follows, so no error is shown.
      if (error instanceof ApiError && error.code === 'not_authenticated') return
      showToast({ message: sendTexts.deleteFailed, tone: 'error' })
    },
  })
}

const ForwardSheet = lazyPart<ForwardSheetProps>(() =>
  import('../sheets.ts').then((module) => module.ForwardSheet),
)

export interface MessageQuestion {
  readonly type: 'delete' | 'report' | 'react' | 'reactions' | 'forward' | 'endPoll' | 'editPoll'
  readonly entry: ThreadMessage
}

export interface MessageQuestionsProps {
  conversationId: string
  viewerId: string
  people: readonly Participant[]
  question: MessageQuestion | undefined
  onReact: (messageId: string, emoji: string | null) => void
  onClose: () => void
}

/** Enough to recognise the message. */
const longestQuote = 80

function quoteOf(content: string): string {
  const [start = '', ...rest] = plainText(content).trim().split(/\s*\n/)
  const letters = Array.from(start)
  if (letters.length > longestQuote) return `${letters.slice(0, longestQuote).join('').trim()}…`
  return rest.length > 0 ? `${start}…` : start
}

function Body({ entry: { message } }: { entry: ThreadMessage }): ReactNode {
  const files = fileNames(message).length
  return (
    <>
      {message.content !== '' && (
        <bdi className="mb-2 block border-l-2 border-line-strong pl-3 break-words text-ink">
          {quoteOf(message.content)}
        </bdi>
      )}
      {texts.deleteBody(files)}
    </>
  )
}

/** The dialogs for deleting, reporting, forwarding and reacting to a message. */
export function MessageQuestions(props: MessageQuestionsProps): ReactNode {
  const { conversationId, viewerId, people, question, onReact, onClose } = props
  // While a dialog closes, it still shows its last content.
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const { mutate } = useDeleteMessage(conversationId)
  const { threads } = useMessaging()
  const entry = (question ?? last)?.entry
  if (!entry) return null
  const { id, sender, poll } = entry.message
  if (id === undefined)
    return (
      poll && (
        <EditUnsentPoll
          open={question?.type === 'editPoll'}
          {...{ onClose, conversationId, entry, poll }}
        />
      )
    )
  const confirm = (): void => {
    onClose()
    mutate(id)
  }
  return (
    <>
      <ConfirmDialog
        open={question?.type === 'delete'}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        cancelLabel={texts.cancel}
        danger
        onConfirm={confirm}
        onCancel={onClose}
        returnTo={() => articleOf(entry.key)}
      >
        <Body entry={entry} />
      </ConfirmDialog>
      <LazyPart key={`react ${id}`} open={question?.type === 'react'} onFailure={onClose}>
        <ReactionSheet
          open={question?.type === 'react'}
          onClose={onClose}
          own={reactionOf(entry.message.reactions, viewerId)}
          onChoose={(emoji) => onReact(id, emoji)}
        />
      </LazyPart>
      <LazyPart open={question?.type === 'reactions'} onFailure={onClose}>
        <WhoReacted
          open={question?.type === 'reactions'}
          onClose={onClose}
          reactions={shownReactions(entry.message.reactions ?? [], people).map((reaction) => ({
            emoji: reaction.emoji,
            names: whoReacted(reaction, people, viewerId),
          }))}
        />
      </LazyPart>
      <LazyPart key={`forward ${id}`} open={question?.type === 'forward'} onFailure={onClose}>
        <ForwardSheet
          open={question?.type === 'forward'}
          onClose={onClose}
          messageId={id}
          message={entry.message}
          viewerId={viewerId}
        />
      </LazyPart>
      <EndDialog
        open={question?.type === 'endPoll'}
        onClose={onClose}
        end={() => inTime((signal) => call(endMessagePoll, { params: { messageId: id }, signal }))}
        onEnded={(message) => threads.of(conversationId).take([message])}
        returnTo={() => articleOf(entry.key)}
      />
      <ReportDialog
        key={id}
        open={question?.type === 'report'}
        onClose={onClose}
        subject={{ type: 'message', id, authorName: nameOf(sender) }}
      />
    </>
  )
}
