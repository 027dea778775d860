import type { KeyboardEvent } from 'react'
import type { AnswerName, Answers, Errors } from '../answers.ts'

export interface StepProps {
  readonly answers: Answers
  readonly errors: Errors
  readonly change: (answers: Partial<Answers>) => void
}

type TextName = {
  [N in AnswerName]: Answers[N] extends string ? N : never
}[AnswerName]

/** The props that connect a text field to its answer. */
export const textProps = ({ answers, errors, change }: StepProps, name: TextName) => ({
  name,
  value: answers[name],
  error: errors[name],
  dir: 'auto',
  onChange: (event: { readonly target: { readonly value: string } }) =>
    change({ [name]: event.target.value }),
})

/** In a text area Enter inserts a line break; with Ctrl or Cmd it continues to the next step. */
export function continueByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
