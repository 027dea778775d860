import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { communityFields } from './communities/communities.ts'
import { changePassword } from './accounts/credentials.ts'
import { eventFields } from './communities/events.ts'
import { onboardingSteps } from './accounts/onboarding.ts'
import { postFields } from './communities/posts.ts'
import { profileFields } from './accounts/profiles.ts'

const { newPassword } = changePassword.body.shape
const letters = (count: number): string => 'x'.repeat(count)
/** A password that meets every rule except, perhaps, the length. */
const password = (count: number): string => `aB3$${letters(count - 4)}`

const isTaken = (field: z.ZodMiniType, value: string): boolean => z.safeParse(field, value).success

describe('the shortest value that is accepted', () => {
  it.each([
    ['[Z-03] password', newPassword, 8, password],
    ['[Z-03] full name', profileFields.fullName, 2],
    ['[Z-03] display name', profileFields.displayName, 2],
    ['[Z-03] goals', profileFields.goals, 10],
    ['[Z-03] location', profileFields.location, 2],
    ['[Z-04] name of a community', communityFields.name, 3],
    ['[Z-04] description of a community', communityFields.description, 100],
    ['[Z-04] content of a post', postFields.content, 10],
    ['[Z-04] title of an event', eventFields.title, 3],
    ['[Z-04] description of an event', eventFields.description, 10],
  ])('%s', (_name, field: z.ZodMiniType, least: number, write = letters) => {
    expect(isTaken(field, write(least))).toBe(true)
    expect(isTaken(field, write(least - 1))).toBe(false)
    // Invisible characters do not count.
    if (write === letters) expect(isTaken(field, ` ${letters(least - 1)} `)).toBe(false)
  })
})

it('[Z-04] the description of a community has 300 characters at most', () => {
  expect(isTaken(communityFields.description, letters(300))).toBe(true)
  expect(isTaken(communityFields.description, letters(301))).toBe(false)
})

it('[Z-03] onboarding has seven steps', () => expect(new Set(onboardingSteps).size).toBe(7))
