import type { History, Refusal } from '../history.ts'
import { absencesIn, mayHaveBeenOutside, type Absences } from './outside.ts'
import type { Verdict } from './verdict.ts'

/** A client that follows the protocol is refused only what it may not do at that moment. */
export function checkRefusals(history: History, absences: Absences, verdict: Verdict): void {
  const deleted = new Map(
    history.deletions.map(({ messageId, startedAt }) => [messageId, startedAt]),
  )
  for (const refusal of history.refusals)
    if (!isOutside(refusal, absences) && !isDeleted(refusal, deleted))
      verdict.gone.push(`${refusal.page}: ${refusal.why}`)
}

const isOutside = (refusal: Refusal, absences: Absences): boolean =>
  [refusal.conversationId, refusal.fromId].some(
    (conversationId) =>
      conversationId !== undefined &&
      absencesIn(absences, { conversationId, personId: refusal.personId }).some((absence) =>
        mayHaveBeenOutside(absence, refusal),
      ),
  )

/** A message that is being deleted cannot be edited or forwarded. */
const isDeleted = ({ messageId, at }: Refusal, deleted: ReadonlyMap<string, number>): boolean =>
  messageId !== undefined && (deleted.get(messageId) ?? Number.POSITIVE_INFINITY) <= at
