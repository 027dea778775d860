import type { PostReply } from '@patchbay/contract/replies'
import { useState } from 'react'
import type { Thread } from './thread.ts'
import { useReplies } from './use-replies.ts'

/** The replies of a post and the way to its end, where one's own reply stands. */
export function useThread(thread: Thread) {
  const query = useReplies(thread)
  const [newest, setNewest] = useState<string>()
  const showEnd = async (): Promise<void> => {
    await query.refetch()
    let isMore = query.hasNextPage
    while (isMore) {
      const { hasNextPage, isError } = await query.fetchNextPage()
      isMore = hasNextPage && !isError
    }
  }
  return {
    list: { thread, query, newest },
    onSent: ({ id }: PostReply): void => {
      setNewest(id)
      void showEnd()
    },
  }
}
