import { expect, it } from 'vitest'
import { newcomer, session } from '../../../../test/fake-server.ts'
import { afterEvent, eventBetween, initialState } from './session-state.ts'
import { withDefaults } from './user.ts'

it('[A-44] starts without a person, and loading', () => {
  expect(initialState).toMatchObject({ user: null, loading: true })
})

it('[A-45] has the user, loading, verification request, step, newness and kind of sign-in', () => {
  expect(afterEvent({ type: 'signed_in', session: newcomer() })).toMatchObject({
    user: { email: 'ada@example.com' },
    loading: false,
    verificationRequest: null,
    onboardingStep: 'name',
    isNewUser: true,
    isOAuth: true,
  })
  expect(afterEvent({ type: 'signed_in', session: session() })).toMatchObject({
    onboardingStep: null,
    isNewUser: false,
  })
})

it('[A-46] fills in missing fields of a profile', () => {
  expect(withDefaults({ id: 'x' })).toMatchObject({
    id: 'x',
    role: 'user',
    verified: false,
    spotifyConnected: false,
    professions: [],
    social: {},
    onboardingCompleted: false,
    onesignalPlayerId: null,
  })
})

it('[A-46] replaces null in fields that must have a value, and keeps given values', () => {
  const odd = { professions: null, social: undefined, role: 'editor' } as unknown as object
  expect(withDefaults(odd)).toMatchObject({ professions: [], social: {}, role: 'editor' })
})

it.each([
  ['google', true],
  ['apple', true],
  ['spotify', true],
  ['email', false],
] as const)('[A-57] treats a session by %s as OAuth: %s', (provider, isOAuth) => {
  const event = { type: 'signed_in', session: { ...session(), provider } } as const
  expect(afterEvent(event).isOAuth).toBe(isOAuth)
})

it('[A-57] reports no OAuth without a session', () => {
  expect(initialState.isOAuth).toBe(false)
  expect(afterEvent({ type: 'signed_out' }).isOAuth).toBe(false)
})

it('[A-50] has the person after each event, and nobody after signing out', () => {
  for (const type of ['signed_in', 'token_refreshed', 'password_recovery', 'user_updated'] as const)
    expect(afterEvent({ type, session: session() }), type).toMatchObject({
      user: { displayName: 'Ada' },
      loading: false,
    })
  expect(afterEvent({ type: 'signed_out' })).toMatchObject({ user: null, loading: false })
})

it('[A-50] distinguishes the events by what has changed', () => {
  const known = session()
  const state = afterEvent({ type: 'signed_in', session: known })
  const typeFor = (next: typeof known | null) => eventBetween(state, next)?.type
  expect(eventBetween(initialState, known)?.type).toBe('signed_in')
  expect(eventBetween(initialState, null)?.type).toBe('signed_out')
  expect(typeFor(known)).toBeUndefined()
  expect(typeFor({ ...known, expiresAt: '2030-01-01T00:00:00.000Z' })).toBe('token_refreshed')
  expect(typeFor({ ...known, profile: { ...known.profile, bio: 'New' } })).toBe('user_updated')
  expect(typeFor({ ...known, profile: { ...known.profile, id: 'other' } })).toBe('signed_in')
  expect(eventBetween(state, null)).toEqual({ type: 'signed_out', reason: 'expired' })
})
