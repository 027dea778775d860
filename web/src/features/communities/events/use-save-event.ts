import {
  createEvent,
  updateEvent,
  type CommunityEvent,
  type EventInput,
} from '@patchbay/contract/communities/events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { putEvent, renewEvents } from './events.cache.ts'
import { eventFormTexts as texts } from './texts.ts'

interface SaveOptions {
  readonly communityId: string
  /** The event to edit; without it, a new event is created. */
  readonly event: CommunityEvent | undefined
  /** For a new event: a retry creates no second one. */
  readonly clientId: string
  readonly onSaved: () => void
  readonly onRefused: (error: ApiError) => void
}

function wordsFor(error: Error | null): string | undefined {
  if (!error) return undefined
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'forbidden' || code === 'community_not_found') return texts.forbidden
  return code === 'event_not_found' ? texts.gone : texts.failed
}

export function useSaveEvent(options: SaveOptions) {
  const { communityId, event, clientId, onSaved, onRefused } = options
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: EventInput) =>
      event
        ? call(updateEvent, { params: { eventId: event.id }, body: input })
        : call(createEvent, { params: { communityId }, body: { clientId, event: input } }),
    networkMode: 'always',
    onSuccess: (saved) => {
      putEvent(client, saved)
      renewEvents(client, saved)
      onSaved()
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'invalid_input') onRefused(failure)
    },
  })
  return { save: mutate, isSaving: isPending, failure: wordsFor(error), forgetFailure: reset }
}
