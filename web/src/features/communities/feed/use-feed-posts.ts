import { listFeedPosts } from '@patchbay/contract/communities/feed'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { call, firstAnswer } from '../../../platform/http/api.ts'
import { insideSharing, onLeft } from '../communities/public.ts'
import { postKeys } from '../posts/public.ts'

export interface FeedPage extends ReceivedOutput<typeof listFeedPosts> {
  /** The first post when the feed was opened: newer posts are only counted until requested. */
  readonly newest: string | undefined
}
export type FeedPages = InfiniteData<FeedPage, string | undefined>

interface FeedPosition {
  readonly cursor?: string | undefined
  readonly newest?: string | undefined
  readonly signal?: AbortSignal
}

export async function fetchFeed({ cursor, newest, signal }: FeedPosition): Promise<FeedPage> {
  const query = {
    ...(cursor !== undefined && { cursor }),
    // Further pages have only older posts anyway.
    ...(cursor === undefined && newest !== undefined && { newest }),
  }
  const page = await call(listFeedPosts, { query, ...(signal && { signal }) })
  return { ...page, newest: newest ?? page.posts[0]?.id }
}

/** What came with the page. */
function firstPages(): FeedPages | undefined {
  const page = firstAnswer(listFeedPosts, {})
  return page && { pages: [{ ...page, newest: page.posts[0]?.id }], pageParams: [undefined] }
}

/** How long the loaded pages and the scroll position are retained for the viewer's return. */
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
    // Marked as outdated, so that it is fetched again.
    { updatedAt: 0 },
  ),
)

/**
 * Posts of a community just joined may move others to the next page meanwhile, so they occur twice.
 */
function join({ pages }: FeedPages) {
  const posts = new Map(pages.flatMap((page) => page.posts.map((post) => [post.id, post])))
  const { newPosts = 0, communities = 0, insideVersions = {} } = pages[0] ?? {}
  return { posts: [...posts.values()], newPosts, communities, insideVersions }
}

/**
 * The posts of the viewer's communities. Posts on screen stay in place, and are kept up to date.
 */
export function useFeedPosts(enabled = true) {
  const client = useQueryClient()
  const share = insideSharing(client)
  return useInfiniteQuery({
    queryKey: postKeys.feed,
    queryFn: ({ pageParam, signal }) => {
      const known = client.getQueryData<FeedPages>(postKeys.feed)
      return fetchFeed({ cursor: pageParam, newest: known?.pages[0]?.newest, signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    initialData: () => share(undefined, firstPages()) as FeedPages | undefined,
    structuralSharing: share,
    select: join,
    enabled,
    gcTime: hour,
    meta: { followed: true },
  })
}
