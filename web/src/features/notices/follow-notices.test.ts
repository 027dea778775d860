import { expect, it, onTestFinished, vi } from 'vitest'
import { fakeServer } from '../../../test/fake-server.ts'
import { listed, notice } from '../../../test/notice-samples.ts'
import { countInBadge } from '../../platform/app-badge.ts'
import { setSocketOpen, receiveFromSocket } from '../../platform/socket.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { followNotices } from './follow-notices.ts'
import { knownState } from './notices.cache.ts'

const path = 'GET /notices'
const client = createQueryClient(() => {})

function badge() {
  const setAppBadge = vi.fn((_count: number) => Promise.resolve())
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
  return () => setAppBadge.mock.lastCall?.[0]
}
/** The line is up already, and has said what it had to say. */
function socketOpen(): void {
  setSocketOpen(true)
  onTestFinished(() => setSocketOpen(false))
}

it('asks how things stand where the line said so before anybody listened', async () => {
  socketOpen()
  const shown = badge()
  const server = fakeServer({ [path]: () => listed([], { version: 0 }) })
  onTestFinished(followNotices(client, 'ada'))
  countInBadge('messages', 2)
  // Whoever never had a notice has none.
  await vi.waitFor(() => expect(shown()).toBe(2))
  expect(server.count(path)).toBe(1)
})

it('does not take an answer for whoever has left, and begins anew for whoever comes', async () => {
  socketOpen()
  const shown = badge()
  let answer: (page: object) => void = () => {}
  const server = fakeServer({ [path]: () => new Promise<object>((resolve) => (answer = resolve)) })
  const leave = followNotices(client, 'ada')
  receiveFromSocket({ type: 'notices_changed', unread: 3, version: 8 })
  countInBadge('messages', 2)
  expect(shown()).toBe(5)
  await vi.waitFor(() => expect(server.count(path)).toBe(1))
  leave()
  expect(shown()).toBe(0)
  answer(listed([notice(1)], { version: 9 }))
  onTestFinished(followNotices(client, 'kit'))
  countInBadge('messages', 4)
  await vi.waitFor(() => expect(server.count(path)).toBe(2))
  // What is not known yet is not none.
  expect(shown()).toBe(0)
  expect(knownState(client, 'kit')).toBeUndefined()
  answer(listed([notice(1)], { version: 2 }))
  await vi.waitFor(() => expect(shown()).toBe(5))
  expect(knownState(client, 'kit')).toEqual({ viewerId: 'kit', unread: 1, version: 2 })
})
