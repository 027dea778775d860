import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIsOver } from './use-is-over.ts'

const now = new Date('2026-11-19T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
const pass = (seconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })

it('turns true at the moment of the end, and not before', () => {
  const { result } = renderHook(() => useIsOver({ endsAt: after(90) }))
  pass(89)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
})

it('waits for an end that is further away than a timer can wait', () => {
  const month = 30 * 86_400
  const { result } = renderHook(() => useIsOver({ endsAt: after(month) }))
  pass(month - 1)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
})

it('never turns true without an end', () => {
  const { result } = renderHook(() => useIsOver({ endsAt: null }))
  pass(1_000_000)
  expect(result.current).toBe(false)
})
