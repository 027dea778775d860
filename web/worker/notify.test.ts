// @vitest-environment node
import type { PushMessage } from '@patchbay/contract/notices/push'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkerMessage } from './messages.ts'
import { notify } from './notify.ts'

const origin = 'https://patchbay.example'
const target = '/messages?id=1'

interface TabOptions {
  readonly answers?: boolean
  readonly navigate?: (address: string) => Promise<unknown>
  readonly focus?: () => Promise<unknown>
}

/** A window as the worker sees it; its URL is the one it was opened with. */
function tab(path: string, options: TabOptions = {}) {
  const { answers = true, navigate = async () => ({}), focus } = options
  const asked: WorkerMessage[] = []
  const one = {
    url: origin + path,
    focused: false,
    visibilityState: 'hidden',
    asked,
    focus: vi.fn((): Promise<unknown> => focus?.() ?? Promise.resolve(one)),
    navigate: vi.fn(navigate),
    postMessage: (message: WorkerMessage, [port]: MessagePort[]) => {
      asked.push(message)
      if (answers) port?.postMessage(true, [])
      else vi.runAllTimers()
    },
  }
  return one
}
type Tab = ReturnType<typeof tab>

/** The scope that a browser gives the worker, with these windows open. */
function begin(...tabs: Tab[]) {
  const scope = Object.assign(new EventTarget(), {
    location: new URL(`${origin}/sw.js`),
    navigator: { setAppBadge: vi.fn(async () => {}) },
    registration: { showNotification: vi.fn(async () => {}) },
    clients: { matchAll: async () => tabs, openWindow: vi.fn(async () => null) },
  })
  notify(scope as never)
  const happen = async (type: string, parts: object): Promise<void> => {
    const works: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => works.push(work)
    scope.dispatchEvent(Object.assign(new Event(type), { waitUntil }, parts))
    await Promise.all(works)
  }
  const push = (text?: string) =>
    happen('push', text === undefined ? {} : { data: { text: () => text } })
  const close = vi.fn()
  const press = (path: unknown = target) =>
    happen('notificationclick', { notification: { close, data: { path } } })
  return { push, press, close, scope, opened: scope.clients.openWindow }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('a push', () => {
  const message: PushMessage = {
    title: 'Patchbay',
    body: 'You have a new message',
    path: target,
    tag: '1',
    renotify: true,
    badge: 2,
  }

  it('is shown with a monochrome badge, and counted on the icon', async () => {
    const { push, scope } = begin()
    await push(JSON.stringify(message))
    expect(scope.registration.showNotification).toHaveBeenCalledWith('Patchbay', {
      body: 'You have a new message',
      tag: '1',
      renotify: true,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { path: target },
    })
    expect(scope.navigator.setAppBadge).toHaveBeenCalledWith(2)
  })

  it('is shown if it is empty, and if the app has no badge', async () => {
    const { push, scope } = begin()
    Reflect.deleteProperty(scope.navigator, 'setAppBadge')
    await push()
    await push(JSON.stringify(message))
    expect(scope.registration.showNotification).toHaveBeenCalledTimes(2)
  })
})

describe('a click on a notification', () => {
  const goTo = [{ type: 'GO_TO', path: target }]

  it('asks an open page to navigate, and loads nothing', async () => {
    const page = tab('/communities')
    const { press, close, opened } = begin(page)
    await press()
    expect(close).toHaveBeenCalled()
    expect(page.focus).toHaveBeenCalled()
    expect(page.asked).toEqual(goTo)
    expect(page.navigate).not.toHaveBeenCalled()
    expect(opened).not.toHaveBeenCalled()
  })

  it('also asks a page that was opened with this URL: it may have navigated since', async () => {
    const page = tab(target)
    await begin(page).press()
    expect(page.asked).toEqual(goTo)
  })

  it('reloads a page that does not answer, even if it cannot be brought to the front', async () => {
    const page = tab('/communities', {
      answers: false,
      focus: () => Promise.reject(new Error('too late')),
    })
    const { press, opened } = begin(page)
    await press()
    expect(page.navigate).toHaveBeenCalledWith(origin + target)
    expect(opened).not.toHaveBeenCalled()
  })

  it.each([
    ['is refused', () => Promise.reject(new Error('not controlled'))],
    ['leads out of sight', async () => null],
  ])('opens a window if loading %s', async (_how, navigate) => {
    const { press, opened } = begin(tab('/communities', { answers: false, navigate }))
    await press()
    expect(opened).toHaveBeenCalledExactlyOnceWith(origin + target)
  })

  it("does not use a tab that shows a file, a mail or the server's health", async () => {
    const others = ['/files/1/plan.pdf', '/mailbox', '/readyz'].map((path) => tab(path))
    const { press, opened } = begin(...others)
    await press()
    expect(opened).toHaveBeenCalledExactlyOnceWith(origin + target)
    for (const other of others) expect(other.focus).not.toHaveBeenCalled()
  })

  it('opens a window if there is none, and never opens another site', async () => {
    const { press, opened } = begin()
    await press()
    await press('https://elsewhere.example/')
    expect(opened.mock.calls).toEqual([[origin + target], [`${origin}/`]])
  })
})
