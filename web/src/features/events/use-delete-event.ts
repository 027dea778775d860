import { deleteEvent, type CommunityEvent } from '@patchbay/contract/events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { dropEvent } from './events.cache.ts'
import { eventTexts as texts } from './texts.ts'

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'event_not_found'

export function useDeleteEvent(event: CommunityEvent, onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(deleteEvent, { params: { eventId: event.id } }).catch((error: unknown) => {
        // It is already deleted, which is the wanted result.
        if (!isGone(error)) throw error
      }),
    networkMode: 'always',
    onSuccess: () => {
      // The page navigates away before its event is removed.
      onDeleted()
      dropEvent(client, event)
      showToast({ message: texts.deleted })
    },
    onError: () => showToast({ message: texts.deleteFailed, tone: 'error' }),
  })
}
