import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** What the server refused stays refused; a lost connection or a failing server is tried again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const mayPass = error.code === 'network' || error.status >= 500
  return mayPass && failures < 3
}

export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 8000)

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: 30_000 },
      // A write is repeated only by the person, or by a feature that knows it to be idempotent.
      mutations: { retry: false },
    },
  })
}
