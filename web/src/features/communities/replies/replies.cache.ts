import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { setInsideState } from '../communities/public.ts'
import type { AddedReply, RepliesPage, Reply, Thread } from './thread.ts'

type Pages = InfiniteData<RepliesPage>

function changeList(
  client: QueryClient,
  thread: Thread,
  change: (replies: readonly Reply[]) => readonly Reply[],
): void {
  client.setQueryData<Pages>(
    thread.queryKey,
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({ ...page, replies: change(page.replies) })),
      },
  )
}

/** Fetches again; a running request may be older than the change. */
export const renewReplies = (client: QueryClient, thread: Thread): Promise<void> =>
  client.invalidateQueries({ queryKey: thread.queryKey })

export function changeReply(
  client: QueryClient,
  thread: Thread,
  replyId: string,
  changes: Partial<Reply>,
): void {
  setInList(client, thread, replyId, changes)
  void renewReplies(client, thread)
}

function setInList(
  client: QueryClient,
  thread: Thread,
  replyId: string,
  changes: Partial<Reply>,
): void {
  changeList(client, thread, (replies) =>
    replies.map((one) => (one.id === replyId ? { ...one, ...changes } : one)),
  )
}

/**
 * Sets likes or reactions as the server has answered them. Fetches only if an older answer may
 * follow.
 */
export function setAnswered(
  client: QueryClient,
  thread: Thread,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  fields: Partial<Reply>,
): void {
  const { communityId, queryKey } = thread
  if (communityId !== undefined && version !== undefined) {
    setInsideState(client, { communityId, id, version }, fields)
    return
  }
  setInList(client, thread, id, fields)
  if (client.isFetching({ queryKey }) > 0) void renewReplies(client, thread)
}

/** Appends a reply at the end; the list may already contain it, after a refetch. */
export function addReply(
  client: QueryClient,
  thread: Thread,
  reply: AddedReply,
  /** It has waited, so that nobody has just written it below the last one. */
  isLate = false,
): void {
  let known = false
  client.setQueryData<Pages>(thread.queryKey, (lists) => {
    const last = lists?.pages.at(-1)
    known = lists?.pages.some(({ replies }) => replies.some(({ id }) => id === reply.id)) ?? false
    // Before the end of the thread is loaded, its place is not on screen.
    if (!lists || !last || known || (isLate && last.nextCursor !== null)) return lists
    const grown = { ...last, replies: [...last.replies, reply] }
    return { ...lists, pages: [...lists.pages.slice(0, -1), grown] }
  })
  if (!known || reply.replyCount !== undefined) thread.onCount(1, reply)
}

export function dropReply(client: QueryClient, thread: Thread, replyId: string): void {
  changeList(client, thread, (replies) => replies.filter(({ id }) => id !== replyId))
  thread.onCount(-1)
  void renewReplies(client, thread)
}
