import { listFeedPosts } from '@patchbay/contract/feed'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { onLeft } from '../communities/public.ts'
import { postKeys } from '../posts/public.ts'

export interface FeedPage extends ReceivedOutput<typeof listFeedPosts> {
  /** The first post when it was opened: until asked for, what is newer is only counted. */
  readonly newest: string | undefined
}
export type FeedPages = InfiniteData<FeedPage, string | undefined>

interface Place {
  readonly cursor?: string | undefined
  readonly newest?: string | undefined
  readonly signal?: AbortSignal
}

export async function fetchFeed({ cursor, newest, signal }: Place): Promise<FeedPage> {
  const query = {
    ...(cursor !== undefined && { cursor }),
    // What comes after a page is older anyway.
    ...(cursor === undefined && newest !== undefined && { newest }),
  }
  const page = await call(listFeedPosts, { query, ...(signal && { signal }) })
  return { ...page, newest: newest ?? page.posts[0]?.id }
}

/** How long the pages that were read, and the place in them, wait for one's return. */
const hour = 60 * 60_000

onLeft((client, communityId) =>
  client.setQueryData<FeedPages>(
    postKeys.feed,
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          posts: page.posts.filter((post) => post.communityId !== communityId),
        })),
      },
    // It is asked for again all the same.
    { updatedAt: 0 },
  ),
)

/** A post that comes from a community just joined may move others to the next page meanwhile. */
function join({ pages }: FeedPages) {
  const posts = new Map(pages.flatMap((page) => page.posts.map((post) => [post.id, post])))
  const { newPosts = 0, communities = 0, insideVersions = {} } = pages[0] ?? {}
  return { posts: [...posts.values()], newPosts, communities, insideVersions }
}

/** What is posted in one's communities. What has been read stays in place, and keeps up. */
export function useFeedPosts(enabled = true) {
  return useInfiniteQuery({
    queryKey: postKeys.feed,
    queryFn: ({ pageParam, signal, client }) => {
      const known = client.getQueryData<FeedPages>(postKeys.feed)
      return fetchFeed({ cursor: pageParam, newest: known?.pages[0]?.newest, signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: join,
    enabled,
    gcTime: hour,
    meta: { followed: true },
  })
}
