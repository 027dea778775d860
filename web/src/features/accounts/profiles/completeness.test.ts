import { expect, it } from 'vitest'
import { profile } from '../../../../test/fake-server.ts'
import { completenessOf, formCompletenessOf, profileSteps } from './completeness.ts'

const nothing = { services: 0, samples: 0, communities: 0 }
const much = { services: 2, samples: 1, communities: 1 }
const whole = profile({
  avatarUrl: '/api/files/ada.webp',
  bio: 'Brass for hire.',
  social: { instagram: 'ada' },
})

it('asks for what helps most first, one thing at a time', () => {
  const bare = profile({ avatarUrl: '/avatars/initials.svg?name=Ada', locationEnabled: false })
  expect(completenessOf(bare, nothing)).toEqual({ count: 1, next: 'picture' })
  expect(completenessOf({ ...bare, avatarUrl: '/a.webp' }, nothing)).toEqual({
    count: 2,
    next: 'bio',
  })
  expect(completenessOf(whole, nothing)).toMatchObject({ next: 'service' })
  expect(completenessOf(whole, { ...much, samples: 0 })).toMatchObject({ next: 'sample' })
  expect(completenessOf({ ...whole, locationEnabled: false }, much)).toMatchObject({
    next: 'place',
  })
  expect(completenessOf({ ...whole, social: {} }, much)).toMatchObject({ next: 'link' })
  expect(completenessOf(whole, { ...much, communities: 0 })).toMatchObject({ next: 'community' })
  expect(completenessOf({ ...whole, professions: [] }, much)).toMatchObject({ next: 'profession' })
})

it('is whole with everything, and does not count blank words', () => {
  expect(completenessOf(whole, much)).toEqual({ count: profileSteps.length, next: undefined })
  expect(completenessOf({ ...whole, bio: ' ' }, much)).toMatchObject({ next: 'bio' })
})

it('counts on the form only what the form asks', () => {
  const bare = profile({ avatarUrl: '/avatars/initials.svg?name=Ada', locationEnabled: false })
  expect(formCompletenessOf(bare)).toEqual({ count: 1, next: 'picture' })
  expect(formCompletenessOf({ ...whole, website: '', social: {} })).toEqual({
    count: 4,
    next: 'link',
  })
  expect(formCompletenessOf(whole)).toEqual({ count: 5, next: undefined })
})
