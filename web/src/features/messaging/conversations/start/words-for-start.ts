import { ApiError } from '../../../../platform/http/api-error.ts'
import { tooOftenWords } from '../../../../platform/http/too-often.ts'
import { conversationTexts as texts } from '../texts.ts'

/** Nobody is signed in, so no request is sent. */
export const nobodySignedIn = (): ApiError =>
  new ApiError({ code: 'not_authenticated', status: 0, message: texts.notAuthenticated })

export type Refusals = Readonly<Partial<Record<string, string>>>

const words: Refusals = {
  conversation_blocked: texts.blocked,
  person_not_found: texts.notFound,
  forbidden: texts.forbidden,
  group_too_small: texts.tooFew,
  cannot_be_added: texts.cannotBeAdded,
  block_check_failed: texts.blockCheckFailed,
  first_message_failed: texts.sendFailed,
}

/** The text shown when a conversation or a group could not be started. */
export function wordsForStart(error: unknown, ownWords: Refusals = {}): string {
  if (!(error instanceof ApiError)) return texts.failed
  const { code, status, issues } = error
  if (code === 'not_authenticated') return status === 0 ? texts.notAuthenticated : texts.expired
  if (issues.some(({ path }) => /message|content/i.test(path))) return texts.sendFailed
  return tooOftenWords(error) ?? ownWords[code] ?? words[code] ?? texts.failed
}
