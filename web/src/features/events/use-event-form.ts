import type { CommunityEvent } from '@patchbay/contract/events'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkEvent, faultsFrom, type Faults } from './check-event.ts'
import { changesTo, draftOf, inputOf, kindChange, type EventDraft } from './event-draft.ts'
import { useEventEdits } from './event-edits.ts'
import { useSaveEvent } from './use-save-event.ts'

export interface EventForm {
  readonly draft: EventDraft
  readonly faults: Faults
  readonly set: (changes: Partial<EventDraft>) => void
  readonly setOnline: (isOnline: boolean) => void
  readonly isSaving: boolean
}

const without = (faults: Faults, names: readonly string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))

/**
 * Every field that was not touched shows the event as it is now, so that a change made elsewhere
 * appears at once and is not undone by saving.
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
  const [faults, setFaults] = useState<Faults>({})
  /** Rises with every refusal: the focus then goes to the first faulty field. */
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const refuse = (found: Faults): void => {
    setFaults(found)
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
    onRefused: (error) => refuse(faultsFrom(error)),
  })
  const set = (touched: Partial<EventDraft>): void => {
    change(touched)
    setFaults((current) => without(current, Object.keys(touched)))
  }
  const isFaulty = Object.values(faults).some(Boolean)
  return {
    form,
    draft,
    faults,
    isSaving,
    failure: isFaulty ? undefined : failure,
    isDirty: Object.keys(changes).length > 0,
    set,
    setOnline: (isOnline: boolean): void => {
      set(kindChange(isOnline))
      setFaults((current) => without(current, ['location', 'meetingUrl']))
    },
    /** What was typed goes, on purpose. */
    discard: forget,
    submit: (submitted: FormEvent): void => {
      submitted.preventDefault()
      if (isSaving) return
      forgetFailure()
      const checked = checkEvent(inputOf(draft, event))
      if (checked.faults) return refuse(checked.faults)
      setFaults({})
      save(checked.input)
    },
  }
}
