import type { CommunityEvent } from '@patchbay/contract/events'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkEvent, faultsFrom, type Faults } from './check-event.ts'
import { draftOf, inputOf, withKind, type EventDraft } from './event-draft.ts'
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

export function useEventForm(
  communityId: string,
  event: CommunityEvent | undefined,
  onSaved: () => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const [before] = useState(() => draftOf(event))
  const [draft, setDraft] = useState(before)
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
    onSaved,
    onRefused: (error) => refuse(faultsFrom(error)),
  })
  const isFaulty = Object.values(faults).some(Boolean)
  return {
    form,
    draft,
    faults,
    isSaving,
    failure: isFaulty ? undefined : failure,
    isDirty: JSON.stringify(draft) !== JSON.stringify(before),
    set: (changes: Partial<EventDraft>): void => {
      setDraft((current) => ({ ...current, ...changes }))
      setFaults((current) => without(current, Object.keys(changes)))
    },
    setOnline: (isOnline: boolean): void => {
      setDraft((current) => withKind(current, isOnline))
      setFaults((current) => without(current, ['location', 'meetingUrl']))
    },
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
