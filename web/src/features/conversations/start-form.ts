import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { readDraft, useDraft, writeDraft } from '../../platform/drafts.ts'
import type { StartDialogProps } from './start-dialog-props.ts'
import { wordsForStart, type Refusals } from './words-for-start.ts'

interface StartFormArguments<Draft extends object, Name extends string, Start> {
  readonly dialog: StartDialogProps
  /** What the draft is called. */
  readonly place: string
  readonly empty: Draft
  readonly check: (draft: Draft) => Partial<Record<Name, string>>
  /** Begins the conversation. */
  readonly starting: UseMutationResult<{ readonly id: string }, Error, Start>
  readonly startOf: (draft: Draft, clientId: string) => Start
  /** In words, by code: what can be refused here beside what all have in common. */
  readonly refusals?: Refusals
}

/** What the draft was sent as, until something in it changes: sent again it is the same. */
interface Sent {
  readonly clientId?: string | undefined
}

/** Once what was sent is there; what has been typed since stays. */
export function forgetSent(owner: string, place: string, clientId: string): void {
  const stored = readDraft(owner, place) as Sent | undefined
  if (stored?.clientId === clientId) writeDraft(owner, place, undefined)
}

/** What every such dialog does: what is typed is kept, and the first fault gets the focus. */
export function useStartForm<Draft extends object, Name extends string, Start>(
  given: StartFormArguments<Draft, Name, Start>,
) {
  const { dialog, place, empty, check, starting, startOf, refusals: ownWords } = given
  const { owner, onClose, onStarted } = dialog
  const { mutate, isPending: isSending, error, reset } = starting
  const form = useRef<HTMLFormElement>(null)
  const [stored, keep] = useDraft(owner, place)
  const draft: Draft & Sent = { ...empty, ...(stored as Partial<Draft & Sent> | undefined) }
  const [validationErrors, setValidationErrors] = useState<Partial<Record<Name, string>>>({})
  /** Rises with every refusal: the focus then goes to the first faulty field. */
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    if (isSending) return undefined
    const found = check(draft)
    setValidationErrors(found)
    if (Object.keys(found).length > 0) return setRefusals((count) => count + 1)
    const { clientId = crypto.randomUUID() } = draft
    keep({ ...draft, clientId })
    return mutate(startOf(draft, clientId), { onSuccess: ({ id }) => onStarted(id) })
  }
  return {
    form,
    draft,
    validationErrors,
    submit,
    isSending,
    failure: error ? wordsForStart(error, ownWords) : undefined,
    /** No answer came: what was sent may be there. */
    isLost: error instanceof ApiError && error.code === 'network',
    /** By what was typed since it was sent: sent again it would be another. */
    isChanged: draft.clientId === undefined,
    change: (changes: Partial<Draft>, name: Name): void => {
      keep({ ...draft, ...changes, clientId: undefined })
      setValidationErrors((current) => {
        const { [name]: _, ...others } = current
        return others as Partial<Record<Name, string>>
      })
    },
    cancel: (): void => {
      keep(undefined)
      setValidationErrors({})
      reset()
      onClose()
    },
    /** In a text of several lines. */
    sendByKey: (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
    },
  }
}
