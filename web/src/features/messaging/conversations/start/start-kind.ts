/** A conversation with one person, or a group. */
export type StartKind = 'message' | 'group'
