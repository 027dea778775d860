import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { pass } from '../../../../../../test/begin-sessions.ts'
import { ApiError } from '../../../../../platform/http/api-error.ts'
import { createReading } from './reading.ts'

const mark =
  vi.fn<(id: string, seq: number) => Promise<{ lastReadSeq: number; lastReadAt: null }>>()
const onMarked = vi.fn<() => void>()
const look = (visible: boolean, focused: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  vi.spyOn(document, 'hasFocus').mockReturnValue(focused)
}
const part = (lastReadSeq: number, joinedAt = '2026-11-01T10:00:00.000Z') => ({
  lastReadSeq,
  joinedAt,
})
const marks = () => mark.mock.calls.map(([, seq]) => seq)

function begin() {
  const reading = createReading({ mark, onMarked, onFailure: () => {} })
  onTestFinished(reading.start())
  return reading
}

beforeEach(() => {
  vi.useFakeTimers()
  mark.mockReset()
  mark.mockImplementation((_, lastReadSeq) => Promise.resolve({ lastReadSeq, lastReadAt: null }))
  look(true, true)
  onTestFinished(() => void vi.restoreAllMocks())
})

it('[V-08] marks seen messages together and once, and never moves the mark back', async () => {
  const reading = begin()
  reading.noteMark('one', part(2))
  for (const seq of [1, 2, 3, 5, 4]) reading.see('one', seq)
  await pass(1000)
  reading.see('one', 3)
  reading.see('one', 5)
  await pass(1000)
  expect(mark.mock.calls).toEqual([['one', 5]])
  reading.noteMark('one', part(9))
  reading.see('one', 8)
  await pass(1000)
  expect(marks()).toEqual([5])
})

it('marks messages as read again after the viewer has left and rejoined', async () => {
  const reading = begin()
  reading.noteMark('one', part(5))
  reading.see('one', 5)
  await pass(1000)
  reading.noteMark('one', part(4, '2026-11-02T10:00:00.000Z'))
  reading.see('one', 5)
  await pass(1000)
  expect(marks()).toEqual([5])
})

it.each(['answered', 'refused'])(
  'ignores the answer to a mark that was sent before the viewer left and rejoined: %s',
  async (how) => {
    const reading = begin()
    let settle = (): void => {}
    const held = new Promise<void>((resolve) => (settle = resolve))
    mark.mockImplementationOnce(async (_, lastReadSeq) => {
      await held
      if (how === 'answered') return { lastReadSeq, lastReadAt: null }
      throw new ApiError({ code: 'conversation_not_found', status: 404, message: '' })
    })
    onMarked.mockReset()
    reading.noteMark('one', part(3))
    reading.see('one', 5)
    await pass(1000)
    reading.noteMark('one', part(4, '2026-11-02T10:00:00.000Z'))
    reading.see('one', 5)
    settle()
    await pass()
    expect(onMarked).not.toHaveBeenCalled()
    await pass(1000)
    expect(marks()).toEqual([5, 5])
  },
)

it('ignores a late mark from before the viewer left', async () => {
  const reading = begin()
  reading.noteMark('one', part(4, '2026-11-02T10:00:00.000Z'))
  reading.see('one', 5)
  reading.noteMark('one', part(5))
  await pass(1000)
  expect(marks()).toEqual([5])
})

it('sends one request at a time', async () => {
  const reading = begin()
  let release = (): void => {}
  mark.mockImplementationOnce(
    (_, lastReadSeq) =>
      new Promise((resolve) => (release = () => resolve({ lastReadSeq, lastReadAt: null }))),
  )
  reading.see('one', 1)
  await pass(1000)
  reading.see('one', 2)
  reading.see('one', 3)
  await pass(5000)
  expect(marks()).toEqual([1])
  release()
  await pass(1000)
  expect(marks()).toEqual([1, 3])
})

it.each([
  ['hidden', false, true],
  ['without focus', true, false],
])('marks nothing in a tab that is %s, until it has focus', async (_, visible, focused) => {
  const reading = begin()
  look(visible, focused)
  reading.see('one', 4)
  await pass(60_000)
  expect(marks()).toEqual([])
  look(true, true)
  window.dispatchEvent(new Event('focus'))
  await pass(1000)
  expect(marks()).toEqual([4])
})

it('retries silently, but not a refused request', async () => {
  const reading = begin()
  mark.mockRejectedValueOnce(new ApiError({ code: 'network', status: 0, message: '' }))
  reading.see('one', 4)
  await pass(10_000)
  expect(marks()).toEqual([4, 4])
  expect(onMarked).toHaveBeenCalledOnce()
  mark.mockRejectedValueOnce(
    new ApiError({ code: 'conversation_not_found', status: 404, message: '' }),
  )
  reading.see('one', 6)
  await pass(60_000)
  expect(marks()).toEqual([4, 4, 6])
})
