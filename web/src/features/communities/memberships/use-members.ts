import { listMembers, type Member } from '@patchbay/contract/communities/memberships'
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { readPages } from '../../../platform/http/read.ts'
import { communityKeys } from '../communities/public.ts'

interface MemberPage {
  readonly members: Member[]
  readonly nextCursor: string | null
}

/** A member who moves while the pages are fetched may occur twice. */
const join = ({ pages }: InfiniteData<MemberPage>): readonly Member[] => [
  ...new Map(pages.flatMap(({ members }) => members.map((one) => [one.person.id, one]))).values(),
]

/** The leader, then the members in the order of joining; with a text, those who have it in a name. */
export function useMembers(communityId: string, q = '') {
  return useInfiniteQuery({
    queryKey: communityKeys.inside(communityId, 'members', ...(q === '' ? [] : [q])),
    ...readPages(listMembers, (cursor) => ({
      params: { communityId },
      query: { cursor, ...(q !== '' && { q }) },
    })),
    select: join,
    // While a search loads, the members before it stay; those of another community do not.
    placeholderData: (shown, query) => (query?.queryKey.includes(communityId) ? shown : undefined),
    meta: { followed: true },
  })
}
