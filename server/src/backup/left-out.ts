import { archiveFolder } from '../features/privacy/archives/public.ts'

/**
 * The tables that no backup contains, and why. What lets somebody in is void after a restore because
 * it is not there, and nobody can take it from an archive.
 */
export const leftOut: ReadonlyMap<string, string> = new Map([
  ['sessions', 'One that was ended must not come back.'],
  ['banned_sessions', 'They hold the hashes of tokens, which no archive has.'],
  ['socket_tickets', 'They belong to a session.'],
  ['code_setups', 'They belong to a session.'],
  ['passkey_challenges', 'They belong to a session.'],
  ['push_subscriptions', 'They belong to a session.'],
  ['devices', 'They belong to a session.'],
  ['sign_in_flows', 'They last for minutes, and a code in them is a secret.'],
  ['mail_codes', 'They let somebody in, once.'],
  ['passkey_sign_ins', 'They last for minutes.'],
  ['handovers', 'They let somebody in, once.'],
  ['password_resets', 'Links that were used or replaced would work again.'],
  ['email_changes', 'Links that were used or replaced would work again.'],
  ['recovery_codes', 'Codes that were used or replaced would work again.'],
  ['calendar_feeds', 'Addresses that were renewed or withdrawn would open private events again.'],
  ['community_invitations', 'Links that were withdrawn or used up would let people in again.'],
  ['invited_members', 'They belong to an invitation.'],
  ['mails', 'The outbox would send them again, and they contain links.'],
  ['data_archives', 'They are copies, and would be offered after their days.'],
  ['notices_to_push', 'The jobs that push them are not in the backup.'],
  ['job_workers', 'The nodes of then are not those of now.'],
  ['noticed', 'Nothing is in it outside of a transaction.'],
])

/** Files whose rows are left out: nothing would name them after a restore. */
export const isLeftOut = (key: string): boolean => key.startsWith(archiveFolder)
