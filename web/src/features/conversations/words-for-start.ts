import { ApiError } from '../../platform/api-error.ts'
import { conversationTexts as texts } from './texts.ts'

/** What a person reads when a conversation or a group did not begin. */
export function wordsForStart(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'conversation_blocked') return texts.blocked
  if (code === 'person_not_found') return texts.notFound
  if (code === 'forbidden') return texts.forbidden
  if (code === 'not_authenticated') return texts.expired
  if (code === 'group_too_small') return texts.tooFew
  return texts.failed
}
