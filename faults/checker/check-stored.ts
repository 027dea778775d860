import type { StoredConversation } from '../history.ts'
import type { Verdict } from './verdict.ts'

/** The database by itself: places without gaps, and every client id once. */
export function checkStored(stored: readonly StoredConversation[], verdict: Verdict): void {
  const clientIds = new Set<string>()
  for (const { id, seq, messages } of stored) {
    for (const [index, message] of messages.entries()) {
      const key = `${message.senderId} ${message.clientId}`
      if (clientIds.has(key)) verdict.doubled.push(`${message.clientId} is stored twice`)
      clientIds.add(key)
      if (message.seq !== index + 1)
        verdict.reordered.push(`${id} has place ${message.seq} where ${index + 1} should be`)
    }
    if (seq !== messages.length)
      verdict.lost.push(`${id} counts ${seq} messages and has ${messages.length}`)
  }
}
