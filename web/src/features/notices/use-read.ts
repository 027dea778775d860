import { readAllNotices, readNotice, type Notice } from '@patchbay/contract/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { shouldRetry } from '../../platform/query-client.ts'
import { showToast } from '../../ui/toast.ts'
import { changeNotices, noticeKeys, takeOwnState } from './notices.cache.ts'
import { noticeTexts as texts } from './texts.ts'

const asRead = (notice: Notice): Notice => ({
  ...notice,
  readAt: notice.readAt ?? new Date().toISOString(),
})

/** At once on screen. Once is enough, so that it may be tried again; nobody waits for it. */
export function useRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Notice) => call(readNotice, { params: { noticeId: id } }),
    retry: shouldRetry,
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: noticeKeys.list })
      changeNotices(client, (one) => (one.id === id ? asRead(one) : one))
    },
    onSuccess: (state) => takeOwnState(client, state),
    onError: () => client.invalidateQueries({ queryKey: noticeKeys.list }),
  })
}

/** All that was there at the version on screen; what has come meanwhile stays unread. */
export function useReadAll(onRead: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (upTo: number) => call(readAllNotices, { body: { upTo } }),
    retry: shouldRetry,
    onMutate: async () => {
      await client.cancelQueries({ queryKey: noticeKeys.list })
      changeNotices(client, asRead)
    },
    onSuccess: (state) => {
      onRead()
      takeOwnState(client, state)
    },
    onError: () => {
      showToast({ message: texts.readAllFailed, tone: 'error' })
      return client.invalidateQueries({ queryKey: noticeKeys.list })
    },
  })
}
