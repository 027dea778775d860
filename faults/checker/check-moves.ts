import type { History, Move, StoredConversation, StoredMessage } from '../history.ts'
import { absencesIn, wasOutside, type Absences } from './outside.ts'
import type { Verdict } from './verdict.ts'

/** Whether a group event reports such a move of this person. */
const isAbout = (
  { event, eventPeople, senderId }: StoredMessage,
  { way, personId }: Pick<Move, 'way' | 'personId'>,
): boolean => {
  if (way === 'in') return event === 'added' && eventPeople.includes(personId)
  if (event === 'left') return senderId === personId
  return event === 'removed' && eventPeople.includes(personId)
}

/** Checks moves: each is reported once, and a person who is outside receives nothing more. */
export function checkMoves(
  history: History,
  stored: ReadonlyMap<string, StoredConversation>,
  absences: Absences,
  verdict: Verdict,
): void {
  checkLines(history, stored, verdict)
  checkMembers(history, stored, verdict)
  for (const probe of history.probes)
    if (probe.received && absencesIn(absences, probe).some((absence) => wasOutside(absence, probe)))
      verdict.leaked.push(`${probe.personId} got ${probe.what} of ${probe.conversationId}`)
  for (const { page, personId, deltas } of history.pages)
    for (const [conversationId, seen] of Map.groupBy(deltas, (delta) => delta.conversationId)) {
      const lines = stored.get(conversationId)?.messages ?? []
      const left = lines.filter((line) => isAbout(line, { way: 'out', personId }))
      // The first event belongs to the first absence, and so on: a person makes one move at a time.
      for (const [index, { back }] of absencesIn(absences, { conversationId, personId }).entries())
        for (const { at, upTo } of seen)
          if (
            at < (back?.startedAt ?? Number.POSITIVE_INFINITY) &&
            upTo >= (left[index]?.change ?? Infinity)
          )
            verdict.leaked.push(`${page} heard ${upTo} of ${conversationId} from outside`)
    }
}

/** Every acknowledged move has exactly one group event. */
function checkLines(
  { moves }: History,
  stored: ReadonlyMap<string, StoredConversation>,
  verdict: Verdict,
): void {
  const keyOf = ({ conversationId, personId, way }: Move) => `${conversationId} ${personId} ${way}`
  for (const [key, alike] of Map.groupBy(moves, keyOf)) {
    const [move] = alike
    if (move === undefined) continue
    const messages = stored.get(move.conversationId)?.messages ?? []
    const lines = messages.filter((message) => isAbout(message, move)).length
    if (lines > alike.length) verdict.doubled.push(`${key} is told ${lines} times`)
    if (lines < alike.filter(({ acknowledged }) => acknowledged !== undefined).length)
      verdict.lost.push(`${key} is told ${lines} times only`)
  }
}

/** The last acknowledged move of each person is in effect, unless another one was started. */
function checkMembers(
  { moves }: History,
  stored: ReadonlyMap<string, StoredConversation>,
  verdict: Verdict,
): void {
  const last = new Map(moves.map((move) => [`${move.conversationId} ${move.personId}`, move]))
  for (const { conversationId, personId, way, acknowledged } of last.values()) {
    const isIn = stored.get(conversationId)?.members.includes(personId) === true
    if (acknowledged !== undefined && isIn !== (way === 'in'))
      verdict.different.push(`${personId} went ${way} of ${conversationId}, which is not so`)
  }
}
