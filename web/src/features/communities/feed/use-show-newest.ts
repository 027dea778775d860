import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/overlays/toast.ts'
import { postKeys } from '../posts/public.ts'
import { useSessions } from '../../accounts/sessions/public.ts'
import { listTexts as texts } from './texts.ts'
import { fetchFeed, type FeedPages } from './use-feed-posts.ts'

const mutationKey = ['feed-newest']

/**
 * Scrolls to the top of the feed and shows the newest posts. The old posts stay until these are
 * loaded.
 */
export function useShowNewest(onShown?: () => void) {
  const client = useQueryClient()
  const sessions = useSessions()
  const isBusy = useIsMutating({ mutationKey }) > 0
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => fetchFeed({}),
    onMutate: () => sessions.state().user?.id,
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: async (page, _, askedBy) => {
      // Another person may have signed in meanwhile.
      const isSame = (): boolean => sessions.state().user?.id === askedBy
      if (isSame()) await client.cancelQueries({ queryKey: postKeys.feed })
      if (!isSame()) return
      const pages: FeedPages = { pages: [page], pageParams: [undefined] }
      client.setQueryData(postKeys.feed, pages)
      onShown?.()
    },
    onError: () => showToast({ message: texts.newestFailed, tone: 'error' }),
  })
  const showNewest = (): void => {
    window.scrollTo({ top: 0 })
    if (!isBusy) mutate()
  }
  return { showNewest, isBusy }
}
