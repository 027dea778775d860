/** The one place that names what is kept of conversations. */
export const conversationKeys = {
  all: ['conversations'] as const,
  lists: ['conversations', 'list'] as const,
  list: (q: string) => ['conversations', 'list', q] as const,
  heads: ['conversations', 'one'] as const,
  one: (id: string) => ['conversations', 'one', id] as const,
}
