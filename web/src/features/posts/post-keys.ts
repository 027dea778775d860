import { communityKeys } from '../communities/public.ts'

/** The one place that names what is kept of posts. */
export const postKeys = {
  /** Those of all communities that one is in. */
  feed: communityKeys.insideSomewhere('feed-posts'),
  all: communityKeys.insideSomewhere('post'),
  one: (postId: string) => communityKeys.insideSomewhere('post', postId),
  ofCommunity: (communityId: string) => communityKeys.inside(communityId, 'posts'),
  list: (communityId: string, category: string | undefined) =>
    communityKeys.inside(communityId, 'posts', category ?? 'all'),
}

const [inside, , posts] = postKeys.ofCommunity('')

/** Of any community, or of all. */
export const isListOfPosts = (key: readonly unknown[]): boolean =>
  (key[0] === inside && key[2] === posts) ||
  postKeys.feed.every((part, index) => key[index] === part)
