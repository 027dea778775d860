/** The message that a voice message came with. */
export interface VoiceOrigin {
  readonly name: string
  readonly conversationId: string
  readonly seq: number
}

/** What is played for a message stops when the message is gone. */
export const placeOfVoice = ({
  conversationId,
  seq,
}: Pick<VoiceOrigin, 'conversationId' | 'seq'>): string => `${conversationId}:${seq}`
