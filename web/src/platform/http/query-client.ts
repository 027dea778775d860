import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { log } from '../instance/logger.ts'
import { wait } from '../state/wait.ts'

/** A refusal is final; a lost connection or a failing server is retried. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const mayPass = error.code === 'network' || error.status >= 500
  return mayPass && failures < 3
}

export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 8000)

/**
 * In milliseconds. A person who goes back within a minute sees what they left, without a request; what the
 * socket announces, and what they change themselves, is fetched all the same.
 */
const freshFor = 60_000

interface RetryRules {
  /** `failures` is the number of failed attempts before this one. */
  readonly shouldRetry: (failures: number, error: unknown) => boolean
  readonly retryDelay: (failures: number) => number
  /** If it is broken off, there is no further attempt. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

/** Retries with growing delays if that may help; in the end it throws the last error. */
export async function withRetry<T>(
  ask: () => Promise<T>,
  rules: RetryRules = { shouldRetry, retryDelay },
): Promise<T> {
  for (let failures = 0; ; failures += 1)
    try {
      return await ask()
    } catch (error) {
      if (!rules.shouldRetry(failures, error)) throw error
      const { pause = wait } = rules
      await pause(rules.retryDelay(failures)).catch(() => {
        throw error
      })
    }
}

/**
 * `onFailure` receives the error of every query and mutation that finally failed; its code is
 * logged.
 */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  const onError = (error: unknown): void => {
    if (error instanceof ApiError) log(`A request has failed: ${error.code}`)
    onFailure(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: freshFor },
      // Only the person, or a feature that knows it to be idempotent, may repeat a write.
      mutations: { retry: false },
    },
  })
}

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `public`: the same for everyone, so that it may stay cached when the person changes.
     * `followed`: the socket announces its changes; while the socket is down, it is polled.
     */
    queryMeta: { readonly public?: boolean; readonly followed?: boolean }
  }
}

/** Removes all cached data of the signed-in person. */
export function forgetPrivate(client: QueryClient): void {
  client.removeQueries({ predicate: ({ meta }) => meta?.public !== true })
  client.getMutationCache().clear()
}
