import {
  eventFields,
  eventInput,
  type EventInput,
} from '@patchbay/contract/communities/event-fields'
import {
  createEvent,
  updateEvent,
  type CommunityEvent,
} from '@patchbay/contract/communities/events'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { tooOftenWords } from '../../../../platform/http/too-often.ts'
import { checkBy, useForm } from '../../../../platform/state/use-form.ts'
import type { ValidationErrors } from '../../../../platform/state/validation-errors.ts'
import { useDraft } from '../../../../platform/storage/drafts.ts'
import { useSession } from '../../../accounts/sessions/public.ts'
import { changesTo, draftOf, inputOf, kindChange, type EventDraft } from './event-draft.ts'
import { putEvent, renewEvents } from '../events.cache.ts'
import { eventFormTexts as texts } from '../texts.ts'

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
  const current = event ? edits : (draft as Edits | undefined)
  const set = event ? setEdits : keep
  const { clientId = '', fields = {} } = current ?? {}
  return {
    clientId,
    fields,
    change: (changes) =>
      set({ clientId: clientId || crypto.randomUUID(), fields: { ...fields, ...changes } }),
    forget: () => set(undefined),
  }
}

type FieldName = keyof EventDraft
const fieldNames = Object.keys(eventFields) as FieldName[]

function wordsFor(error: Error): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'community_closed') return texts.closed
  if (code === 'muted') return texts.muted
  if (code === 'forbidden' || code === 'community_not_found') return texts.forbidden
  if (code === 'event_not_found') return texts.gone
  return tooOftenWords(error) ?? texts.failed
}

export interface EventForm {
  readonly draft: EventDraft
  readonly validationErrors: ValidationErrors<FieldName>
  readonly set: (changes: Partial<EventDraft>) => void
  readonly setOnline: (isOnline: boolean) => void
  readonly isSending: boolean
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
  const client = useQueryClient()
  const { clientId, fields, change, forget: discard } = useEventEdits(communityId, event)
  const before = draftOf(event)
  const changes = changesTo(before, fields)
  const draft = { ...before, ...changes }
  const state = useForm({
    names: fieldNames,
    check: () => checkBy(eventInput, fieldNames, inputOf(draft, event)),
    send: (input: EventInput) =>
      event
        ? call(updateEvent, { params: { eventId: event.id }, body: input })
        : call(createEvent, { params: { communityId }, body: { clientId, event: input } }),
    onSent: (saved) => {
      putEvent(client, saved)
      renewEvents(client, saved)
      discard()
      onSaved()
    },
    wordsFor,
  })
  const set = (touched: Partial<EventDraft>): void => {
    change(touched)
    state.forget(...Object.keys(touched))
  }
  return {
    state,
    fields: {
      draft,
      validationErrors: state.validationErrors,
      isSending: state.isSending,
      set,
      setOnline: (isOnline: boolean): void => {
        set(kindChange(isOnline))
        state.forget('location', 'meetingUrl')
      },
    } satisfies EventForm,
    isDirty: Object.keys(changes).length > 0,
    /** Discards the typed values. */
    discard,
  }
}
