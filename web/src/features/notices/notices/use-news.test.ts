import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notice } from '../../../../test/notice-samples.ts'
import { useNews } from './use-news.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const at = '2026-11-16T10:00:00.000Z'
const one = notice(1, { createdAt: at })
const two = notice(2, { createdAt: at })
const three = notice(3, { createdAt: at })

it('announces once how many arrived on top, but no existing or later pages', () => {
  const { result, rerender } = renderHook(useNews, { initialProps: [two] })
  rerender([two, three])
  pass(10_000)
  expect(result.current).toBe(0)
  rerender([one, two, three])
  rerender([notice(4, { createdAt: at }), one, two, three])
  expect(result.current).toBe(0)
  pass(1000)
  expect(result.current).toBe(2)
  // The next announcement waits until the first is over.
  rerender([notice(5, { createdAt: at }), one])
  pass(4000)
  expect(result.current).toBe(0)
  pass(1000)
  expect(result.current).toBe(1)
})

it('counts repeated likes as one, and notices read elsewhere as none', () => {
  const { result, rerender } = renderHook(useNews, { initialProps: [two] })
  for (const second of [1, 2, 3])
    rerender([notice(1, { createdAt: `2026-11-16T10:00:0${second}.000Z` }), two])
  rerender([notice(4, { createdAt: at, readAt: at }), two])
  pass(1000)
  expect(result.current).toBe(1)
})
