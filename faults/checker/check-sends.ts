import type { History, Send, StoredConversation } from '../history.ts'
import type { Verdict } from './verdict.ts'

type Conversations = ReadonlyMap<string, StoredConversation>

/** Compares the answers to sends and reads with the stored data. */
export function checkSends(history: History, stored: Conversations, verdict: Verdict): void {
  const rows = new Map(
    [...stored.values()].flatMap(({ messages }) =>
      messages
        .filter(({ event }) => event === null)
        .map((message) => [`${message.senderId} ${message.clientId}`, message] as const),
    ),
  )
  for (const send of history.sends) {
    const row = rows.get(`${send.personId} ${send.clientId}`)
    const [first] = send.answers
    if (first === undefined && !send.refused)
      verdict.lost.push(`${send.clientId} was never acknowledged`)
    if (first !== undefined && row === undefined)
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
  checkMarks(history, stored, verdict)
}

/** A message that was acknowledged before another was started has the lower `seq`. */
function checkOrder(sends: readonly Send[], verdict: Verdict): void {
  const placed = sends
    .flatMap(({ clientId, startedAt, answers: [first] }) =>
      first === undefined ? [] : [{ clientId, startedAt, at: first.at, seq: first.seq }],
    )
    .toSorted((one, other) => other.seq - one.seq)
  let earliest = { at: Number.POSITIVE_INFINITY, clientId: '' }
  for (const send of placed) {
    if (send.startedAt > earliest.at)
      verdict.reordered.push(
        `${send.clientId} was sent after ${earliest.clientId} and is before it`,
      )
    if (send.at < earliest.at) earliest = send
  }
}

/** A read mark stays, unless the person has left since: then it starts again. */
function checkMarks({ marks, moves }: History, stored: Conversations, verdict: Verdict): void {
  for (const { conversationId, personId, seq, startedAt, acknowledged } of marks) {
    const reached = stored.get(conversationId)?.marks[personId] ?? 0
    const hasGone = moves.some(
      (move) =>
        move.conversationId === conversationId &&
        move.personId === personId &&
        (move.acknowledged ?? Number.POSITIVE_INFINITY) >= startedAt,
    )
    if (acknowledged && !hasGone && reached < seq)
      verdict.gone.push(`${personId} has read ${seq}, stored is ${reached}`)
  }
}
