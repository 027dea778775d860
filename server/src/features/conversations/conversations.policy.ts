import { AppError } from '../../platform/http/app-error.ts'
import { mayMessage, type PersonStanding } from '../people/public.ts'
import type { ConversationRow } from './shown-conversations.store.ts'

/** Refuses where `can.message` says no, and says why. */
export function requireMayStart(standing: PersonStanding): void {
  if (mayMessage(standing)) return
  if (standing.own) throw new AppError('forbidden')
  // Admins still see the profile; there is nobody to talk to.
  if (standing.banned) throw new AppError('person_not_found')
  throw new AppError('conversation_blocked')
}

/** As far as the viewer may know: whether the other has blocked them is noticed by sending. */
export const maySend = (
  row: Pick<ConversationRow, 'is_group' | 'closed' | 'participants'>,
): boolean =>
  row.is_group || (row.closed !== 'gone' && !row.participants.some((one) => one.blocked))
