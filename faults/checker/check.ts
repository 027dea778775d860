import type { History, StoredConversation } from '../history.ts'
import { checkPage } from './check-page.ts'
import { checkSends } from './check-sends.ts'
import { checkStored } from './check-stored.ts'
import { newVerdict, type Verdict } from './verdict.ts'

/** Holds what people saw against what the database has. It knows nothing of how either came about. */
export function check(history: History, stored: readonly StoredConversation[]): Verdict {
  const verdict = newVerdict()
  const conversations = new Map(stored.map((conversation) => [conversation.id, conversation]))
  checkStored(stored, verdict)
  checkSends(history, conversations, verdict)
  for (const page of history.pages) checkPage(page, conversations, verdict)
  verdict.gone.push(...history.refusals)
  return verdict
}
