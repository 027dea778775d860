import { getEvent } from '@patchbay/contract/events'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { eventKeys } from './events.cache.ts'

export function useEvent(eventId: string) {
  return useQuery({
    queryKey: eventKeys.one(eventId),
    queryFn: ({ signal }) => call(getEvent, { params: { eventId }, signal }),
    meta: { followed: true },
  })
}
