import { describe, expect, it } from 'vitest'
import { isOnboarded, nextStep, onboardingSteps } from './onboarding.ts'

const nothing = {
  fullName: null,
  displayName: null,
  professions: [],
  experienceLevel: null,
  location: null,
  goals: null,
  termsAccepted: false,
  onboardingCompleted: false,
}
const name = { fullName: 'Ada Byron', displayName: 'Ada' }
const professions = { professions: ['Producer'] }
const experience = { experienceLevel: 'veteran' as const }
const location = { location: 'Leeds, United Kingdom' }
const goals = { goals: 'To meet people who play brass.' }
const answered = { ...nothing, ...name, ...professions, ...experience, ...location, ...goals }

describe('the next step', () => {
  it.each([
    ['[B-26]', nothing, 'name'],
    ['[B-26]', { ...answered, displayName: null }, 'name'],
    ['[B-26]', { ...answered, fullName: '' }, 'name'],
    ['[B-27]', { ...nothing, ...name }, 'profession'],
    ['[B-28]', { ...nothing, ...name, ...professions }, 'experience'],
    ['[B-28]', { ...answered, experienceLevel: null, location: null }, 'experience'],
    ['[B-29]', { ...nothing, ...name, ...professions, ...experience }, 'location'],
    ['[B-30]', { ...nothing, ...name, ...professions, ...experience, ...location }, 'goals'],
    ['[B-31]', answered, 'terms'],
    ['[B-31]', { ...answered, termsAccepted: true }, 'terms'],
    ['[B-31]', { ...answered, onboardingCompleted: true }, 'terms'],
  ])('%s of %o is %s', (_line, profile, step) => expect(nextStep(profile)).toBe(step))

  it('[B-40] is none once both flags are set, whatever other answers are missing', () => {
    const done = { ...nothing, termsAccepted: true, onboardingCompleted: true }
    expect([nextStep(done), isOnboarded(done)]).toEqual([null, true])
    expect(isOnboarded({ ...done, termsAccepted: false })).toBe(false)
    expect(isOnboarded({ ...done, onboardingCompleted: false })).toBe(false)
  })

  it('[B-32] is never the contact step, whatever is answered', () => {
    const parts = [name, professions, experience, location, goals]
    const combinations = Array.from({ length: 2 ** parts.length }, (_, bits) =>
      Object.assign({}, nothing, ...parts.filter((_part, index) => (bits >> index) & 1)),
    ) as (typeof nothing)[]
    const steps = new Set(combinations.map((profile) => nextStep(profile)))
    expect(steps).toEqual(new Set(onboardingSteps.filter((step) => step !== 'contact')))
  })
})
