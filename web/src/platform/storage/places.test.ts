import { expect, it } from 'vitest'
import { forgetPlaces, openPlace } from './places.ts'

it('forgets the scroll position at sign-out, and ignores later writes of components still on screen', () => {
  const place = openPlace('list')
  place.write('120')
  expect(openPlace('list').read()).toBe('120')
  forgetPlaces()
  place.write('120')
  expect(openPlace('list').read()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})
