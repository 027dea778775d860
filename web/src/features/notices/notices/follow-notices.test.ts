import { expect, it, onTestFinished, vi } from 'vitest'
import { fakeServer } from '../../../../test/fake-server.ts'
import { listed, notice } from '../../../../test/notice-samples.ts'
import { countInBadge } from '../../../platform/page/app-badge.ts'
import { setSocketOpen, receiveFromSocket } from '../../../platform/realtime/socket.ts'
import { createQueryClient } from '../../../platform/http/query-client.ts'
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
/** The socket is already open, and has sent its first messages. */
function socketOpen(): void {
  setSocketOpen(true)
  onTestFinished(() => setSocketOpen(false))
}

it('fetches the state if the socket sent it before anything was listening', async () => {
  socketOpen()
  const shown = badge()
  const server = fakeServer({ [path]: () => listed([], { version: 0 }) })
  onTestFinished(followNotices(client, 'ada'))
  countInBadge('messages', 2)
  // A person who never had a notice has zero unread notices.
  await expect.poll(shown).toBe(2)
  expect(server.count(path)).toBe(1)
})

it('ignores an answer for a person who has left, and starts over for the next person', async () => {
  socketOpen()
  const shown = badge()
  let answer: (page: object) => void = () => {}
  const server = fakeServer({ [path]: () => new Promise<object>((resolve) => (answer = resolve)) })
  const leave = followNotices(client, 'ada')
  receiveFromSocket({ type: 'notices_changed', unread: 3, version: 8 })
  countInBadge('messages', 2)
  expect(shown()).toBe(5)
  await expect.poll(() => server.count(path)).toBe(1)
  leave()
  expect(shown()).toBe(0)
  answer(listed([notice(1)], { version: 9 }))
  onTestFinished(followNotices(client, 'kit'))
  countInBadge('messages', 4)
  await expect.poll(() => server.count(path)).toBe(2)
  // An unknown count is not shown as zero notices.
  expect(shown()).toBe(0)
  expect(knownState(client, 'kit')).toBeUndefined()
  answer(listed([notice(1)], { version: 2 }))
  await expect.poll(shown).toBe(5)
  expect(knownState(client, 'kit')).toEqual({ viewerId: 'kit', unread: 1, version: 2 })
})
