import { listNotices } from '@patchbay/contract/notices/notices'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '../../../platform/http/read.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { noticeKeys, takeState, type NoticesPage, type NoticesPages } from './notices.cache.ts'

/** A notice that was updated meanwhile may be on two pages: its first occurrence counts. */
function join({ pages }: NoticesPages) {
  const notices = new Map<string, NoticesPage['notices'][number]>()
  for (const notice of pages.flatMap((page) => page.notices))
    if (!notices.has(notice.id)) notices.set(notice.id, notice)
  return { notices: [...notices.values()], version: pages[0]?.version ?? 0 }
}

const pages = readPages(listNotices, (cursor) => ({ query: { cursor } }))

/** The viewer's notices, the newest first. */
export function useNotices() {
  const { user } = useSession()
  return useInfiniteQuery({
    queryKey: noticeKeys.list,
    ...pages,
    queryFn: async ({ client, ...asking }): Promise<NoticesPage> => {
      const page = await pages.queryFn(asking)
      // A person who signs out aborts the request.
      if (user && !asking.signal.aborted) takeState(client, user.id, page)
      return page
    },
    select: join,
    meta: { followed: true },
  })
}
