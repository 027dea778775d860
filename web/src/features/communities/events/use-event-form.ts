import {
  eventFields,
  eventInput,
  type EventInput,
} from '@patchbay/contract/communities/event-fields'
import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { ApiError } from '../../../platform/http/api-error.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { changesTo, draftOf, inputOf, kindChange, type EventDraft } from './event-draft.ts'
import { useSaveEvent } from './use-save-event.ts'

interface Edits {
  /**
   * Created with the first input and sent with every attempt, so that a retry creates no second
   * event.
   */
  readonly clientId: string
  readonly fields: Partial<EventDraft>
}

interface EventEdits extends Edits {
  readonly change: (changes: Partial<EventDraft>) => void
  readonly forget: () => void
}

/**
 * Only the changed fields. For a new event they stay in this tab over navigation, failures and
 * signing in again; for an existing event they are dropped with the form.
 */
function useEventEdits(communityId: string, event: CommunityEvent | undefined): EventEdits {
  const { user } = useSession()
  const [draft, keep] = useDraft(user?.id ?? '', `event:${communityId}`)
  const [edits, setEdits] = useState<Edits>()
  const held = event ? edits : (draft as Edits | undefined)
  const hold = event ? setEdits : keep
  const { clientId = '', fields = {} } = held ?? {}
  return {
    clientId,
    fields,
    change: (changes) =>
      hold({ clientId: clientId || crypto.randomUUID(), fields: { ...fields, ...changes } }),
    forget: () => hold(undefined),
  }
}

type ValidationErrors = Partial<Record<keyof EventDraft, string>>

const isField = (name: string): name is keyof EventDraft => Object.hasOwn(eventFields, name)

/** The first validation error of each field. */
function validationErrorsOf(
  issues: readonly { path: readonly string[]; message: string }[],
): ValidationErrors {
  const validationErrors: ValidationErrors = {}
  for (const { path, message } of issues) {
    const name = path.find(isField)
    if (name) validationErrors[name] ??= message
  }
  return validationErrors
}

type Checked =
  | { readonly input: EventInput; readonly validationErrors?: never }
  | { readonly validationErrors: ValidationErrors; readonly input?: never }

/** Validates by the rules of the contract, which the server also uses. */
function checkEvent(event: EventInput): Checked {
  const { success, data, error } = eventInput.safeParse(event)
  if (success) return { input: data }
  return {
    validationErrors: validationErrorsOf(
      error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
    ),
  }
}

/** For a server of another release with stricter rules. */
const validationErrorsFrom = ({ issues }: ApiError): ValidationErrors =>
  validationErrorsOf(issues.map(({ path, message }) => ({ path: path.split('/'), message })))

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
