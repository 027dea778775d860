import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSettling } from './thread-settling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is not settled while rows that leave room are still being measured', () => {
  const view = { scrollOffset: 0, scrollTo: () => {} }
  const onSettled = vi.fn()
  let height = 259
  const { settle } = createSettling({
    viewOf: () => view as never,
    heightOf: () => height,
    onSettled,
  })
  const frames = (count: number): void => {
    for (let frame = 0; frame < count; frame += 1) vi.advanceTimersToNextFrame()
  }
  settle(() => 0)
  frames(3)
  height = 501
  frames(3)
  expect(onSettled).not.toHaveBeenCalled()
  frames(2)
  expect(onSettled).toHaveBeenCalledOnce()
})
