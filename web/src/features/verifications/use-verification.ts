import { getVerification, type VerificationRequest } from '@patchbay/contract/verifications'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useSession, useSessions } from '../sessions/public.ts'

interface Verification {
  readonly verified: boolean
  readonly request: VerificationRequest | null
  /** True until it is known whether there is a request. */
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** The session holds the request, whether it was fetched or received by the socket. */
export function useVerification(): Verification {
  const { noteVerification } = useSessions()
  const { user, verificationRequest: request } = useSession()
  const verified = user?.verified ?? false
  const { isPending, isLoadingError, refetch } = useQuery({
    queryKey: ['verification'],
    queryFn: async ({ signal }) => {
      const answer = await call(getVerification, { signal })
      if (answer.request) noteVerification(answer.request)
      return answer
    },
    enabled: user !== null && !verified,
    meta: { followed: true },
  })
  const unknown = !verified && !request
  return {
    verified,
    request,
    loading: unknown && isPending,
    failed: unknown && isLoadingError,
    retry: () => void refetch(),
  }
}
