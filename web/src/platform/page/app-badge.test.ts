import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearBadge, countInBadge } from './app-badge.ts'

const setAppBadge = vi.fn((_count: number) => Promise.reject(new Error('not installed')))

beforeEach(() => {
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true })
})
afterEach(() => {
  clearBadge()
  setAppBadge.mockClear()
  Reflect.deleteProperty(navigator, 'setAppBadge')
})

it('sets the badge when both counts are known and when they change, and clears it after sign-out', () => {
  countInBadge('messages', 2)
  expect(setAppBadge).not.toHaveBeenCalled()
  countInBadge('notices', 3)
  countInBadge('notices', 3)
  countInBadge('messages', 0)
  clearBadge()
  expect(setAppBadge.mock.calls).toEqual([[5], [3], [0]])
})

it('does nothing in a browser without badges', () => {
  Reflect.deleteProperty(navigator, 'setAppBadge')
  expect(clearBadge).not.toThrow()
})
