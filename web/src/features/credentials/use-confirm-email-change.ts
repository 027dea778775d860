import { confirmEmailChange } from '@patchbay/contract/credentials'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { useSessions } from '../sessions/public.ts'

interface Confirming {
  readonly outcome: 'asking' | 'confirmed' | 'changed' | 'failed'
  /** Only if there was no answer; a refusal would be repeated. */
  readonly retry: (() => void) | undefined
}

/**
 * Sends the token of the link once, however often the page is mounted: it is refused the second
 * time.
 */
export function useConfirmEmailChange(
  token: string | undefined,
  email: string | undefined,
): Confirming {
  const { expectEnd } = useSessions()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['confirm-email-change', token, email],
    queryFn: () =>
      expectEnd(() =>
        call(confirmEmailChange, { body: { token: token ?? '', email: email ?? '' } }),
      ),
    enabled: token !== undefined && email !== undefined,
    retry: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    // Must survive the end of the session, which clears all queries that are not public.
    meta: { public: true },
  })
  const lost = error instanceof ApiError && error.code === 'network'
  const retry = lost ? () => void refetch() : undefined
  if (data) return { outcome: data.changed ? 'changed' : 'confirmed', retry: undefined }
  if (isFetching) return { outcome: 'asking', retry: undefined }
  if (error || token === undefined || email === undefined) return { outcome: 'failed', retry }
  return { outcome: 'asking', retry: undefined }
}
