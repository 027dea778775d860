import {
  createInvitation,
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

interface Choices {
  readonly clientId: string
  readonly days: 1 | 7 | 30 | null
  readonly mostUses: 1 | 10 | 50 | null
}

export function useMakeInvitation(communityId: string, onMade: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Choices) => call(createInvitation, { params: { communityId }, body }),
    networkMode: 'always',
    onSuccess: () => {
      showToast({ message: texts.made })
      onMade()
    },
    onError: () => void client.invalidateQueries({ queryKey: communityKeys.one(communityId) }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey(communityId), exact: true }),
  })
}

export function useWithdraw(communityId: string, onSettled: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(withdrawInvitation, { params: { communityId, invitationId } }),
    networkMode: 'always',
    onSuccess: () => showToast({ message: texts.withdrawn }),
    onError: (error) =>
      showToast({ message: failureWords(error, texts.withdrawFailed), tone: 'error' }),
    onSettled: () => {
      onSettled()
      return client.invalidateQueries({ queryKey: listKey(communityId), exact: true })
    },
  })
}
