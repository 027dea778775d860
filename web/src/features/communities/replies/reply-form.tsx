import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { QuoteBar } from '../../../ui/content/quote.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { boxStyle } from '../../../ui/fields/field.tsx'
import { isSendKey } from '../../../ui/fields/send-key.ts'
import { WritingArea } from '../../../ui/fields/writing/writing-area.tsx'
import { PreviewWish } from '../../content/previews/public.ts'
import type { ReplyFormTexts } from './texts.ts'
import type { Reply, Thread } from './thread.ts'
import { useNewReply } from './use-new-reply.ts'

interface ReplyFormProps {
  thread: Thread
  words: ReplyFormTexts
  /** One line at first, with the button beside it. */
  small?: boolean
  /** True if it is the main action of its view. */
  prominent?: boolean
  onSent: (reply: Reply) => void
}

export function ReplyForm(props: ReplyFormProps): ReactNode {
  const { thread, words, small = false, prominent = !small, onSent } = props
  const { texts } = thread
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  /** What a screen reader is told. */
  const [sent, setSent] = useState('')
  const draft = useNewReply(thread, (reply) => {
    // The button is disabled now, and would lose the focus.
    box.current?.focus({ preventScroll: true })
    setSent(reply ? texts.sent : texts.kept)
    if (reply) onSent(reply)
  })
  const { owner, state, content, change, answers, cancelAnswer, leftOut, leaveOut } = draft
  const { failure, isSending, submit } = state
  const [wasFocused, setWasFocused] = useState(false)
  // One line until the viewer turns to it, so that the replies have the room. It does not shrink
  // again: what the viewer presses next would move away under the pointer.
  const inLine = small || !(wasFocused || content !== '' || failure !== undefined)
  const isEmpty = content.trim() === ''
  const sendByKey = (event: KeyboardEvent): void => {
    if (isSendKey(event)) submit()
  }
  return (
    <form noValidate onSubmit={submit} className="w-full space-y-2.5">
      <output className="sr-only">{answers ? `${texts.answering} ${answers.name}` : sent}</output>
      {failure !== undefined && (
        <div id={id}>
          <Banner tone="error">{failure}</Banner>
        </div>
      )}
      {answers && (
        <QuoteBar
          who={
            <>
              {texts.answering} <bdi>{answers.name}</bdi>
            </>
          }
          words={answers.words}
          isNote={false}
          cancel={texts.cancelAnswer}
          onCancel={() => {
            cancelAnswer()
            // The button is gone.
            box.current?.focus({ preventScroll: true })
          }}
        />
      )}
      <div className={classNames('gap-2.5', inLine ? 'flex items-end' : 'flex flex-col')}>
        <WritingArea
          ref={box}
          data-reply-box
          aria-label={words.label}
          placeholder={words.placeholder}
          aria-invalid={failure !== undefined || undefined}
          aria-describedby={failure === undefined ? undefined : id}
          dir="auto"
          rows={inLine ? 1 : 2}
          readOnly={isSending}
          value={content}
          mentions={{ ...thread.mentions, viewerId: owner }}
          onWrite={(written) => {
            setSent('')
            change(written)
          }}
          onFocus={() => setWasFocused(true)}
          onKeyDown={sendByKey}
          className={classNames(
            boxStyle(failure),
            'field-sizing-content max-h-[150px] resize-none py-2.5 md:py-2',
            inLine ? 'min-h-11 md:min-h-10' : 'min-h-[68px]',
          )}
        />
        <div className={classNames('flex', inLine ? 'shrink-0' : 'max-md:*:flex-1 md:justify-end')}>
          <Button
            type="submit"
            // Half an amber is brown: it is amber once there is something to send.
            variant={prominent && !isEmpty ? 'primary' : 'secondary'}
            disabled={isEmpty}
            busy={isSending}
            busyLabel={texts.sending}
          >
            {words.submit}
          </Button>
        </div>
      </div>
      {thread.kind === 'reply' && (
        <PreviewWish
          text={content}
          leftOut={leftOut}
          onLeaveOut={(link) => {
            leaveOut(link)
            // The button is gone.
            box.current?.focus({ preventScroll: true })
          }}
        />
      )}
      <p aria-live="polite" className="text-right empty:hidden">
        <Counter text={content} limit={5_000} />
      </p>
    </form>
  )
}
