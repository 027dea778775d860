import type { AfterReading, listNotices, Notice } from '@patchbay/contract/notices/notices'
import { mostUnread, type NoticesState } from '@patchbay/contract/notices/notices-state'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { clearBadge, countInBadge } from '../../../platform/page/app-badge.ts'
import { setUnreadNotices } from '../../../platform/page/attention.ts'

export const noticeKeys = { list: ['notices'], settings: ['notice-settings'] } as const

export type NoticesPage = ReceivedOutput<typeof listNotices>
export type NoticesPages = InfiniteData<NoticesPage, string | undefined>

interface KnownState extends NoticesState {
  readonly viewerId: string
}

const states = new WeakMap<QueryClient, KnownState>()

/** The state that this tab knows; versions of different people cannot be compared. */
export function knownState(client: QueryClient, viewerId: string): NoticesState | undefined {
  const known = states.get(client)
  return known?.viewerId === viewerId ? known : undefined
}

/** Updates the bell; an older state is ignored. */
export function takeState(
  client: QueryClient,
  viewerId: string,
  { unread, version }: NoticesState,
): void {
  if (version < (knownState(client, viewerId)?.version ?? 0)) return
  states.set(client, { viewerId, unread, version })
  countInBadge('notices', unread)
  setUnreadNotices(
    unread === 0 ? '' : unread < mostUnread ? String(unread) : `${mostUnread} or more`,
  )
}

/** The next person starts with an unknown count, which is not the same as zero. */
export function forgetState(client: QueryClient): void {
  states.delete(client)
  clearBadge()
  setUnreadNotices('')
}

/** The state as of the answer with the list. */
export const listedState = (client: QueryClient): NoticesState | undefined =>
  client.getQueryData<NoticesPages>(noticeKeys.list)?.pages[0]

/** Whether something has changed since the list was fetched. */
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
 * Applies the viewer's own change, which the list shows already: if nothing else changed in
 * between, no refetch is needed.
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
