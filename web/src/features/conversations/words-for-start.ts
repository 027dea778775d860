import { ApiError } from '../../platform/api-error.ts'
import { conversationTexts as texts } from './texts.ts'

/** Nobody is signed in here: there is nothing to ask the server for. */
export const nobodySignedIn = (): ApiError =>
  new ApiError({ code: 'not_authenticated', status: 0, message: texts.notAuthenticated })

export type Refusals = Readonly<Partial<Record<string, string>>>

const words: Refusals = {
  conversation_blocked: texts.blocked,
  person_not_found: texts.notFound,
  forbidden: texts.forbidden,
  group_too_small: texts.tooFew,
  // It is looked at first, and could not be looked at.
  unavailable: texts.blockCheckFailed,
}

/** What a person reads when a conversation or a group did not begin. */
export function wordsForStart(error: unknown, ownWords: Refusals = {}): string {
  if (!(error instanceof ApiError)) return texts.failed
  const { code, status, issues } = error
  if (code === 'not_authenticated') return status === 0 ? texts.notAuthenticated : texts.expired
  if (issues.some(({ path }) => /message|content/i.test(path))) return texts.sendFailed
  return ownWords[code] ?? words[code] ?? texts.failed
}
