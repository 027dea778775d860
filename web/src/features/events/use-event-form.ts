import type { CommunityEvent } from '@patchbay/contract/events'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkEvent, validationErrorsFrom, type ValidationErrors } from './check-event.ts'
import { changesTo, draftOf, inputOf, kindChange, type EventDraft } from './event-draft.ts'
import { useEventEdits } from './event-edits.ts'
import { useSaveEvent } from './use-save-event.ts'

export interface EventForm {
  readonly draft: EventDraft
  readonly validationErrors: ValidationErrors
  readonly set: (changes: Partial<EventDraft>) => void
  readonly setOnline: (isOnline: boolean) => void
  readonly isSaving: boolean
}

const without = (validationErrors: ValidationErrors, names: readonly string[]): ValidationErrors =>
  Object.fromEntries(Object.entries(validationErrors).filter(([name]) => !names.includes(name)))

/**
 * Every unchanged field shows the current event, so that a change made elsewhere appears at once
 * and is not undone by saving.
 */
export function useEventForm(
  communityId: string,
  event: CommunityEvent | undefined,
  onSaved: () => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const { clientId, fields, change, forget } = useEventEdits(communityId, event)
  const before = draftOf(event)
  const changes = changesTo(before, fields)
  const draft = { ...before, ...changes }
  const [validationErrors, setValidationErrors] = useState<ValidationErrors>({})
  /** Increases with every failed validation: the focus then moves to the first invalid field. */
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const refuse = (found: ValidationErrors): void => {
    setValidationErrors(found)
    setRefusals((count) => count + 1)
  }
  const { save, isSaving, failure, forgetFailure } = useSaveEvent({
    communityId,
    event,
    clientId,
    onSaved: () => {
      forget()
      onSaved()
    },
    onRefused: (error) => refuse(validationErrorsFrom(error)),
  })
  const set = (touched: Partial<EventDraft>): void => {
    change(touched)
    setValidationErrors((current) => without(current, Object.keys(touched)))
  }
  const isInvalid = Object.values(validationErrors).some(Boolean)
  return {
    form,
    draft,
    validationErrors,
    isSaving,
    failure: isInvalid ? undefined : failure,
    isDirty: Object.keys(changes).length > 0,
    set,
    setOnline: (isOnline: boolean): void => {
      set(kindChange(isOnline))
      setValidationErrors((current) => without(current, ['location', 'meetingUrl']))
    },
    /** Discards the typed values. */
    discard: forget,
    submit: (submitted: FormEvent): void => {
      submitted.preventDefault()
      if (isSaving) return
      forgetFailure()
      const checked = checkEvent(inputOf(draft, event))
      if (checked.validationErrors) return refuse(checked.validationErrors)
      setValidationErrors({})
      save(checked.input)
    },
  }
}
