import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { log } from './log.ts'

/** What the server refused stays refused; a lost connection or a failing server is tried again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const mayPass = error.code === 'network' || error.status >= 500
  return mayPass && failures < 3
}

export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 8000)

/** `onFailure` hears of every query and every action that failed for good; the console of its code. */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  const onError = (error: unknown): void => {
    if (error instanceof ApiError) log(`A request has failed: ${error.code}`)
    onFailure(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: 30_000 },
      // A write is repeated only by the person, or by a feature that knows it to be idempotent.
      mutations: { retry: false },
    },
  })
}

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `public`: says the same to everyone, so that it may stay when the person changes.
     * `followed`: the line tells of its changes; while that is down, it is asked for again.
     */
    queryMeta: { readonly public?: boolean; readonly followed?: boolean }
  }
}

/** Forgets everything that was fetched for one person. */
export function forgetPrivate(client: QueryClient): void {
  client.removeQueries({ predicate: ({ meta }) => meta?.public !== true })
  client.getMutationCache().clear()
}
