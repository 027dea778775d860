import { getPost, type CommunityPost } from '@patchbay/contract/communities/posts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { insideSharing } from '../communities/public.ts'
import { postKeys } from './post-keys.ts'

interface Options {
  /** Cached data to show while loading. */
  readonly known?: () => CommunityPost | undefined
  readonly enabled?: boolean
}

export function usePost(postId: string, { known, enabled = true }: Options = {}) {
  const client = useQueryClient()
  return useQuery({
    queryKey: postKeys.one(postId),
    queryFn: ({ signal }) => call(getPost, { params: { postId }, signal }),
    enabled,
    ...(known && { initialData: known, initialDataUpdatedAt: 0 }),
    structuralSharing: insideSharing(client),
    meta: { followed: true },
  })
}

/** Missing, forbidden or not a valid id: a forbidden post must not reveal that it exists. */
export const isPostMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status)
