import type { listNotices, Notice } from '@patchbay/contract/notices'
import { mostUnread, type NoticesState } from '@patchbay/contract/notices-state'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { countInBadge } from '../../platform/app-badge.ts'
import { tellUnreadNotices } from '../../platform/attention.ts'

export const noticeKeys = { list: ['notices'], settings: ['notice-settings'] } as const

export type NoticesPage = ReceivedOutput<typeof listNotices>
export type NoticesPages = InfiniteData<NoticesPage, string | undefined>

const states = new WeakMap<QueryClient, NoticesState>()

/** How far this tab is with what it has heard. */
export const knownVersion = (client: QueryClient): number => states.get(client)?.version ?? 0

/** What the bell says from now on; what is older than what is known is passed over. */
export function takeState(client: QueryClient, { unread, version }: NoticesState): void {
  if (version < knownVersion(client)) return
  states.set(client, { unread, version })
  countInBadge('notices', unread)
  tellUnreadNotices(
    unread === 0 ? '' : unread < mostUnread ? String(unread) : `${mostUnread} or more`,
  )
}

/** Whoever signs in next begins with nothing. */
export function forgetState(client: QueryClient): void {
  states.delete(client)
  countInBadge('notices', 0)
  tellUnreadNotices('')
}

const readList = (client: QueryClient) => client.getQueryData<NoticesPages>(noticeKeys.list)

/** Whether something has happened since the list was asked for. */
export function isListBehind(client: QueryClient): boolean {
  const shown = readList(client)?.pages[0]?.version
  return shown !== undefined && shown < knownVersion(client)
}

export function changeNotices(client: QueryClient, change: (notice: Notice) => Notice): void {
  client.setQueryData<NoticesPages>(
    noticeKeys.list,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, notices: page.notices.map(change) })),
      },
  )
}

/**
 * What came of one's own doing, which the list shows already: where nothing else has happened in
 * between, there is nothing to ask for.
 */
export function takeOwnState(client: QueryClient, state: NoticesState): void {
  const follows = (page: NoticesPage) => state.version === page.version + 1
  client.setQueryData<NoticesPages>(noticeKeys.list, (list) => {
    const [first, ...rest] = list?.pages ?? []
    if (!list || !first || !follows(first)) return list
    return { ...list, pages: [{ ...first, version: state.version }, ...rest] }
  })
  takeState(client, state)
  if (isListBehind(client)) void client.invalidateQueries({ queryKey: noticeKeys.list })
}
