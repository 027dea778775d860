/** The state of a conversation that all its participants see in their lists. */
export interface ConversationStateRow {
  readonly name: string | null
  readonly avatar_url: string | null
  readonly last_message: string | null
  readonly last_message_at: string | null
  readonly last_message_sender_id: string | null
  readonly last_message_seq: number
  readonly seq: number
  readonly updated_at: string
}

/** The state as one column, for statements that have `conversations` under this alias. */
export const conversationStateJson = (alias: string): string => `
  json_build_object(
    'name', ${alias}.name, 'avatar_url', ${alias}.avatar_url,
    'last_message', ${alias}.last_message, 'last_message_at', ${alias}.last_message_at,
    'last_message_sender_id', ${alias}.last_message_sender_id,
    'last_message_seq', ${alias}.last_message_seq, 'seq', ${alias}.seq,
    'updated_at', ${alias}.updated_at)`

/** The columns of the state, for the `returning` clause of a change of the conversation. */
export const conversationStateColumns = (alias: string): string =>
  [
    'name',
    'avatar_url',
    'last_message',
    'last_message_at',
    'last_message_sender_id',
    'last_message_seq',
    'seq',
    'updated_at',
  ]
    .map((column) => `${alias}.${column}`)
    .join(', ')
