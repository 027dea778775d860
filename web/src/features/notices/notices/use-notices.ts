import { listNotices } from '@patchbay/contract/notices/notices'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { noticeKeys, takeState, type NoticesPage, type NoticesPages } from './notices.cache.ts'

/** A notice that was updated meanwhile may be on two pages: its first occurrence counts. */
function join({ pages }: NoticesPages) {
  const notices = new Map<string, NoticesPage['notices'][number]>()
  for (const notice of pages.flatMap((page) => page.notices))
    if (!notices.has(notice.id)) notices.set(notice.id, notice)
  return { notices: [...notices.values()], version: pages[0]?.version ?? 0 }
}

/** The viewer's notices, the newest first. */
export function useNotices() {
  const { user } = useSession()
  return useInfiniteQuery({
    queryKey: noticeKeys.list,
    queryFn: async ({ pageParam, signal, client }): Promise<NoticesPage> => {
      const page = await call(listNotices, { query: { cursor: pageParam }, signal })
      // A person who signs out aborts the request.
      if (user && !signal.aborted) takeState(client, user.id, page)
      return page
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: join,
    meta: { followed: true },
  })
}
