import { getSignInOptions } from '@patchbay/contract/accounts/sign-in'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call(getSignInOptions, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { public: true },
})
