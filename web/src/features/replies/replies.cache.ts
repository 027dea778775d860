import type { listReplies, PostReply } from '@patchbay/contract/replies'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { communityKeys } from '../communities/public.ts'
import type { Thread } from './thread.ts'

/** The one place that names what is kept of replies. */
export const replyKeys = {
  ofPost: ({ communityId, postId }: Thread) => communityKeys.inside(communityId, 'replies', postId),
}

type Pages = InfiniteData<ReceivedOutput<typeof listReplies>>

function changeList(
  client: QueryClient,
  thread: Thread,
  change: (replies: PostReply[]) => PostReply[],
): void {
  client.setQueryData<Pages>(
    replyKeys.ofPost(thread),
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({ ...page, replies: change(page.replies) })),
      },
  )
}

/** Asks again; what was under way may be older than what has just changed. */
export const renewReplies = (client: QueryClient, thread: Thread): Promise<void> =>
  client.invalidateQueries({ queryKey: replyKeys.ofPost(thread) })

export function changeReply(
  client: QueryClient,
  thread: Thread,
  replyId: string,
  changes: Partial<PostReply>,
): void {
  changeList(client, thread, (replies) =>
    replies.map((one) => (one.id === replyId ? { ...one, ...changes } : one)),
  )
  void renewReplies(client, thread)
}

/** At the end of what is shown; the server may know it already, and others that came before it. */
export function addReply(client: QueryClient, thread: Thread, reply: PostReply): void {
  let known = false
  client.setQueryData<Pages>(replyKeys.ofPost(thread), (lists) => {
    const last = lists?.pages.at(-1)
    known = lists?.pages.some(({ replies }) => replies.some(({ id }) => id === reply.id)) ?? false
    if (!lists || !last || known) return lists
    const grown = { ...last, replies: [...last.replies, reply] }
    return { ...lists, pages: [...lists.pages.slice(0, -1), grown] }
  })
  if (!known) thread.onCount(1)
}

export function dropReply(client: QueryClient, thread: Thread, replyId: string): void {
  changeList(client, thread, (replies) => replies.filter(({ id }) => id !== replyId))
  thread.onCount(-1)
  void renewReplies(client, thread)
}
