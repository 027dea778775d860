import { ChartBarBig } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ValidationErrors } from '../../../../platform/state/validation-errors.ts'
import { Button } from '../../../../ui/button.tsx'
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
  if (draft === undefined)
    return (
      <div>
        <Button variant="ghost" size="sm" disabled={isSending} onClick={() => onChange(emptyPoll)}>
          <ChartBarBig className="size-4" aria-hidden="true" />
          {texts.addPoll}
        </Button>
      </div>
    )
  return (
    <section
      aria-label={texts.inPost}
      className="space-y-4 rounded-control border border-line p-3.5"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-meta text-ink-2">{texts.inPostHint}</p>
        <Button variant="ghost" size="sm" disabled={isSending} onClick={() => onChange(undefined)}>
          {texts.removePoll}
        </Button>
      </div>
      <LazyPart fallback={<div className="skeleton h-72" />}>
        <PollFields
          draft={draft}
          onChange={(changes) => onChange({ ...draft, ...changes })}
          validationErrors={validationErrors}
          isSending={isSending}
        />
      </LazyPart>
    </section>
  )
}
