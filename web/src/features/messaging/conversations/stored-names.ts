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
