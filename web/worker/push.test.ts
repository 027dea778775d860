// @vitest-environment node
import type { PushMessage } from '@patchbay/contract/notices/push'
import { describe, expect, it, vi } from 'vitest'
import { chooseTab } from './choose-tab.ts'
import { addressWithin, readPush } from './read-push.ts'
import { renewSubscription } from './renew-subscription.ts'

const origin = 'https://patchbay.example'

describe('a push', () => {
  it("is shown with the server's data", () => {
    const message: PushMessage = {
      title: 'Patchbay',
      body: 'You have a new message',
      path: '/messages?id=1',
      tag: '1',
      renotify: true,
      badge: 2,
    }
    expect(readPush(JSON.stringify(message))).toEqual(message)
  })
  it.each([undefined, '', 'x', 'null', '[]', '{}', '{"title":1}', '{"title":""}'])(
    'that has no content, such as %s, is still shown',
    (text) => expect(readPush(text)).toMatchObject({ title: 'Something new', path: '/' }),
  )
  it('of another build may have more or fewer fields', () => {
    expect(
      readPush('{"title":"A","badge":"many","path":7,"tag":"","renotify":1,"more":true}'),
    ).toEqual({
      title: 'A',
      body: '',
      tag: 'unreadable',
      renotify: false,
      path: '/',
      badge: undefined,
    })
  })
  it('only leads to our own origin', () => {
    expect(addressWithin(origin, '/messages?id=1')).toBe(`${origin}/messages?id=1`)
    for (const path of [
      '//elsewhere.example/',
      'https://elsewhere.example/',
      'javascript:alert(1)',
      String.raw`\\elsewhere.example`,
      'https://%',
      undefined,
      7,
    ])
      expect(addressWithin(origin, path), String(path)).toBe(`${origin}/`)
  })
})

it('goes to the tab that already shows the page, otherwise to the focused tab', () => {
  const tab = (url: string, focused = false, visibilityState: 'visible' | 'hidden' = 'hidden') => ({
    url,
    focused,
    visibilityState,
  })
  const hidden = tab('/a')
  const visible = tab('/b', false, 'visible')
  const focused = tab('/c', true, 'visible')
  const all = [hidden, visible, focused]
  expect(chooseTab(all, '/a')).toBe(hidden)
  expect(chooseTab(all, '/x')).toBe(focused)
  expect(chooseTab([hidden, visible], '/x')).toBe(visible)
  expect(chooseTab([hidden], '/x')).toBe(hidden)
  expect(chooseTab([], '/x')).toBeUndefined()
})

describe('a subscription that the browser has dropped', () => {
  const subscription = (endpoint: string): PushSubscription => {
    const options = { applicationServerKey: new ArrayBuffer(65), userVisibleOnly: true }
    return {
      endpoint,
      options,
      expirationTime: null,
      getKey: () => null,
      unsubscribe: vi.fn(async () => true),
      toJSON: () => ({ endpoint }),
    }
  }
  const denied = (): Promise<PushSubscription> => Promise.reject(new Error('denied'))
  const renew = async (
    change: Parameters<typeof renewSubscription>[1],
    { status = 204, subscribe = denied } = {},
  ) => {
    const send = vi.fn(
      async (_path: unknown, _init?: RequestInit) => new Response(null, { status }),
    )
    await renewSubscription({ subscribe }, change, send)
    return send.mock.calls.map(([path, init]) => [init?.method, path, init?.body])
  }
  const path = '/api/push/subscription'

  it('is replaced by the new one in the event, or by another with the same key', async () => {
    const next = subscription('b')
    const put = [['PUT', path, '{"endpoint":"b"}']]
    expect(await renew({ oldSubscription: null, newSubscription: next })).toEqual(put)
    const subscribe = vi.fn(async () => next)
    const old = { oldSubscription: subscription('a'), newSubscription: null }
    expect(await renew(old, { subscribe })).toEqual(put)
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: expect.any(ArrayBuffer),
    })
  })
  it('is deleted if there is no other', async () => {
    const gone = [['DELETE', path, undefined]]
    expect(await renew({ oldSubscription: null, newSubscription: null })).toEqual(gone)
    const old = { oldSubscription: subscription('a'), newSubscription: null }
    expect(await renew(old)).toEqual(gone)
  })
  it('is not renewed if nobody is signed in', async () => {
    const next = subscription('b')
    await renew({ oldSubscription: null, newSubscription: next }, { status: 401 })
    expect(next.unsubscribe).toHaveBeenCalled()
  })
})
