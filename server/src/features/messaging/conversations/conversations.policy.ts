import type { Config } from '../../../platform/config.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { mayMessage, type PersonAccess } from '../../people/people/public.ts'
import type { ConversationRow } from './shown-conversations.store.ts'

/** Refuses if `can.message` is false, with the reason. */
export function requireMayStart(access: PersonAccess): void {
  if (mayMessage(access)) return
  if (access.own) throw new AppError('forbidden')
  // Admins can still see the profile, but nobody can write to a banned person.
  if (access.banned) throw new AppError('person_not_found')
  throw new AppError('conversation_blocked')
}

const week = 7 * 24 * 60 * 60 * 1_000

/** Accounts that were created later ask first, if the operator wants that. */
export const youngestAccount = (
  { newAccountsAsk }: Pick<Config, 'newAccountsAsk'>,
  now: Date,
): Date | null => (newAccountsAsk ? new Date(now.getTime() - week) : null)

/**
 * According to what the viewer may know: a block by the other person is noticed only when sending.
 */
export const maySend = (
  row: Pick<ConversationRow, 'is_group' | 'closed' | 'participants' | 'is_request'>,
): boolean =>
  !row.is_request &&
  (row.is_group || (row.closed !== 'gone' && !row.participants.some((one) => one.blocked)))
