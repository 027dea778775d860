import { ChartBarBig } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { ValidationErrors } from '../../../../platform/state/validation-errors.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LazyPart } from '../../../../ui/states/lazy-part.tsx'
import {
  emptyPoll,
  PollFields,
  writingTexts as texts,
  type PollDraft,
  type PollField,
} from '../../../content/polls/public.ts'

interface PostPollFieldsProps {
  draft: PollDraft | undefined
  /** Undefined takes the poll away. */
  onChange: (poll: PollDraft | undefined) => void
  validationErrors: ValidationErrors<PollField>
  isSending: boolean
}

/** Asks for a poll with the post, or has its answers. */
export function PostPollFields(props: PostPollFieldsProps): ReactNode {
  const { draft, onChange, validationErrors, isSending } = props
  const add = useRef<HTMLButtonElement>(null)
  /** What was pressed last: its button is gone then, and the focus goes to what took its place. */
  const [pressed, setPressed] = useState<'add' | 'remove'>()
  const isAsked = draft !== undefined
  const around = useRef<HTMLElement>(null)
  // Before the sheet notices that the button is gone, and moves the focus to its first field.
  useLayoutEffect(() => {
    if (isAsked && pressed === 'add') around.current?.focus({ preventScroll: true })
    if (!isAsked && pressed === 'remove') add.current?.focus({ preventScroll: true })
  }, [isAsked, pressed])
  const change = (button: 'add' | 'remove'): void => {
    setPressed(button)
    onChange(button === 'add' ? emptyPoll : undefined)
  }
  if (draft === undefined)
    return (
      <div>
        <Button
          ref={add}
          variant="ghost"
          size="sm"
          disabled={isSending}
          onClick={() => change('add')}
        >
          <ChartBarBig className="size-4" aria-hidden="true" />
          {texts.addPoll}
        </Button>
      </div>
    )
  return (
    <section
      ref={around}
      tabIndex={-1}
      aria-label={texts.inPost}
      className="space-y-4 rounded-control border border-line p-3.5"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-meta text-ink-2">{texts.inPostHint}</p>
        <Button variant="ghost" size="sm" disabled={isSending} onClick={() => change('remove')}>
          {texts.removePoll}
        </Button>
      </div>
      <LazyPart fallback={<div className="skeleton h-72" />}>
        <PollFields
          draft={draft}
          onChange={(changes) => onChange({ ...draft, ...changes })}
          validationErrors={validationErrors}
          isSending={isSending}
          takesFocus={pressed === 'add'}
        />
      </LazyPart>
    </section>
  )
}
