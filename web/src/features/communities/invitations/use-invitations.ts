import {
  listInvitations,
  listInvited,
  withdrawInvitation,
  type Invitation,
  type Invited,
} from '@patchbay/contract/communities/invitations'
import { useInfiniteQuery, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { communityKeys, failureWords } from '../communities/public.ts'
import { sheetTexts as texts } from './sheet-texts.ts'

/** Below the inside, which changes when somebody joins. */
const listKey = (communityId: string): QueryKey => communityKeys.inside(communityId, 'invitations')

/** The newest first. */
export function useInvitations(communityId: string) {
  return useInfiniteQuery({
    queryKey: listKey(communityId),
    queryFn: ({ pageParam, signal }) =>
      call(listInvitations, { params: { communityId }, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // A link that was made between two pages is on both.
    select: ({ pages }): readonly Invitation[] => [
      ...new Map(
        pages.flatMap(({ invitations }) => invitations.map((one) => [one.id, one])),
      ).values(),
    ],
    meta: { followed: true },
  })
}

export function useInvited(communityId: string, invitationId: string) {
  return useInfiniteQuery({
    queryKey: [...listKey(communityId), invitationId],
    queryFn: ({ pageParam, signal }) =>
      call(listInvited, {
        params: { communityId, invitationId },
        query: { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): readonly Invited[] => [
      ...new Map(pages.flatMap(({ people }) => people.map((one) => [one.person.id, one]))).values(),
    ],
    meta: { followed: true },
  })
}

/** What is fetched again after a change of the invitations. */
export function useInvitationCache(communityId: string) {
  const client = useQueryClient()
  return {
    refreshList: () => client.invalidateQueries({ queryKey: listKey(communityId), exact: true }),
    refreshCommunity: () => client.invalidateQueries({ queryKey: communityKeys.one(communityId) }),
  }
}

export function useWithdraw(communityId: string, onSettled: () => void) {
  const { refreshList } = useInvitationCache(communityId)
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(withdrawInvitation, { params: { communityId, invitationId } }),
    networkMode: 'always',
    onSuccess: () => showToast({ message: texts.withdrawn }),
    onError: (error) =>
      showToast({ message: failureWords(error, texts.withdrawFailed), tone: 'error' }),
    onSettled: () => {
      onSettled()
      return refreshList()
    },
  })
}
