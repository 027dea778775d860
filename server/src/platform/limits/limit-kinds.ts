import type { LimitedThing } from '@patchbay/contract/errors'

/** How often a person or an address may do something, by kind. */
const counted = {
  read: { points: 1_200, duration: 60 },
  write: { points: 240, duration: 60 },
  /** Pictures and the page, which anybody may fetch, per address: a page shows many pictures. */
  picture: { points: 3_000, duration: 60 },
  /** Per owner of a feed: somebody who knows its address must not use up the owner's own limits. */
  calendar_feed: { points: 60, duration: 60 },
  /** Per address. Mailbox providers send those of many people from a few. */
  unsubscribe: { points: 1_200, duration: 60 },
  /** Files, which cost more than text. */
  upload: { points: 120, duration: 600 },
  /** Parts of large files: 4 MiB each, so this is more than 30 Mbit/s for ten minutes. */
  upload_part: { points: 600, duration: 600 },
  sign_in: { points: 60, duration: 600 },
  /** Guesses, apart for each purpose: what was right is given back. */
  password_sign_in: { points: 10, duration: 900 },
  mail_code_sign_in: { points: 20, duration: 900 },
  password_change: { points: 10, duration: 900 },
  password_reset: { points: 10, duration: 900 },
  /** Every request for a reset counts: each may send a mail. */
  reset_request: { points: 10, duration: 900 },
  /** The same guesses in the networks around an address: of a /24 or /56, and of a /48. */
  near_guesses: { points: 40, duration: 900 },
  wide_guesses: { points: 80, duration: 900 },
  /** Per browser in which the password was right before, instead of all other limits of guesses. */
  device_sign_in: { points: 10, duration: 900 },
  /** Per account, over all addresses: more than one network of any size can use up. */
  account_sign_in: { points: 100, duration: 900 },
  account_change: { points: 100, duration: 900 },
  /** Per person and kind of code: six digits are guessed sooner than a password. */
  second_factor: { points: 5, duration: 900 },
  /** One less: the wrong code after them is the last that is accepted, and its owner is notified. */
  untold_guesses: { points: 4, duration: 900 },
  /**
   * Per mailed address and per requesting person, so that nobody's mailbox is flooded. If a
   * stranger uses up the limit, the owner has the stranger's mails, of which the newest works.
   */
  link_mail: { points: 5, duration: 3_600 },
  /** Per address: secrets of invitations that never existed. */
  invitation_guess: { points: 60, duration: 900 },
  /** Per person: finding a location takes a few requests, and a service may charge for each. */
  location: { points: 30, duration: 600 },
  /** Per person, while typing: a search reads much more than a list. */
  search: { points: 120, duration: 60 },
  /** The same per address, where visitors may search too. */
  visitor_search: { points: 30, duration: 60 },
  /** Per person: a refusal lets guess who is in a block with whom. */
  refused_adding: { points: 30, duration: 86_400 },
  /** Per person: each compares a need with every listing, and a service may charge for it. */
  match: { points: 30, duration: 60 },
  /** Per person: each request is read by an operator. */
  verification: { points: 10, duration: 86_400 },
  feedback: { points: 20, duration: 3_600 },
  report: { points: 30, duration: 3_600 },
} as const

export interface LimitOptions {
  readonly points: number
  /** In seconds. */
  readonly duration: number
}

interface MadeLimit extends LimitOptions {
  /** In the first week of an account, in which those who came to molest do it. */
  readonly firstWeek: number
}

const hour = 3_600
const day = 24 * hour

/** How much a person may make that reaches others. Only what was new is counted. */
const made = {
  /** With people whom one has not written to before. */
  conversation: { points: 20, firstWeek: 10, duration: hour },
  group: { points: 10, firstWeek: 5, duration: day },
  /** In people, of new groups too. A whole group can be made at once, but not in the first week. */
  added_person: { points: 100, firstWeek: 30, duration: day },
  /** Requests too, of which each notifies a leader. */
  join: { points: 60, firstWeek: 20, duration: hour },
  /** More would fill the list for everyone. */
  community: { points: 20, firstWeek: 5, duration: day },
  /** Links into a community, each of which may let in anybody. */
  invitation: { points: 20, firstWeek: 5, duration: day },
  /** Each is in the feed of everybody in the community. */
  event: { points: 20, firstWeek: 5, duration: day },
  post: { points: 30, firstWeek: 10, duration: hour },
  reply: { points: 60, firstWeek: 20, duration: hour },
  comment: { points: 60, firstWeek: 20, duration: hour },
  /** Each notifies all members of a community. */
  everyone: { points: 3, firstWeek: 1, duration: day },
  like: { points: 600, firstWeek: 200, duration: hour },
  reaction: { points: 600, firstWeek: 200, duration: hour },
  vote: { points: 600, firstWeek: 200, duration: hour },
} as const satisfies Record<Exclude<LimitedThing, 'search'>, MadeLimit>

export type MadeKind = keyof typeof made
export type LimitKind = keyof typeof counted | MadeKind | `${MadeKind}_first_week`

/** The limits of which people are told that they are about searching. */
export const searchKinds: ReadonlySet<LimitKind> = new Set<LimitKind>(['search', 'visitor_search'])

const guesses: ReadonlySet<string> = new Set<LimitKind>([
  'password_sign_in',
  'mail_code_sign_in',
  'password_change',
  'password_reset',
  'near_guesses',
  'wide_guesses',
  'device_sign_in',
  'account_sign_in',
  'account_change',
  'second_factor',
  'invitation_guess',
  'refused_adding',
])

/** Whether counted uses may be given back. */
export const isGivenBack = (kind: string): boolean => guesses.has(kind) || !(kind in counted)

/** All of them, each with a counter of its own. */
export const limitOptions: Readonly<Record<string, LimitOptions>> = {
  ...counted,
  ...Object.fromEntries(
    Object.entries(made).flatMap(([kind, { points, firstWeek, duration }]) => [
      [kind, { points, duration }],
      [`${kind}_first_week`, { points: firstWeek, duration }],
    ]),
  ),
}
