import type { CommunityPost, listPosts } from '@patchbay/contract/communities/posts'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { isListOfPosts, postKeys } from './post-keys.ts'

type Pages = InfiniteData<ReceivedOutput<typeof listPosts>>
type PostOf = Pick<CommunityPost, 'id' | 'communityId'>

/** The feed stays as it was opened, up to this post. */
type Feed = InfiniteData<
  ReceivedOutput<typeof listPosts> & { readonly newest?: string | undefined }
>

/** Puts the viewer's own post on top of the feed, also one that has waited there. */
export function putOnFeed(client: QueryClient, post: CommunityPost): void {
  client.setQueryData<Feed>(postKeys.feed, (lists) => {
    const [first, ...others] = lists?.pages ?? []
    if (!lists || !first || first.posts.some(({ id }) => id === post.id)) return lists
    const grown = { ...first, newest: post.id, posts: [post, ...first.posts] }
    return { ...lists, pages: [grown, ...others] }
  })
}

/** What is pinned stands before it. */
const belowPinned = (posts: CommunityPost[], post: CommunityPost): CommunityPost[] => {
  const place = posts.findIndex(({ pinned }) => pinned === null)
  return posts.toSpliced(place === -1 ? posts.length : place, 0, post)
}

/** Puts the viewer's new post on top of its lists, which are also fetched again. */
export function putOnTop(client: QueryClient, post: CommunityPost): void {
  for (const category of [undefined, post.category.id])
    client.setQueryData<Pages>(postKeys.list(post.communityId, category), (lists) => {
      const [first, ...others] = lists?.pages ?? []
      if (!lists || !first || first.posts.some(({ id }) => id === post.id)) return lists
      return { ...lists, pages: [{ ...first, posts: belowPinned(first.posts, post) }, ...others] }
    })
  renewLists(client, post.communityId)
}

/** The lists that may contain a post of this community: its own list and the feed. */
const listsOf = (communityId: string) => [postKeys.ofCommunity(communityId), postKeys.feed]

function changeLists(
  client: QueryClient,
  communityId: string,
  change: (posts: CommunityPost[]) => CommunityPost[],
): void {
  for (const queryKey of listsOf(communityId))
    client.setQueriesData<Pages>(
      { queryKey },
      (lists) =>
        lists && {
          ...lists,
          pages: lists.pages.map((page) => ({ ...page, posts: change(page.posts) })),
        },
    )
}

function renewLists(client: QueryClient, communityId: string): void {
  for (const queryKey of listsOf(communityId)) void client.invalidateQueries({ queryKey })
}

/** Fetches again; a running request may be older than the change. */
export function renewPost(client: QueryClient, { id, communityId }: PostOf): void {
  void client.invalidateQueries({ queryKey: postKeys.one(id) })
  renewLists(client, communityId)
}

/** Changes the post in every list and on its own page. */
export function changePost(
  client: QueryClient,
  { id, communityId }: PostOf,
  change: (post: CommunityPost) => CommunityPost,
): void {
  client.setQueryData<CommunityPost>(postKeys.one(id), (post) => post && change(post))
  changeLists(client, communityId, (posts) =>
    posts.map((post) => (post.id === id ? change(post) : post)),
  )
  renewPost(client, { id, communityId })
}

export function dropPost(client: QueryClient, { id, communityId }: PostOf): void {
  changeLists(client, communityId, (posts) => posts.filter((post) => post.id !== id))
  renewLists(client, communityId)
}

/** The post as a list has it, until it is fetched by itself. */
export const findInLists = (client: QueryClient, postId: string): CommunityPost | undefined =>
  client
    .getQueriesData<Pages>({ predicate: ({ queryKey }) => isListOfPosts(queryKey) })
    .flatMap(([, lists]) => lists?.pages ?? [])
    .flatMap(({ posts }) => posts)
    .find((post) => post.id === postId)
