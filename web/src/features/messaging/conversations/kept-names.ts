/** The names of the answers that are kept for reading without a connection. */
export const keptNames = {
  /** The first page of the list. */
  list: 'conversations',
  head: (id: string) => `conversation:${id}`,
  /** The newest page of a conversation. */
  messages: (id: string) => `messages:${id}`,
  /** The ids of the conversations of which both are kept, the last read first. */
  recent: 'recent',
}
