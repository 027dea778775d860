import type { AfterReading, listNotices, Notice } from '@patchbay/contract/notices'
import { mostUnread, type NoticesState } from '@patchbay/contract/notices-state'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { clearBadge, countInBadge } from '../../platform/app-badge.ts'
import { tellUnreadNotices } from '../../platform/attention.ts'

export const noticeKeys = { list: ['notices'], settings: ['notice-settings'] } as const

export type NoticesPage = ReceivedOutput<typeof listNotices>
export type NoticesPages = InfiniteData<NoticesPage, string | undefined>

interface KnownState extends NoticesState {
  readonly viewerId: string
}

const states = new WeakMap<QueryClient, KnownState>()

/** How far this tab is with what it has heard; versions of different people say nothing together. */
export function knownState(client: QueryClient, viewerId: string): NoticesState | undefined {
  const known = states.get(client)
  return known?.viewerId === viewerId ? known : undefined
}

/** What the bell says from now on; what is older than what is known is passed over. */
export function takeState(
  client: QueryClient,
  viewerId: string,
  { unread, version }: NoticesState,
): void {
  if (version < (knownState(client, viewerId)?.version ?? 0)) return
  states.set(client, { viewerId, unread, version })
  countInBadge('notices', unread)
  tellUnreadNotices(
    unread === 0 ? '' : unread < mostUnread ? String(unread) : `${mostUnread} or more`,
  )
}

/** Whoever signs in next begins with nothing, which is not the same as with none. */
export function forgetState(client: QueryClient): void {
  states.delete(client)
  clearBadge()
  tellUnreadNotices('')
}

/** How things stood when the list was answered. */
export const listedState = (client: QueryClient): NoticesState | undefined =>
  client.getQueryData<NoticesPages>(noticeKeys.list)?.pages[0]

/** Whether something has happened since the list was asked for. */
export function isListBehind(client: QueryClient): boolean {
  const [listed, known] = [listedState(client), states.get(client)]
  return listed !== undefined && known !== undefined && listed.version < known.version
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
export function takeOwnState(client: QueryClient, viewerId: string, state: AfterReading): void {
  const follows = (page: NoticesPage) => state.changed && state.version === page.version + 1
  client.setQueryData<NoticesPages>(noticeKeys.list, (list) => {
    const [first, ...rest] = list?.pages ?? []
    if (!list || !first || !follows(first)) return list
    return { ...list, pages: [{ ...first, version: state.version }, ...rest] }
  })
  takeState(client, viewerId, state)
  if (isListBehind(client)) void client.invalidateQueries({ queryKey: noticeKeys.list })
}
