import { isOnline } from '../../../platform/http/online.ts'
import { shouldRetry } from '../../../platform/http/query-client.ts'

/** The names of the answers that are stored for reading without a connection. */
export const storedNames = {
  /** The first page of the list. */
  list: 'conversations',
  head: (id: string) => `conversation:${id}`,
  /** The newest page of a conversation. */
  messages: (id: string) => `messages:${id}`,
  /** The ids of the conversations of which both are stored, the last read first. */
  recent: 'recent',
}

/**
 * Without a network a query would wait for it without an end. These fail at once instead, so that
 * the page says that it needs a connection, and ask again when there is one.
 */
export const offlineRules = {
  networkMode: 'always',
  refetchOnReconnect: 'always',
  retry: (failures: number, error: unknown) => isOnline() && shouldRetry(failures, error),
} as const
