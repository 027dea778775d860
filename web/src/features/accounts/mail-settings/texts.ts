import type { DigestRhythm, SingleMail } from '@patchbay/contract/accounts/mail-settings'

export const mailTexts = {
  title: 'Mail',
  hint: 'A digest, if you want one, and what cannot wait. Every mail has a link that ends it. Mails about your account and its safety always arrive.',
  loading: 'Loading your choices...',
  notLoaded: 'Your choices could not be loaded.',
  failed: 'That could not be changed. Try again.',
  goesTo: (address: string) => `Goes to ${address}.`,
  noAddress:
    'There is no address that you have proven to be yours, or yours refused our mail lately: none of these mails arrive. Link an account or an address above.',
  digest: 'What you have missed',
  digestHint:
    'Replies, unread conversations, requests, new finds, events and posts of your communities. Nothing new, no mail.',
  notChosen: 'You have not chosen yet: you get none until you do.',
  weekday: 'Day',
  hour: 'Time',
  zone: 'Time zone',
  ownZoneAgain: 'As my devices say',
  ownZone: (city: string) => `As my devices say (${city} now)`,
} as const

export const rhythmWords = {
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'Never',
} as const satisfies Record<DigestRhythm, string>

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const singleWords = {
  contacts: {
    label: 'Messages about your listings',
    hint: 'Unread for three hours. At most once a day for each conversation.',
  },
  eventChanges: {
    label: 'Changes of events',
    hint: 'An event that you go to has moved or was cancelled, and you have not seen it here.',
  },
  joinRequests: {
    label: 'People who wait',
    hint: 'Somebody has waited a day for your answer to join a community.',
  },
} as const satisfies Record<SingleMail, { label: string; hint: string }>
