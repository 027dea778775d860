import type { History, Stored } from '../history.ts'
import { checkFiles } from './check-files.ts'
import { checkMoves } from './check-moves.ts'
import { checkPage } from './check-page.ts'
import { checkRefusals } from './check-refusals.ts'
import { checkSends } from './check-sends.ts'
import { checkStored } from './check-stored.ts'
import { checkWords } from './check-words.ts'
import { absencesOf } from './outside.ts'
import { newVerdict, type Verdict } from './verdict.ts'

/** Compares what people saw with the stored data. It knows nothing of how either was produced. */
export function check(history: History, stored: Stored): Verdict {
  const verdict = newVerdict()
  const conversations = new Map(
    stored.conversations.map((conversation) => [conversation.id, conversation]),
  )
  const absences = absencesOf(history.moves)
  checkStored(stored.conversations, verdict)
  checkSends(history, conversations, verdict)
  checkWords(history, conversations, verdict)
  checkFiles(history, stored.files, verdict)
  checkMoves(history, conversations, absences, verdict)
  checkRefusals(history, absences, verdict)
  for (const page of history.pages) checkPage(page, conversations, verdict)
  return verdict
}
