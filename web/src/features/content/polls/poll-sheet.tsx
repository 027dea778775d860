import { longestQuestion, type NewPoll } from '@patchbay/contract/content/polls'
import type { ReactNode } from 'react'
import { useForm } from '../../../platform/state/use-form.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { SheetForm } from '../../../ui/overlays/sheet-form.tsx'
import { checkPoll, emptyPoll, pollDraftOf, type PollDraft, type PollField } from './poll-draft.ts'
import { PollFields } from './poll-fields.tsx'
import { writingTexts as texts } from './writing-texts.ts'

interface AskedDraft extends PollDraft {
  readonly question: string
}

interface Asked {
  readonly question: string
  readonly poll: NewPoll
}

export interface PollSheetProps {
  open: boolean
  onClose: () => void
  /** Whose draft it is, and its name. */
  owner: string
  draftName: string
  /** What is edited until the draft says otherwise. */
  from?: Asked
  /** It is kept from here on, so that nothing typed is lost. */
  onAsk: (asked: Asked) => void
}

function questionError(question: string): string | undefined {
  if (question === '') return texts.noQuestion
  return Array.from(question).length > longestQuestion
    ? texts.longQuestion(longestQuestion)
    : undefined
}

/** Asks a group. Closing loses nothing: the draft stays in this tab. */
export function PollSheet(props: PollSheetProps): ReactNode {
  const { open, onClose, owner, draftName, from, onAsk } = props
  const [stored, keep] = useDraft(owner, draftName)
  const draft: AskedDraft = {
    question: from?.question ?? '',
    ...(from ? pollDraftOf(from.poll) : emptyPoll),
    ...(stored as Partial<AskedDraft>),
  }
  const question = draft.question.trim()
  const state = useForm<PollField | 'question', Asked, void>({
    names: ['question', 'answers', 'at'],
    check: () => {
      const checked = checkPoll(draft, Date.now())
      const error = questionError(question)
      const wrong = 'validationErrors' in checked ? checked.validationErrors : {}
      const input = 'input' in checked ? { question, poll: checked.input } : undefined
      return input && error === undefined
        ? { input }
        : { validationErrors: { ...(error !== undefined && { question: error }), ...wrong } }
    },
    send: async (asked) => onAsk(asked),
    onSent: () => keep(undefined),
    onDone: onClose,
    wordsFor: ({ message }) => message,
  })
  const { isSending, validationErrors } = state
  const change = (changes: Partial<AskedDraft>): void => {
    keep({ ...draft, ...changes })
    state.forget(...Object.keys(changes), ...('ending' in changes ? ['at'] : []))
  }
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={texts.sheet}
      state={state}
      submitLabel={texts.send}
      busyLabel={texts.sending}
      buttons={
        stored !== undefined && (
          <Button
            variant="ghost"
            onClick={() => {
              keep(undefined)
              state.reset()
            }}
          >
            {texts.discard}
          </Button>
        )
      }
      className="space-y-4"
    >
      <AreaField
        label={texts.question}
        name="question"
        rows={2}
        dir="auto"
        value={draft.question}
        error={validationErrors.question}
        readOnly={isSending}
        onChange={(event) => change({ question: event.target.value })}
      />
      <PollFields
        draft={draft}
        onChange={change}
        validationErrors={validationErrors}
        isSending={isSending}
      />
    </SheetForm>
  )
}
