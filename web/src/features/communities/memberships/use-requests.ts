import {
  approveRequest,
  listRequests,
  rejectRequest,
  type MembershipRequest,
} from '@patchbay/contract/communities/memberships'
import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { changeHead, communityKeys, failureWords } from '../communities/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { requestTexts as texts } from './texts.ts'
import { takeMembership } from './use-membership.ts'

interface RequestPage {
  readonly requests: MembershipRequest[]
  readonly nextCursor: string | null
}
type Requests = InfiniteData<RequestPage, string | undefined>

const join = ({ pages }: InfiniteData<RequestPage>): readonly MembershipRequest[] => [
  ...new Map(pages.flatMap(({ requests }) => requests.map((one) => [one.id, one]))).values(),
]

/** Pending membership requests, the newest first. */
export function useRequests(communityId: string) {
  return useInfiniteQuery({
    queryKey: communityKeys.requests(communityId),
    queryFn: ({ pageParam, signal }): Promise<RequestPage> =>
      call(listRequests, { params: { communityId }, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: join,
    meta: { followed: true },
  })
}

export interface Decision {
  readonly request: Pick<MembershipRequest, 'id' | 'person'>
  readonly approve: boolean
}

const decidedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && ['request_decided', 'request_not_found'].includes(error.code)

const isFull = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'person_in_too_many'

const failed = ({ approve }: Decision): string =>
  approve ? texts.approveFailed : texts.rejectFailed

interface Reactions {
  /** Shows the failure in place; once the component is unmounted, a toast shows it. */
  readonly onFailure: (words: string | undefined) => void
  /** Called even if the component is unmounted. */
  readonly onRefused?: (requestId: string) => void
}

/** The row disappears at once, and returns if the server refuses. */
export function useDecide(communityId: string, { onFailure, onRefused }: Reactions) {
  const client = useQueryClient()
  const queryKey = communityKeys.requests(communityId)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const shift = (by: number): void =>
    changeHead(client, communityId, (head) => ({
      ...head,
      pendingRequests: head.pendingRequests === null ? null : head.pendingRequests + by,
    }))
  return useMutation({
    mutationFn: ({ request, approve }: Decision) =>
      call(approve ? approveRequest : rejectRequest, {
        params: { communityId, requestId: request.id },
      }),
    onMutate: async ({ request }) => {
      onFailure(undefined)
      await client.cancelQueries({ queryKey })
      client.setQueryData<Requests>(
        queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              requests: page.requests.filter(({ id }) => id !== request.id),
            })),
          },
      )
      shift(-1)
    },
    onSuccess: (community, { request, approve }) => {
      takeMembership(client, community)
      const name = nameOf(request.person)
      showToast({ message: approve ? texts.approved(name) : texts.rejected(name) })
    },
    onError: (error, decision) => {
      shift(1)
      onRefused?.(decision.request.id)
      const words = decidedElsewhere(error)
        ? texts.decided
        : isFull(error)
          ? texts.inTooMany
          : failureWords(error, failed(decision))
      if (isHere.current) onFailure(words)
      else showToast({ message: words, tone: 'error' })
      void client.invalidateQueries({ queryKey: communityKeys.one(communityId) })
    },
    // Restores refused rows at their position, and fetches new ones.
    onSettled: () => {
      if (client.isMutating({ mutationKey: ['decide', communityId] }) <= 1)
        void client.invalidateQueries({ queryKey })
    },
    mutationKey: ['decide', communityId],
  })
}
