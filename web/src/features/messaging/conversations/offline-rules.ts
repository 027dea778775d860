import { isOnline } from '../../../platform/http/online.ts'
import { shouldRetry } from '../../../platform/http/query-client.ts'

/**
 * Without a network a query would wait for it without an end. These fail at once instead, so that
 * the page says that it needs a connection, and ask again when there is one.
 */
export const offlineRules = {
  networkMode: 'always',
  refetchOnReconnect: 'always',
  retry: (failures: number, error: unknown) => isOnline() && shouldRetry(failures, error),
} as const
