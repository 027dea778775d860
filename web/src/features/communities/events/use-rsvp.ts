import {
  setRsvp,
  type CommunityEvent,
  type RsvpStatus,
} from '@patchbay/contract/communities/events'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { useLatestIntent } from '../../../platform/state/use-latest-intent.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { eventKeys, putRsvp, renewEventLists } from './events.cache.ts'
import { eventTexts as texts } from './texts.ts'

interface Rsvp {
  /** The last pressed answer; before that the server's. */
  readonly status: RsvpStatus | null
  readonly goingCount: number
  readonly answer: (status: RsvpStatus) => void
}

/** An answer shows at once, over the server's state, and goes back if the server refuses it. */
export function useRsvp({ id, communityId, myRsvp, rsvpCount }: CommunityEvent): Rsvp {
  const client = useQueryClient()
  const { intent, press } = useLatestIntent({
    key: ['rsvp', id],
    send: (next: RsvpStatus) => call(setRsvp, { params: { eventId: id }, body: { status: next } }),
    onAnswer: (event) => putRsvp(client, event),
    onFailure: (error) => {
      const code = error instanceof ApiError ? error.code : undefined
      const isOver = code === 'event_over'
      showToast({ message: isOver ? texts.over : texts.answerFailed, tone: 'error' })
      if (!isOver && code !== 'event_not_found') return
      void client.invalidateQueries({ queryKey: eventKeys.one(id) })
      renewEventLists(client, communityId)
    },
  })
  const status = intent ?? myRsvp
  return {
    status,
    goingCount: rsvpCount + Number(status === 'yes') - Number(myRsvp === 'yes'),
    answer: (next) => {
      if (next !== status) press(next)
    },
  }
}
