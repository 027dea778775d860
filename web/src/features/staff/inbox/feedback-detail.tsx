import type { ErrorCode } from '@patchbay/contract/errors'
import { nameOf } from '@patchbay/contract/people/person-name'
import {
  answerFeedback,
  closeFeedback,
  type ReceivedFeedback,
} from '@patchbay/contract/staff/received-feedback'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkedText } from '../../../ui/content/linked-text.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { Panel } from '../../../ui/panel.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import {
  Facts,
  KeyHint,
  MessageSheet,
  Moment,
  ReasonSheet,
  StaffLink,
  useKeys,
} from '../queues/public.ts'
import { useReceived } from './inbox.query.ts'
import { inboxTexts as texts } from './texts.ts'

const words: Partial<Record<ErrorCode | 'network', string>> = {
  request_decided: texts.answeredMeanwhile,
  no_address: texts.noAddress,
}

const wordsFor = (error: Error): string | undefined =>
  error instanceof ApiError ? words[error.code] : undefined

function Received({ feedback }: { feedback: ReceivedFeedback }): ReactNode {
  const { id, type, content, createdAt, person, answer, answeredAt } = feedback
  const [isAnswering, setAnswering] = useState(false)
  const name = nameOf(person)
  const [isClosing, setClosing] = useState(false)
  const isOpen = answeredAt === null
  useKeys({ ...(isOpen && { r: () => setAnswering(true) }) })
  return (
    <div className="max-w-[720px] space-y-4 p-4 md:p-5">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-title">
          <PersonName name={name} verified={person.verified} whole />
        </h2>
        <StaffLink page="people" id={person.id} className="text-meta text-accent-text underline">
          {texts.openPerson}
        </StaffLink>
      </header>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" onClick={() => setAnswering(true)}>
            {texts.reply}
          </Button>
          <Button onClick={() => setClosing(true)}>{texts.close}</Button>
          <KeyHint>{texts.keys}</KeyHint>
        </div>
      )}
      <Panel title={texts.types[type]}>
        <Facts
          facts={[
            [texts.written, <Moment key="at" at={createdAt} />],
            [texts.types[type], <LinkedText key="words">{content}</LinkedText>],
            [texts.answer, answer && <LinkedText key="answer">{answer}</LinkedText>],
            [
              answer === null ? texts.closedAt : texts.answeredAt,
              answeredAt && <Moment key="answered" at={answeredAt} />,
            ],
          ]}
        />
      </Panel>
      <MessageSheet
        open={isAnswering}
        onClose={() => setAnswering(false)}
        title={texts.replyTitle(name)}
        label={texts.answer}
        hint={texts.replyHint}
        submitLabel={texts.send}
        busyLabel={texts.sending}
        usualReason={texts.usualReason}
        draft={`answer ${id}`}
        send={(message) =>
          call(answerFeedback, {
            params: { feedbackId: id },
            body: { answer: message.words, reason: message.reason },
          })
        }
        onSent={() => {
          setAnswering(false)
          showToast({ message: texts.sent })
        }}
        wordsFor={wordsFor}
      >
        <LinkedText>{content}</LinkedText>
      </MessageSheet>
      <ReasonSheet
        open={isClosing}
        onClose={() => setClosing(false)}
        title={texts.closeTitle}
        submitLabel={texts.close}
        busyLabel={texts.closing}
        send={(reason) => call(closeFeedback, { params: { feedbackId: id }, body: { reason } })}
        onSent={() => {
          setClosing(false)
          showToast({ message: texts.wasClosed })
        }}
        wordsFor={wordsFor}
      >
        <p className="text-ink-2">{texts.closeHint}</p>
      </ReasonSheet>
    </div>
  )
}

/** One question, and its answer. */
export function FeedbackDetail({ feedbackId }: { feedbackId: string }): ReactNode {
  const query = useReceived(feedbackId)
  const loading = { loading: texts.loadingOne, notLoaded: texts.oneNotLoaded }
  return (
    <Awaited query={query} texts={loading}>
      {(feedback) => <Received feedback={feedback} />}
    </Awaited>
  )
}
