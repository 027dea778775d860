import { communityKeys } from '../communities/public.ts'

/** All query keys of posts. */
export const postKeys = {
  /** The posts of all communities of the viewer. */
  feed: communityKeys.insideSomewhere('feed-posts'),
  all: communityKeys.insideSomewhere('post'),
  one: (postId: string) => communityKeys.insideSomewhere('post', postId),
  ofPerson: (userId: string) => communityKeys.insideSomewhere('person-posts', userId),
  ofCommunity: (communityId: string) => communityKeys.inside(communityId, 'posts'),
  list: (communityId: string, category: string | undefined) =>
    communityKeys.inside(communityId, 'posts', category ?? 'all'),
}

const [inside, , posts] = postKeys.ofCommunity('')

/** Matches the list of any community, and the feed. */
export const isListOfPosts = (key: readonly unknown[]): boolean =>
  (key[0] === inside && key[2] === posts) ||
  postKeys.feed.every((part, index) => key[index] === part)
