import type { ClientMessage } from '@patchbay/contract/realtime'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createTruth } from '../../../../../test/conversation-truth.ts'
import { conversationId, participant, theo, viewerId } from '../../../../../test/messages.ts'
import { setSocketOpen } from '../../../../platform/realtime/socket.ts'
import { createTypists } from './typists.ts'

const say = vi.fn<(message: ClientMessage) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  say.mockReset()
  setSocketOpen(true, say)
  onTestFinished(() => setSocketOpen(false))
})

it('[V-11] forgets a typist after 3 s without typing', () => {
  const typists = createTypists(viewerId)
  const listener = vi.fn<() => void>()
  typists.subscribe(listener)
  typists.note(conversationId, theo.id)
  vi.advanceTimersByTime(2000)
  typists.note(conversationId, theo.id)
  vi.advanceTimersByTime(2999)
  expect(typists.of(conversationId)).toEqual([theo.id])
  vi.advanceTimersByTime(1)
  expect(typists.of(conversationId)).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
})

it('forgets a typist who leaves the conversation, but not one who deletes a message', () => {
  const typists = createTypists(viewerId)
  const truth = createTruth()
  const said = truth.say(1)
  typists.note(conversationId, theo.id)
  const delta = truth.changes(0)
  typists.receive({ ...delta, messages: [{ ...said, content: '', deletedAt: said.createdAt }] })
  expect(typists.of(conversationId)).toEqual([theo.id])
  const gone = { ...participant(theo), leftAt: said.createdAt }
  typists.receive({ ...delta, messages: [], participants: [gone] })
  expect(typists.of(conversationId)).toEqual([])
})

it('forgets a typist whose message arrives, and never names the viewer', () => {
  const typists = createTypists(viewerId)
  const truth = createTruth()
  typists.note(conversationId, viewerId)
  typists.note(conversationId, theo.id)
  expect(typists.of(conversationId)).toEqual([theo.id])
  truth.say(1)
  typists.receive(truth.changes(0))
  expect(typists.of(conversationId)).toEqual([])
})

it('announces typing of the viewer at most every 2 s, and only while the socket is open', () => {
  const typing = { type: 'typing', conversationId }
  const typists = createTypists(viewerId)
  for (let letter = 0; letter < 5; letter += 1) {
    typists.say(conversationId)
    vi.advanceTimersByTime(500)
  }
  expect(say.mock.calls).toEqual([[typing], [typing]])
  setSocketOpen(false)
  vi.advanceTimersByTime(5000)
  typists.say(conversationId)
  expect(say).toHaveBeenCalledTimes(2)
})
