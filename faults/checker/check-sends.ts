import type { History, Send, StoredConversation } from '../history.ts'
import type { Verdict } from './verdict.ts'

type Conversations = ReadonlyMap<string, StoredConversation>

/** What people were told when they sent, edited and read, against what is stored. */
export function checkSends(history: History, stored: Conversations, verdict: Verdict): void {
  const rows = new Map(
    [...stored.values()].flatMap(({ messages }) =>
      messages.map((message) => [`${message.senderId} ${message.clientId}`, message] as const),
    ),
  )
  for (const send of history.sends) {
    const row = rows.get(`${send.personId} ${send.clientId}`)
    const [first] = send.answers
    if (first === undefined) verdict.lost.push(`${send.clientId} was never acknowledged`)
    else if (row === undefined)
      verdict.gone.push(`${send.clientId} was acknowledged and is not stored`)
    for (const { id, seq } of send.answers) {
      if (id !== first?.id) verdict.doubled.push(`${send.clientId} became ${first?.id} and ${id}`)
      if (row !== undefined && (id !== row.id || seq !== row.seq))
        verdict.different.push(`${send.clientId} was acknowledged as ${id} at ${seq}`)
    }
  }
  const wanted = new Set(history.sends.map(({ personId, clientId }) => `${personId} ${clientId}`))
  for (const [key, { id }] of rows)
    if (!wanted.has(key)) verdict.doubled.push(`${id} is stored and nobody sent it`)
  for (const sends of Map.groupBy(history.sends, (send) => send.conversationId).values())
    checkOrder(sends, verdict)
  checkWords(history, stored, verdict)
  checkMarks(history, stored, verdict)
}

/** Whatever was acknowledged before another was begun stands before it. */
function checkOrder(sends: readonly Send[], verdict: Verdict): void {
  const placed = sends
    .flatMap(({ clientId, begun, answers: [first] }) =>
      first === undefined ? [] : [{ clientId, begun, at: first.at, seq: first.seq }],
    )
    .toSorted((one, other) => other.seq - one.seq)
  let earliest = { at: Number.POSITIVE_INFINITY, clientId: '' }
  for (const send of placed) {
    if (send.begun > earliest.at)
      verdict.reordered.push(
        `${send.clientId} was sent after ${earliest.clientId} and is before it`,
      )
    if (send.at < earliest.at) earliest = send
  }
}

/** The last acknowledged edit stands, or the words as they were sent. */
function checkWords(history: History, stored: Conversations, verdict: Verdict): void {
  const words = new Map<string, Set<string>>()
  for (const { answers, content } of history.sends)
    for (const { id } of answers) words.set(id, new Set([content]))
  for (const { messageId, content, acknowledged } of history.edits) {
    if (acknowledged) words.set(messageId, new Set([content]))
    // Nobody knows whether it was done.
    else words.get(messageId)?.add(content)
  }
  for (const { messages } of stored.values())
    for (const { id, content } of messages)
      if (words.get(id)?.has(content) === false)
        verdict.different.push(`${id} is stored with other words than were acknowledged last`)
}

function checkMarks(history: History, stored: Conversations, verdict: Verdict): void {
  for (const mark of history.marks) {
    const reached = stored.get(mark.conversationId)?.marks[mark.personId] ?? 0
    if (mark.acknowledged && reached < mark.seq)
      verdict.gone.push(`${mark.personId} has read ${mark.seq}, stored is ${reached}`)
  }
}
