import type { Conversation } from '@patchbay/contract/messaging/conversations'

/** The viewer's own message as the list shows it while the server does not have it yet. */
export interface UnsentPreview {
  readonly text: string
  readonly at: string
  readonly state: 'waiting' | 'failed' | 'sent'
  /** Set once it was sent; it is shown until the list knows it too. */
  readonly seq?: number | undefined
}

/** The key is the conversation. */
export type UnsentPreviews = ReadonlyMap<string, UnsentPreview>

export function unsentIn(
  { id, lastMessageSeq }: Conversation,
  unsent: UnsentPreviews | undefined,
): UnsentPreview | undefined {
  const one = unsent?.get(id)
  return one?.seq !== undefined && one.seq <= lastMessageSeq ? undefined : one
}
