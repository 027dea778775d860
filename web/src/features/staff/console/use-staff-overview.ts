import { getStaffOverview } from '@patchbay/contract/staff/console'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { overviewKey } from '../queues/public.ts'

/** The server has no such route for somebody who has yet to give the second factor. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found'

export function useStaffOverview() {
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call(getStaffOverview, { signal }),
    refetchInterval: 60_000,
  })
}
