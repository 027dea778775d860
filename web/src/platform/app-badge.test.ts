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

it('says what is unread once both are known, when it changes, and nothing for nobody', () => {
  countInBadge('messages', 2)
  expect(setAppBadge).not.toHaveBeenCalled()
  countInBadge('notices', 3)
  countInBadge('notices', 3)
  countInBadge('messages', 0)
  clearBadge()
  expect(setAppBadge.mock.calls).toEqual([[5], [3], [0]])
})

it('does without where there is none', () => {
  Reflect.deleteProperty(navigator, 'setAppBadge')
  expect(clearBadge).not.toThrow()
})
