import {
  readAllNotices,
  readNotice,
  type AfterReading,
  type Notice,
} from '@patchbay/contract/notices/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { shouldRetry } from '../../../platform/http/query-client.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { useSessions } from '../../accounts/sessions/public.ts'
import { changeNotices, noticeKeys, takeOwnState } from './notices.cache.ts'
import { noticeTexts as texts } from './texts.ts'

const asRead = (notice: Notice): Notice => ({
  ...notice,
  readAt: notice.readAt ?? new Date().toISOString(),
})

/** An answer is applied only if the person who sent the request is still signed in. */
function useAsker() {
  const client = useQueryClient()
  const sessions = useSessions()
  const viewerId = (): string => sessions.state().user?.id ?? ''
  return {
    viewerId,
    take: (state: AfterReading, askerId: string): void => {
      if (viewerId() === askerId) takeOwnState(client, askerId, state)
    },
  }
}

/** Shown at once. It is idempotent, so it may be retried; nothing waits for it. */
export function useRead() {
  const client = useQueryClient()
  const { viewerId, take } = useAsker()
  return useMutation({
    mutationFn: ({ id }: Notice) => call(readNotice, { params: { noticeId: id } }),
    retry: shouldRetry,
    onMutate: async ({ id }) => {
      const askerId = viewerId()
      await client.cancelQueries({ queryKey: noticeKeys.list })
      changeNotices(client, (one) => (one.id === id ? asRead(one) : one))
      return askerId
    },
    onSuccess: (state, _notice, askerId) => take(state, askerId),
    onError: () => client.invalidateQueries({ queryKey: noticeKeys.list }),
  })
}

/** Marks all notices up to the version on screen; newer ones stay unread. */
export function useReadAll(onRead: () => void) {
  const client = useQueryClient()
  const { viewerId, take } = useAsker()
  return useMutation({
    mutationFn: (upTo: number) => call(readAllNotices, { body: { upTo } }),
    retry: shouldRetry,
    onMutate: async () => {
      const askerId = viewerId()
      await client.cancelQueries({ queryKey: noticeKeys.list })
      changeNotices(client, asRead)
      return askerId
    },
    onSuccess: (state, _upTo, askerId) => {
      onRead()
      take(state, askerId)
    },
    onError: () => {
      showToast({ message: texts.readAllFailed, tone: 'error' })
      return client.invalidateQueries({ queryKey: noticeKeys.list })
    },
  })
}
