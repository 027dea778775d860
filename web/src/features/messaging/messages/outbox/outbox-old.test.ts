import { expect, it, vi } from 'vitest'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { conversationId, viewerId } from '../../../../../test/messages.ts'
import { createOutbox } from './outbox.ts'

it('drops unsent messages of any person after seven days', () => {
  vi.useFakeTimers()
  const left = createOutbox(sampleId(77), () => {})
  left.send(conversationId, 'long ago')
  const comeBy = (): void => createOutbox(viewerId, () => {}).start()()
  vi.advanceTimersByTime(7 * 24 * 60 * 60 * 1000)
  comeBy()
  expect(left.entries()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  comeBy()
  expect(left.entries()).toEqual([])
  expect(localStorage).toHaveLength(0)
})
