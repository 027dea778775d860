import {
  eventFields,
  eventInput,
  type EventInput,
} from '@patchbay/contract/communities/event-fields'
import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { useState, type FormEvent } from 'react'
import {
  hasValidationErrors,
  useValidationErrors,
  validationErrorsOf,
  type ValidationErrors,
} from '../../../platform/state/validation-errors.ts'
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

type FieldName = keyof EventDraft
const fieldNames = Object.keys(eventFields) as FieldName[]

type Checked =
  | { readonly input: EventInput; readonly validationErrors?: never }
  | { readonly validationErrors: ValidationErrors<FieldName>; readonly input?: never }

/** Validates by the rules of the contract, which the server also uses. */
function checkEvent(event: EventInput): Checked {
  const { success, data, error } = eventInput.safeParse(event)
  return success
    ? { input: data }
    : { validationErrors: validationErrorsOf(fieldNames, error.issues) }
}

export interface EventForm {
  readonly draft: EventDraft
  readonly validationErrors: ValidationErrors<FieldName>
  readonly set: (changes: Partial<EventDraft>) => void
  readonly setOnline: (isOnline: boolean) => void
  readonly isSaving: boolean
}

/**
 * Every unchanged field shows the current event, so that a change made elsewhere appears at once
 * and is not undone by saving.
 */
export function useEventForm(
  communityId: string,
  event: CommunityEvent | undefined,
  onSaved: () => void,
) {
  const {
    form,
    validationErrors,
    refuse,
    forget: forgetErrors,
    forgetAll,
  } = useValidationErrors<FieldName>()
  const { clientId, fields, change, forget } = useEventEdits(communityId, event)
  const before = draftOf(event)
  const changes = changesTo(before, fields)
  const draft = { ...before, ...changes }
  const { save, isSaving, failure, forgetFailure } = useSaveEvent({
    communityId,
    event,
    clientId,
    onSaved: () => {
      forget()
      onSaved()
    },
    onRefused: (error) => refuse(validationErrorsOf(fieldNames, error.issues)),
  })
  const set = (touched: Partial<EventDraft>): void => {
    change(touched)
    forgetErrors(...Object.keys(touched))
  }
  return {
    form,
    draft,
    validationErrors,
    isSaving,
    failure: hasValidationErrors(validationErrors) ? undefined : failure,
    isDirty: Object.keys(changes).length > 0,
    set,
    setOnline: (isOnline: boolean): void => {
      set(kindChange(isOnline))
      forgetErrors('location', 'meetingUrl')
    },
    /** Discards the typed values. */
    discard: forget,
    submit: (submitted: FormEvent): void => {
      submitted.preventDefault()
      if (isSaving) return
      forgetFailure()
      const checked = checkEvent(inputOf(draft, event))
      if (checked.validationErrors) return refuse(checked.validationErrors)
      forgetAll()
      save(checked.input)
    },
  }
}
