import { expect, it } from 'vitest'
import { forgetPlaces, openPlace } from './places.ts'

it('forgets where somebody was when they leave, and what is still on screen then writes no more', () => {
  const place = openPlace('list')
  place.write('120')
  expect(openPlace('list').read()).toBe('120')
  forgetPlaces()
  place.write('120')
  expect(openPlace('list').read()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})
