import type { Poll } from '@patchbay/contract/content/polls'
import type { ReactNode } from 'react'
import { LazyPart } from '../../../../ui/states/lazy-part.tsx'
import { PollSheet } from '../../../content/polls/public.ts'
import type { ThreadMessage } from '../thread/thread-message.ts'
import { useMessaging } from '../use-messaging.ts'

interface EditUnsentPollProps {
  open: boolean
  onClose: () => void
  conversationId: string
  entry: ThreadMessage
  poll: Poll
}

/**
 * A poll that was refused, such as one whose end has passed while it waited. It has a draft of its
 * own, so that it takes the place of no other, and it is kept until it is sent anew.
 */
export function EditUnsentPoll(props: EditUnsentPollProps): ReactNode {
  const { open, onClose, conversationId, entry, poll } = props
  const { outbox, viewerId } = useMessaging()
  const { answers, isMultiple, isAnonymous, endsAt } = poll
  const texts = answers.map(({ text }) => text)
  return (
    <LazyPart key={entry.key} open={open} onFailure={onClose}>
      <PollSheet
        open={open}
        onClose={onClose}
        owner={viewerId}
        draftName={`poll:${entry.key}`}
        from={{
          question: entry.message.content,
          poll: { answers: texts, isMultiple, isAnonymous, endsAt },
        }}
        onAsk={(asked) => {
          outbox.send(conversationId, asked.question, { poll: asked.poll })
          outbox.discard(entry.key)
        }}
      />
    </LazyPart>
  )
}
