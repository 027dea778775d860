import * as z from 'zod/mini'
import { ownProfile } from './profiles.ts'
import { route } from '../route.ts'
import { browserTimeZone } from '../time-zones.ts'

/** How a session can begin; `email` is by password. */
export const sessionProviders = [
  'google',
  'apple',
  'spotify',
  'email',
  'mail_code',
  'passkey',
] as const
export type SessionProvider = (typeof sessionProviders)[number]

/** A signed-in browser or device, and the person who is signed in. */
export const session = z.object({
  id: z.uuid(),
  /** How this session began; anything but `email` hides the security settings. */
  provider: z.enum(sessionProviders),
  expiresAt: z.iso.datetime(),
  /**
   * The last known time zone of the device, such as 'Europe/Lisbon'. A page updates it by
   * refreshing.
   */
  timeZone: z.nullable(z.string()),
  profile: ownProfile,
})

export type Session = z.infer<typeof session>

/** The ways in which the second factor of a person can be given, besides recovery codes. */
const factorMethods = z.object({ code: z.boolean(), passkey: z.boolean() })
export type FactorMethods = z.infer<typeof factorMethods>

export const getSession = route('getSession', {
  method: 'GET',
  path: '/session',
  access: 'public',
  summary: 'Who is signed in here; `null` for a visitor.',
  output: z.object({
    session: z.nullable(session),
    /** Only while a sign-in waits for the second factor: how it can be given. */
    secondFactor: z.optional(factorMethods),
  }),
  errors: ['account_banned'],
})

export const refreshSession = route('refreshSession', {
  method: 'POST',
  path: '/session/refresh',
  access: 'member',
  summary:
    'Moves the end of the session away, notes where it is, and returns it with the newest profile.',
  body: z.nullish(z.object({ timeZone: browserTimeZone })),
  output: session,
  errors: [],
})

export const signOut = route('signOut', {
  method: 'POST',
  path: '/session/sign-out',
  access: 'public',
  summary: 'Ends the session of this browser; also fine without one.',
  output: null,
  errors: [],
})

const listedSession = z.object({
  id: z.uuid(),
  provider: z.enum(sessionProviders),
  /** Browser and operating system in words, if they can be recognised. */
  device: z.string(),
  /** The browser's last known time zone, such as 'Europe/Lisbon'. */
  timeZone: z.nullable(z.string()),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
})

export type ListedSession = z.infer<typeof listedSession>

export const listSessions = route('listSessions', {
  method: 'GET',
  path: '/sessions',
  access: 'member',
  summary: 'Where one is signed in, the newest use first.',
  output: z.object({ sessions: z.array(listedSession) }),
  errors: [],
})

export const deleteSession = route('deleteSession', {
  method: 'DELETE',
  path: '/sessions/:sessionId',
  access: 'member',
  summary: 'Signs out one browser or device.',
  params: z.object({ sessionId: z.uuid() }),
  output: null,
  errors: ['session_not_found'],
})

export const signOutEverywhere = route('signOutEverywhere', {
  method: 'DELETE',
  path: '/sessions',
  access: 'member',
  summary: 'Signs out everywhere, here too.',
  output: null,
  errors: [],
})

export const signOutElsewhere = route('signOutElsewhere', {
  method: 'POST',
  path: '/sessions/sign-out-elsewhere',
  access: 'member',
  summary: 'Signs out everywhere but here.',
  output: null,
  errors: [],
})

export const ticketSeconds = 30

export const createTicket = route('createTicket', {
  method: 'POST',
  path: '/session/ticket',
  access: 'member',
  summary: 'Lets the native app open one socket: a socket cannot carry its token.',
  output: z.object({ ticket: z.string() }),
  errors: ['forbidden'],
})
