import * as z from 'zod/mini'
import { route } from '../route.ts'
import { isTimeZone, timeZoneLength } from '../time-zones.ts'

/** How often a person gets a digest of what they have missed. */
export const digestRhythms = ['daily', 'weekly', 'never'] as const
export type DigestRhythm = (typeof digestRhythms)[number]

/** The kinds of mails about single things that cannot wait, each with a switch. */
export const singleMails = ['contacts', 'eventChanges', 'joinRequests'] as const
export type SingleMail = (typeof singleMails)[number]

/** All that can be switched off, also by the link in the mail. */
export const mailKinds = ['digest', ...singleMails] as const
export type MailKind = (typeof mailKinds)[number]

/** When a digest arrives, unless the person says otherwise. */
export const usualWeekday = 1
export const usualHour = 8

const chosen = {
  digest: z.enum(digestRhythms),
  /** 1 is Monday. Only matters once a week. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** `null`: the one that the browsers of the person say. */
  timeZone: z.nullable(z.string().check(z.maxLength(timeZoneLength), z.refine(isTimeZone))),
  /** Somebody has written about a listing, and the message is unread for hours. */
  contacts: z.boolean(),
  /** An event that the person goes to has moved or was cancelled. */
  eventChanges: z.boolean(),
  /** Somebody waits for a day to be let into a community. */
  joinRequests: z.boolean(),
}

export const mailSettings = z.object({
  ...chosen,
  /** False until the person has chosen a rhythm. Until then there are no digests. */
  digestChosen: z.boolean(),
  /** The time zone that counts now. */
  zoneNow: z.string(),
  /** The mails go to this address; `null` without an address that the person has proven to have. */
  address: z.nullable(z.string()),
  /** Whether this installation sends digests at all. */
  digestsOffered: z.boolean(),
})

export type MailSettings = z.infer<typeof mailSettings>

export const getMailSettings = route('getMailSettings', {
  method: 'GET',
  path: '/mail-settings',
  access: 'onboarded',
  summary: 'What the viewer wants to hear by mail, when, and where it goes.',
  output: mailSettings,
  errors: [],
})

export const updateMailSettings = route('updateMailSettings', {
  method: 'PATCH',
  path: '/mail-settings',
  access: 'onboarded',
  summary: 'Changes what the viewer wants to hear by mail; what is not named stays.',
  body: z.partial(z.object(chosen)),
  output: mailSettings,
  errors: [],
})

/** The page that ends one kind of mails for one person, who need not be signed in. */
export const unsubscribePath = (token: string): `/${string}` => `/unsubscribe/${token}`
