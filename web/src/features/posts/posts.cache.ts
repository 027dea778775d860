import type { CommunityPost, listPosts } from '@patchbay/contract/posts'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { postKeys } from './post-keys.ts'

type Pages = InfiniteData<ReceivedOutput<typeof listPosts>>
type PostOf = Pick<CommunityPost, 'id' | 'communityId'>

/** Puts one's own new post on top of the lists it belongs to; they are asked for again all the same. */
export function putOnTop(client: QueryClient, post: CommunityPost): void {
  for (const category of [undefined, post.category.id])
    client.setQueryData<Pages>(postKeys.list(post.communityId, category), (lists) => {
      const [first, ...others] = lists?.pages ?? []
      if (!lists || !first || first.posts.some(({ id }) => id === post.id)) return lists
      return { ...lists, pages: [{ ...first, posts: [post, ...first.posts] }, ...others] }
    })
  void client.invalidateQueries({ queryKey: postKeys.ofCommunity(post.communityId) })
}

function changeLists(
  client: QueryClient,
  communityId: string,
  change: (posts: CommunityPost[]) => CommunityPost[],
): void {
  client.setQueriesData<Pages>(
    { queryKey: postKeys.ofCommunity(communityId) },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({ ...page, posts: change(page.posts) })),
      },
  )
}

/** Asks again; what was under way may be older than what has just changed. */
export function renewPost(client: QueryClient, { id, communityId }: PostOf): void {
  void client.invalidateQueries({ queryKey: postKeys.one(id) })
  void client.invalidateQueries({ queryKey: postKeys.ofCommunity(communityId) })
}

/** Wherever the post is shown. */
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
  void client.invalidateQueries({ queryKey: postKeys.ofCommunity(communityId) })
}

/** As some list of its community has it, until it is asked for by itself. */
export const findInLists = (
  client: QueryClient,
  { id, communityId }: PostOf,
): CommunityPost | undefined =>
  client
    .getQueriesData<Pages>({ queryKey: postKeys.ofCommunity(communityId) })
    .flatMap(([, lists]) => lists?.pages ?? [])
    .flatMap(({ posts }) => posts)
    .find((post) => post.id === id)
