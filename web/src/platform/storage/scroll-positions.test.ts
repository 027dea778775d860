import { expect, it } from 'vitest'
import { forgetScrollPositions, openScrollPosition } from './scroll-positions.ts'

it('forgets the scroll position at sign-out, and ignores later writes of components still on screen', () => {
  const position = openScrollPosition('list')
  position.write('120')
  expect(openScrollPosition('list').read()).toBe('120')
  forgetScrollPositions()
  position.write('120')
  expect(openScrollPosition('list').read()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})
