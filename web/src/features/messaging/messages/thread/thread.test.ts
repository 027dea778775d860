import { changesPerFrame } from '@patchbay/contract/messaging/conversation-changes'
import { beforeEach, expect, it, vi } from 'vitest'
import { pass } from '../../../../../test/begin-sessions.ts'
import { createTruth } from '../../../../../test/conversation-truth.ts'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { createThread, type PageQuery, type Thread } from './thread.ts'

beforeEach(() => vi.useFakeTimers())

/** A thread on a conversation whose answers can be delayed or fail. */
function begin(said = 0) {
  const truth = createTruth()
  truth.say(said)
  const asked: string[] = []
  let obstacle: (() => Promise<void>) | undefined
  const answer = async <T>(question: string, read: () => T): Promise<T> => {
    asked.push(question)
    const held = obstacle
    const value = read()
    await held?.()
    return value
  }
  const thread = createThread({
    page: (query: PageQuery) => answer(`page ${JSON.stringify(query)}`, () => truth.page(query)),
    changes: (after) => answer(`changes ${after}`, () => truth.changes(after, 200)),
  })
  return { truth, thread, asked, meet: (next: typeof obstacle) => (obstacle = next) }
}
const fail = (code: 'network' | 'internal' | 'conversation_not_found') => () =>
  Promise.reject(new ApiError({ code, status: code === 'internal' ? 500 : 0, message: code }))
const seqs = (thread: Thread) => thread.state().log?.messages.map(({ seq }) => seq)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

it('fetches the changes in between if a frame was missed', async () => {
  const { truth, thread, asked } = begin(3)
  await thread.open()
  truth.say(2)
  truth.say(1)
  thread.receive(truth.changes(5))
  await pass()
  expect(asked).toEqual(['page {}', 'changes 3'])
  expect(thread.state().log?.messages).toEqual(truth.all())
})

it('fetches messages that were sent while the page was loading', async () => {
  const { truth, thread, asked, meet } = begin(3)
  let release = (): void => {}
  meet(() => new Promise((resolve) => (release = resolve)))
  const opening = thread.open()
  truth.say(2)
  thread.receive(truth.changes(3))
  meet(undefined)
  release()
  await opening
  expect(asked).toEqual(['page {}', 'changes 3'])
  expect(seqs(thread)).toEqual(range(1, 5))
})

it('repeats the request for long changes, and reloads after a thousand', async () => {
  const { truth, thread, asked } = begin(10)
  await thread.open()
  truth.say(450)
  await thread.ask()
  expect(asked).toEqual(['page {}', 'changes 10', 'changes 210', 'changes 410'])
  expect(seqs(thread)).toEqual(range(1, 460))
  truth.say(1500)
  const frame = truth.changes(1959)
  thread.receive(frame)
  await pass()
  expect(asked.slice(4)).toEqual(['page {}'])
  expect(seqs(thread)).toEqual(range(1911, 1960))
  truth.say(1300)
  await thread.ask()
  expect(asked.slice(5)).toEqual([
    ...[1960, 2160, 2360, 2560, 2760].map((after) => `changes ${after}`),
    'page {}',
  ])
  expect(thread.state().log).toMatchObject({ upTo: 3260, newer: false })
})

it('reloads if the socket delivers more than a thousand changes, and ignores the rest', async () => {
  const { truth, thread, asked } = begin(10)
  await thread.open()
  truth.say(2000)
  for (let after = 10; after < 2010; after += changesPerFrame) {
    thread.receive(truth.changes(after, changesPerFrame))
    await pass()
  }
  expect(asked).toEqual(['page {}', 'page {}'])
  expect(seqs(thread)).toEqual(range(1961, 2010))
  truth.say(1)
  thread.receive(truth.changes(2010))
  expect(seqs(thread)).toEqual(range(1961, 2011))
})

it('continues to fetch if the socket announced more during a request', async () => {
  const { truth, thread, asked, meet } = begin(3)
  await thread.open()
  let release = (): void => {}
  meet(() => new Promise((resolve) => (release = resolve)))
  truth.say(1)
  const asking = thread.ask()
  truth.edit(1)
  truth.say(1)
  thread.receive(truth.changes(5))
  meet(undefined)
  release()
  await asking
  expect(asked.slice(1)).toEqual(['changes 3', 'changes 4'])
  expect(thread.state().log?.messages).toEqual(truth.all())
})

it('repeats a request that was requested again while it ran, as the first answer may be outdated', async () => {
  const { truth, thread, asked, meet } = begin(3)
  await thread.open()
  let release = (): void => {}
  meet(() => new Promise((resolve) => (release = resolve)))
  const asking = thread.ask()
  truth.say(1)
  meet(undefined)
  void thread.ask()
  release()
  await asking
  expect(asked).toEqual(['page {}', 'changes 3', 'changes 3'])
  expect(seqs(thread)).toEqual(range(1, 4))
})

it('reports new messages in order and once, and no older messages', async () => {
  const { truth, thread } = begin(60)
  const received: number[] = []
  thread.onArrival((messages) => received.push(...messages.map(({ seq }) => seq)))
  await thread.open()
  await thread.loadOlder()
  truth.edit(60)
  thread.receive(truth.changes(60))
  expect(received).toEqual([])
  truth.say(2)
  thread.receive(truth.changes(61))
  thread.receive(truth.changes(61))
  await thread.ask()
  expect(received).toEqual([61, 62])
})

it('shows the messages around a seq, and returns to the end', async () => {
  const { truth, thread, asked } = begin(300)
  await thread.open()
  await thread.showAround(290)
  expect(asked).toEqual(['page {}'])
  await thread.showAround(100)
  expect(seqs(thread)).toEqual(range(75, 125))
  truth.say(1)
  thread.receive(truth.changes(300))
  await thread.loadNewer()
  await thread.loadOlder()
  expect(seqs(thread)).toEqual(range(25, 175))
  await thread.showNewest()
  expect(seqs(thread)).toEqual(range(252, 301))
  expect(thread.state().log?.newer).toBe(false)
})

it('runs one request per side at a time, and retries by itself', async () => {
  const { thread, asked, meet } = begin(120)
  await thread.open()
  meet(fail('internal'))
  const both = [thread.loadOlder(), thread.loadOlder()]
  await pass()
  meet(undefined)
  await pass(1000)
  await Promise.all(both)
  expect(asked.slice(1)).toEqual(['page {"before":71}', 'page {"before":71}'])
  expect(seqs(thread)).toEqual(range(21, 120))
})

it('reports that it cannot be loaded, until it can', async () => {
  const { thread, meet } = begin(3)
  meet(fail('network'))
  await thread.open()
  expect(thread.state()).toMatchObject({ loading: false, error: { code: 'network' } })
  await thread.ask()
  expect(thread.state()).toMatchObject({ loading: false, error: { code: 'network' } })
  meet(undefined)
  thread.retry()
  expect(thread.state()).toMatchObject({ loading: true, error: null })
  await pass()
  expect(seqs(thread)).toEqual([1, 2, 3])
})

it('retains its messages when a request fails, and repeats the request', async () => {
  const { truth, thread, asked, meet } = begin(3)
  await thread.open()
  meet(fail('network'))
  truth.edit(2, 'better')
  truth.say(1)
  thread.receive(truth.changes(4))
  await pass()
  expect(thread.state().error).toBeNull()
  expect(thread.state().log?.upTo).toBe(3)
  meet(undefined)
  await pass(2000)
  expect(thread.state().log?.messages).toEqual(truth.all())
  meet(fail('conversation_not_found'))
  await thread.ask()
  expect(thread.state().error).toMatchObject({ code: 'conversation_not_found' })
  const asks = asked.length
  await thread.ask()
  expect(asked).toHaveLength(asks)
})

it.each(['open', 'showAround', 'ask'] as const)(
  'loads again if it was asked to while the server refused the viewer: %s',
  async (question) => {
    const { thread, meet } = begin(120)
    if (question !== 'open') await thread.open()
    let refuse = (): void => {}
    const refused = new Promise<void>((resolve) => (refuse = resolve))
    meet(() => refused.then(fail('conversation_not_found')))
    const asking = thread[question](1)
    meet(undefined)
    void thread.ask()
    refuse()
    await asking
    await pass()
    expect(thread.state()).toMatchObject({ error: null, loading: false })
    expect(seqs(thread)).toEqual(range(71, 120))
  },
)

it('fetches the changes since an older page that arrives late', async () => {
  const { truth, thread, asked, meet } = begin(60)
  await thread.open()
  let release = (): void => {}
  meet(() => new Promise((resolve) => (release = resolve)))
  const older = thread.loadOlder()
  meet(fail('conversation_not_found'))
  await thread.ask()
  truth.edit(1, 'better')
  meet(undefined)
  await thread.open()
  release()
  await older
  expect(asked.at(-1)).toBe('changes 60')
  expect(thread.state().log?.messages).toEqual(truth.all())
})
