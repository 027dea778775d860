import { pollWords } from '@patchbay/contract/content/polls'
import type { StoredConversation } from '../history.ts'
import type { Verdict } from './verdict.ts'

/** Checks the database by itself. */
export function checkStored(stored: readonly StoredConversation[], verdict: Verdict): void {
  checkPlaces(stored, verdict)
  for (const conversation of stored) checkPreview(conversation, verdict)
}

/** Sequence numbers have no gaps, and every client id and every file occurs once. */
function checkPlaces(stored: readonly StoredConversation[], verdict: Verdict): void {
  const clientIds = new Set<string>()
  const files = new Set<string>()
  for (const { id, seq, messages } of stored) {
    for (const [index, message] of messages.entries()) {
      const key = `${message.senderId} ${message.clientId}`
      if (clientIds.has(key)) verdict.doubled.push(`${message.clientId} is stored twice`)
      clientIds.add(key)
      for (const file of message.files) {
        if (files.has(file)) verdict.doubled.push(`the file ${file} is in two messages`)
        files.add(file)
      }
      if (message.seq !== index + 1)
        verdict.reordered.push(`${id} has place ${message.seq} where ${index + 1} should be`)
    }
    if (seq !== messages.length)
      verdict.lost.push(`${id} counts ${seq} messages and has ${messages.length}`)
  }
}

/** The list shows the newest message that is not deleted. */
function checkPreview(
  { id, messages, lastMessage, lastMessageSeq }: StoredConversation,
  verdict: Verdict,
): void {
  const newest = messages.findLast(({ isDeleted, event }) => !isDeleted && event === null)
  const asked = newest && newest.counts.length > 0 ? pollWords(newest.content) : newest?.content
  const preview = newest && (asked || newest.fileNames[0])
  if (lastMessage !== (preview ?? null) || lastMessageSeq !== (newest?.seq ?? 0))
    verdict.different.push(`${id} lists another message than its newest`)
}
