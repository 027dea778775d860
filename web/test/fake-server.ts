import { errors, type ErrorCode } from '@patchbay/contract/errors'
import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import type { Session } from '@patchbay/contract/accounts/sessions'
import type { VerificationRequest } from '@patchbay/contract/staff/verifications'
import { vi } from 'vitest'
import { checkAddress, checkBody, checkResponse } from './check-contract.ts'

/** Returns the JSON of the answer or a Response, or throws to simulate a dead network. */
type Handler = (body: unknown, query: URLSearchParams) => unknown

export interface FakeServer {
  /** Every request so far, such as `POST /sign-in/start`, with its body. */
  readonly calls: { readonly route: string; readonly body: unknown }[]
  readonly on: (route: string, handler: Handler) => void
  readonly count: (route: string) => number
  /** The body of the last request to this route. */
  readonly lastBody: (route: string) => unknown
}

export const refuse = (code: ErrorCode, extra: object = {}): Response =>
  Response.json(
    { code, message: errors[code].message, requestId: 'r', ...extra },
    { status: errors[code].status },
  )

export const dead = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
export const never = (): Promise<never> => new Promise(() => {})

/** Rejects when the app aborts the request. */
const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
  })

/**
 * Replaces the network: all code up to `fetch` is the app's own. By default nobody is signed in.
 * Every answer is checked against the contract.
 */
export function fakeServer(handlers: Readonly<Record<string, Handler>> = {}): FakeServer {
  const table = new Map<string, Handler>([
    ['GET /session', () => ({ session: null })],
    ['GET /announcement', () => ({ announcement: null })],
    ['GET /verification', () => ({ request: null })],
    ['GET /sign-in/options', () => ({ password: false, mailCode: false })],
    ['POST /session/sign-out', () => new Response(null, { status: 204 })],
    ...Object.entries(handlers),
  ])
  for (const address of table.keys()) checkAddress(address)
  const calls: FakeServer['calls'] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const [path = '', search] = url.replace(/^\/api/, '').split('?')
    const route = `${init.method ?? 'GET'} ${path}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({ route, body })
    checkBody(route, body)
    const handler = table.get(route)
    if (!handler) return refuse('not_found')
    const answered = Promise.resolve(handler(body, new URLSearchParams(search)))
    const answer = await Promise.race([answered, aborted(init.signal)])
    const response = answer instanceof Response ? answer : Response.json(answer)
    checkResponse(route, response)
    return response
  })
  return {
    calls,
    on: (route, handler) => {
      checkAddress(route)
      table.set(route, handler)
    },
    count: (route) => calls.filter((one) => one.route === route).length,
    lastBody: (route) => calls.findLast((one) => one.route === route)?.body,
  }
}

export const profile = (changes: Partial<OwnProfile> = {}): OwnProfile => ({
  id: '0191d1c0-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  fullName: 'Ada Byron',
  fullNameShown: true,
  displayName: 'Ada',
  role: 'user',
  verified: false,
  spotifyConnected: false,
  avatarUrl: '/api/avatars/ada.svg',
  bio: null,
  professions: ['Producer'],
  otherProfession: null,
  experienceLevel: 'professional',
  goals: 'Meet people who play brass.',
  location: 'Leeds, United Kingdom',
  locationEnabled: true,
  website: null,
  social: {},
  termsAccepted: true,
  termsAcceptedAt: '2026-11-01T10:00:00.000Z',
  onboardingCompleted: true,
  onesignalPlayerId: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  version: 3,
  blocksVersion: 0,
  ...changes,
})

export const session = (changes: Partial<OwnProfile> = {}): Session => ({
  id: '0191d1c0-0000-7000-8000-00000000000a',
  provider: 'google',
  expiresAt: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  profile: profile(changes),
})

export const verification = (changes: Partial<VerificationRequest> = {}): VerificationRequest => ({
  id: '0191d1c0-0000-7000-8000-0000000000aa',
  userId: profile().id,
  credentials: 'Engineered two records for Hollow Coast.',
  status: 'pending',
  submissionDate: '2026-11-09T12:00:00.000Z',
  reviewDate: null,
  rejectionReason: null,
  createdAt: '2026-11-09T12:00:00.000Z',
  version: 1,
  ...changes,
})

/** A person who has signed in for the first time. */
export const newcomer = (changes: Partial<OwnProfile> = {}): Session =>
  session({
    fullName: null,
    displayName: null,
    professions: [],
    experienceLevel: null,
    goals: null,
    location: null,
    termsAccepted: false,
    termsAcceptedAt: null,
    onboardingCompleted: false,
    ...changes,
  })
