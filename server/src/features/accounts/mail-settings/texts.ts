import type { MailKind } from '@patchbay/contract/accounts/mail-settings'

/** What the link ends, within a sentence. No name and no address: anybody may hold the link. */
const things = {
  digest: 'the digest of what was missed',
  contacts: 'mails about unread messages to a listing',
  eventChanges: 'mails about events that have moved or were cancelled',
  joinRequests: 'mails about people who wait to join a community',
} as const satisfies Record<MailKind, string>

export const texts = {
  ask: 'Stop these mails?',
  askWhat: (kind: MailKind) => `This ends ${things[kind]}. Other mails go on as before.`,
  press: 'Unsubscribe',
  done: 'You are unsubscribed',
  doneWhat: (kind: MailKind) => `This has ended ${things[kind]}.`,
  settings: 'Change it in the settings',
  wrong: 'This link does not work',
  wrongWhat:
    'It may be incomplete, or the account is gone. The settings have a switch for every mail.',
}
