import {
  setRsvp,
  type CommunityEvent,
  type RsvpStatus,
} from '@patchbay/contract/communities/events'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { eventKeys, putRsvp, renewEventLists } from './events.cache.ts'
import { eventTexts as texts } from './texts.ts'

/** A separate object per press, so that the latest press can be identified. */
interface Intent {
  readonly status: RsvpStatus
}
interface Rsvp {
  /** The last pressed answer; before that the server's. */
  readonly status: RsvpStatus | null
  readonly goingCount: number
  readonly answer: (status: RsvpStatus) => void
}

/**
 * One answer is sent at a time, in the order of the presses; an answer that a later press has
 * replaced is not sent. The intent is part of the mutation: it applies wherever the event is shown,
 * over any list that is fetched meanwhile, and disappears when the server refuses it.
 */
export function useRsvp({ id, communityId, myRsvp, rsvpCount }: CommunityEvent): Rsvp {
  const client = useQueryClient()
  const mutationKey = ['rsvp', id]
  const filters = { mutationKey, status: 'pending' } as const
  const intents = useMutationState({
    filters,
    select: (mutation) => mutation.state.variables as Intent,
  })
  const isLatest = (intent: Intent): boolean =>
    client.getMutationCache().findAll(filters).at(-1)?.state.variables === intent

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    mutationFn: async (intent: Intent) =>
      isLatest(intent)
        ? call(setRsvp, { params: { eventId: id }, body: { status: intent.status } })
        : null,
    onSuccess: (event) => {
      if (event) putRsvp(client, event)
    },
    onError: (error, intent) => {
      if (!isLatest(intent)) return
      const code = error instanceof ApiError ? error.code : undefined
      const isOver = code === 'event_over'
      showToast({ message: isOver ? texts.over : texts.answerFailed, tone: 'error' })
      if (!isOver && code !== 'event_not_found') return
      void client.invalidateQueries({ queryKey: eventKeys.one(id) })
      renewEventLists(client, communityId)
    },
  })
  const status = intents.at(-1)?.status ?? myRsvp
  return {
    status,
    goingCount: rsvpCount + Number(status === 'yes') - Number(myRsvp === 'yes'),
    answer: (next) => {
      if (next !== status) mutate({ status: next })
    },
  }
}
