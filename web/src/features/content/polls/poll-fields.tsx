import { longestAnswer, mostAnswers } from '@patchbay/contract/content/polls'
import { Plus, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { ValidationErrors } from '../../../platform/state/validation-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckboxRow } from '../../../ui/fields/checkbox-row.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { endings, type Ending, type PollDraft, type PollField } from './poll-draft.ts'
import { writingTexts as texts } from './writing-texts.ts'

export interface PollFieldsProps {
  draft: PollDraft
  onChange: (changes: Partial<PollDraft>) => void
  validationErrors: ValidationErrors<PollField>
  isSending: boolean
  /** The button that added it is gone: unless the focus went elsewhere, the first answer takes it. */
  takesFocus?: boolean
}

/** The answers and rules of a new poll, in a sheet or with a post. */
export function PollFields(props: PollFieldsProps): ReactNode {
  const { draft, onChange, validationErrors, isSending, takesFocus = false } = props
  const { answers, isMultiple, isAnonymous, ending, at } = draft
  const list = useRef<HTMLFieldSetElement>(null)
  /** After React has drawn it. */
  const focusAnswer = (place: number): void =>
    void requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('input').item(place)?.focus(),
    )
  const takeFocus = useEffectEvent(() => {
    const { activeElement } = document
    // It is on what this stands in, if that was there before.
    if (takesFocus && activeElement?.contains(list.current))
      list.current?.querySelector('input')?.focus()
  })
  useEffect(() => takeFocus(), [])
  const set = (place: number, text: string): void =>
    onChange({ answers: answers.with(place, text) })
  const remove = (place: number): void => {
    onChange({ answers: answers.toSpliced(place, 1) })
    focusAnswer(Math.min(place, answers.length - 2))
  }
  const add = (): void => {
    onChange({ answers: [...answers, ''] })
    focusAnswer(answers.length)
  }
  return (
    <>
      <fieldset ref={list} className="min-w-0 space-y-2">
        <legend className="label pb-1.5 text-ink-2">{texts.answers}</legend>
        {answers.map((text, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have no other name
          <div key={place} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <TextField
                label={texts.answer(place + 1)}
                // The first one is where the error of all of them is shown.
                name={place === 0 ? 'answers' : `answer-${place + 1}`}
                dir="auto"
                autoComplete="off"
                maxLength={longestAnswer * 2}
                value={text}
                error={place === 0 ? validationErrors.answers : undefined}
                readOnly={isSending}
                onChange={(event) => set(place, event.target.value)}
              />
            </div>
            {answers.length > 2 && (
              <IconButton
                label={texts.remove(place + 1)}
                disabled={isSending}
                onClick={() => remove(place)}
              >
                <X className="size-[18px]" aria-hidden="true" />
              </IconButton>
            )}
          </div>
        ))}
        {answers.length < mostAnswers && (
          <Button variant="ghost" size="sm" disabled={isSending} onClick={add}>
            <Plus className="size-4" aria-hidden="true" />
            {texts.add}
          </Button>
        )}
      </fieldset>
      <div>
        <CheckboxRow
          label={texts.several}
          checked={isMultiple}
          disabled={isSending}
          onChange={(event) => onChange({ isMultiple: event.target.checked })}
        />
        <CheckboxRow
          label={`${texts.anonymous}. ${texts.anonymousHint}`}
          checked={isAnonymous}
          disabled={isSending}
          onChange={(event) => onChange({ isAnonymous: event.target.checked })}
        />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={texts.ends}
          name="ending"
          value={ending}
          disabled={isSending}
          onChange={(event) => onChange({ ending: event.target.value as Ending })}
        >
          {endings.map((one) => (
            <option key={one} value={one}>
              {texts.endings[one]}
            </option>
          ))}
        </SelectField>
        {ending === 'at' && (
          <TextField
            type="datetime-local"
            label={texts.at}
            name="at"
            max="9999-12-31T23:59"
            value={at}
            error={validationErrors.at}
            readOnly={isSending}
            onChange={(event) => onChange({ at: event.target.value })}
          />
        )}
      </div>
    </>
  )
}
