import { communityKeys } from '../communities/public.ts'

/** The one place that names what is kept of posts. */
export const postKeys = {
  one: (postId: string) => communityKeys.insideSomewhere('post', postId),
  ofCommunity: (communityId: string) => communityKeys.inside(communityId, 'posts'),
  list: (communityId: string, category: string | undefined) =>
    communityKeys.inside(communityId, 'posts', category ?? 'all'),
}
