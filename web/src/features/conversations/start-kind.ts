/** What is begun: a conversation with somebody, or a group. */
export type StartKind = 'message' | 'group'
