import { describe, expect, it } from 'vitest'
import { newcomer, session } from '../../../../test/fake-server.ts'
import { gateOutcome } from './gate-outcome.ts'
import { afterEvent, afterProblem, initialState } from './session-state.ts'
import type { VisitorMode } from './visitor-mode.ts'

const visitor = afterEvent({ type: 'signed_out' })
const member = afterEvent({ type: 'signed_in', session: session() })
const unfinished = afterEvent({ type: 'signed_in', session: newcomer() })
const kind = (state: typeof visitor, mode: VisitorMode, path = '/x'): string => {
  const outcome = gateOutcome(state, { mode, path }, false)
  return outcome.kind === 'redirect' ? outcome.to : outcome.kind
}

describe('[A-35] while the session loads', () => {
  it.each(['redirect', 'version', 'welcome', 'only'] as const)(
    'a page of mode %s waits',
    (mode) => {
      expect(kind(initialState, mode)).toBe('loading')
    },
  )
  it('a public page does not', () => expect(kind(initialState, 'public')).toBe('allowed'))
})

it('[A-36, A-71] sends a visitor to sign in, except on pages with a version for visitors', () => {
  expect(kind(visitor, 'redirect')).toBe('sign_in')
  for (const mode of ['version', 'welcome', 'only', 'public'] as const)
    expect(kind(visitor, mode), mode).toBe('allowed')
})

it('[A-38] sends a person who has not finished onboarding to the next step', () => {
  for (const mode of ['redirect', 'version', 'welcome'] as const)
    expect(kind(unfinished, mode), mode).toBe('/onboarding/name')
  expect(kind(unfinished, 'public')).toBe('allowed')
})

it('[A-39, A-40] lets them stay on the profile and in onboarding', () => {
  expect(kind(unfinished, 'version', '/profile')).toBe('allowed')
  expect(kind(unfinished, 'redirect', '/onboarding')).toBe('allowed')
  expect(kind(unfinished, 'redirect', '/onboarding/goals')).toBe('allowed')
  expect(kind(unfinished, 'redirect', '/onboardingx')).toBe('/onboarding/name')
  expect(kind(unfinished, 'redirect', '/profiles')).toBe('/onboarding/name')
})

it('[A-41] shows the page to everybody else', () => {
  for (const mode of ['redirect', 'version', 'welcome', 'public'] as const)
    expect(kind(member, mode), mode).toBe('allowed')
})

it('[A-10, A-11, A-12] redirects a signed-in person away from the sign-in page', () => {
  expect(kind(unfinished, 'only', '/auth')).toBe('/onboarding/name')
  expect(kind(member, 'only', '/auth')).toBe('go_on')
})

it('shows neither version of a page if the session is unknown, but lets people sign in', () => {
  const down = afterProblem('unreachable')
  for (const mode of ['redirect', 'version', 'welcome'] as const)
    expect(kind(down, mode), mode).toBe('problem')
  expect(kind(down, 'only')).toBe('allowed')
})

it('treats an unknown browser as a visitor while the server does not answer', () => {
  const outcome = (mode: VisitorMode, problem: 'unreachable' | 'profile_missing') =>
    gateOutcome(afterProblem(problem), { mode, path: '/' }, true).kind
  expect(outcome('welcome', 'unreachable')).toBe('allowed')
  expect(outcome('version', 'unreachable')).toBe('allowed')
  expect(outcome('redirect', 'unreachable')).toBe('problem')
  expect(outcome('welcome', 'profile_missing')).toBe('problem')
})

it('sends a banned person home from any page', () => {
  const banned = afterEvent({ type: 'signed_out', reason: 'banned' })
  expect(kind(banned, 'redirect', '/marketplace')).toBe('/')
  expect(kind(banned, 'public', '/auth/callback')).toBe('/')
  expect(kind(banned, 'welcome', '/')).toBe('allowed')
})

it('sends a person who signs out to the sign-in page, from any page', () => {
  const left = afterEvent({ type: 'signed_out', reason: 'left' })
  for (const mode of ['redirect', 'version', 'welcome', 'public'] as const)
    expect(kind(left, mode), mode).toBe('/auth')
  expect(kind(left, 'only', '/auth')).toBe('allowed')
})
