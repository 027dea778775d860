import { expect, it, onTestFinished, vi } from 'vitest'
import { beginSessions, signedIn } from '../../../../test/begin-sessions.ts'
import { fakePush, serverKey, type FakeBrowser } from '../../../../test/fake-push.ts'
import { dead, profile, refuse } from '../../../../test/fake-server.ts'
import { countInBadge } from '../../../platform/page/app-badge.ts'
import { followPush } from './follow-push.ts'
import { leadsHere } from './follow-push.ts'

const put = 'PUT /push/subscription'
const ask = 'GET /push/settings'
const { id } = profile()
const mark = `kept:${id}:push`

/** Ada's browser, with permission and a subscription. */
function begin(change: (browser: FakeBrowser) => void = () => {}) {
  const browser = fakePush()
  browser.permission = 'granted'
  browser.hold()
  change(browser)
  const started = beginSessions(signedIn())
  const { server, sessions } = started
  server.on(ask, () => ({ messages: true, previews: false, subscribed: false }))
  server.on('GET /push/key', () => ({ key: serverKey }))
  server.on(put, () => new Response(null, { status: 204 }))
  const navigate = vi.fn(async () => {})
  let resolved = () => {}
  const subscribe = (_event: string, listener: () => void) => {
    resolved = listener
    return () => {}
  }
  onTestFinished(followPush(sessions, { navigate, subscribe } as never))
  return { browser, ...started, navigate, arrive: () => resolved() }
}
const everythingDue = () => new Promise((resolve) => setTimeout(resolve))
async function settled(user: () => unknown): Promise<void> {
  await expect.poll(user).not.toBeNull()
}

it('sends the subscription of a person who is back with another session, without asking', async () => {
  localStorage.setItem(mark, 'true')
  const { browser, server } = begin()
  await expect.poll(() => server.count(put)).toBe(1)
  expect(server.lastBody(put)).toMatchObject({ endpoint: browser.subscription()?.endpoint })
  expect(browser.asked).not.toHaveBeenCalled()
})

it.each([
  ['whose permission is not given', 'true', (b: FakeBrowser) => (b.permission = 'default')],
  ['that was subscribed for nobody', null, () => {}],
  ['that was subscribed for somebody else', 'other', () => {}],
])('sends no requests for a browser %s', async (_which, marked, change) => {
  if (marked === 'true') localStorage.setItem(mark, marked)
  if (marked === 'other') localStorage.setItem('kept:somebody:push', 'true')
  const { user, server, browser } = begin(change)
  await settled(user)
  await everythingDue()
  expect(server.count(ask)).toBe(0)
  expect(browser.subscription()).not.toBeNull()
})

it('sends no requests for a person who signed out before the page was idle', async () => {
  localStorage.setItem(mark, 'true')
  let idle = () => {}
  const { user, sessions, server } = begin((browser) => {
    vi.stubGlobal('requestIdleCallback', (done: () => void) => (idle = done))
    // The push service is slow.
    browser.unsubscribe.mockImplementation(() => new Promise(() => {}))
  })
  await settled(user)
  await sessions.signOut('left')
  idle()
  await everythingDue()
  expect(server.count(ask)).toBe(0)
})

it('removes everything when the person signs out, without delaying them', async () => {
  localStorage.setItem(mark, 'true')
  const { browser, user, sessions, server } = begin((one) => {
    one.shown.push({ data: { path: '/messages?id=1' }, closed: false })
  })
  await settled(user)
  await expect.poll(() => server.count(put)).toBe(1)
  // Neither the push service nor the server answers.
  const never = new Promise<boolean>(() => {})
  browser.unsubscribe.mockImplementation(() => never)
  server.on('POST /session/sign-out', dead)
  await sessions.signOut('left')
  expect(user()).toBeNull()
  await expect.poll(() => browser.unsubscribe).toHaveBeenCalled()
  expect(browser.shown).toMatchObject([{ closed: true }])
  expect(browser.badge).toHaveBeenLastCalledWith(0)
})

it('subscribes nobody who has signed out meanwhile, neither now nor when they come back', async () => {
  localStorage.setItem(mark, 'true')
  const { browser, user, sessions, server } = begin()
  let answer: (response: Response) => void = () => {}
  server.on(put, () => new Promise((resolve) => (answer = resolve)))
  await settled(user)
  await expect.poll(() => server.count(put)).toBe(1)
  // The push service fails the first time, at sign-out.
  browser.unsubscribe.mockRejectedValueOnce(new Error('away'))
  server.on('POST /session/sign-out', () => new Response(null, { status: 204 }))
  await sessions.signOut('left')
  await expect.poll(() => browser.unsubscribe).toHaveBeenCalledTimes(1)
  answer(new Response(null, { status: 204 }))
  await expect.poll(() => browser.subscription()).toBeNull()
  expect(localStorage.getItem(mark)).toBeNull()
})

it('sets the badge again when the page becomes visible, because a push may have changed it', () => {
  const { browser } = begin()
  countInBadge('messages', 1)
  countInBadge('notices', 1)
  browser.badge.mockClear()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(browser.badge).toHaveBeenCalledExactlyOnceWith(2)
})

it('unsubscribes a banned person', async () => {
  localStorage.setItem(mark, 'true')
  const { browser, user, server, client } = begin()
  await settled(user)
  server.on('GET /session', () => refuse('account_banned'))
  await client.refetchQueries({ queryKey: ['session'] })
  await expect.poll(() => browser.subscription()).toBeNull()
})

it('keeps the subscription, but no notification, when a session expires', async () => {
  localStorage.setItem(mark, 'true')
  const { browser, user, server, client } = begin((one) => {
    one.shown.push({ data: { path: '/events/1' }, closed: false })
  })
  await settled(user)
  server.on('GET /session', () => ({ session: null }))
  await client.refetchQueries({ queryKey: ['session'] })
  await expect.poll(() => browser.shown).toMatchObject([{ closed: true }])
  await everythingDue()
  expect(browser.subscription()).not.toBeNull()
})

it('navigates where the worker says, within our own pages, and answers', async () => {
  const { browser, navigate } = begin()
  expect(browser.say({ type: 'GO_TO', path: '/messages?id=1' })).toBe(true)
  expect(navigate).toHaveBeenLastCalledWith({ href: '/messages?id=1' })
  window.history.replaceState(null, '', '/messages?id=1')
  expect(browser.say({ type: 'GO_TO', path: '/messages?id=1' })).toBe(true)
  expect(navigate).toHaveBeenCalledTimes(1)
  expect(browser.say({ type: 'GO_TO', path: '//elsewhere.example/' })).toBe(true)
  expect(navigate).toHaveBeenLastCalledWith({ href: '/' })
  expect(browser.say({ type: 'WHICH_BUILD' })).toBeUndefined()
})

it('closes the notification of the opened page, and no other', async () => {
  const { browser, arrive } = begin((one) => {
    for (const path of ['/messages?id=1', '/messages?id=2', '/posts/1#2'])
      one.shown.push({ data: { path }, closed: false })
  })
  const closed = () => browser.shown.map((one) => one.closed)
  window.history.replaceState(null, '', '/messages?id=2&message=3')
  arrive()
  await expect.poll(closed).toEqual([false, true, false])
  window.history.replaceState(null, '', '/notifications')
  arrive()
  await expect.poll(closed).toEqual([false, true, true])
})

it('ignores an invalid path in a notification', () => {
  const here = new URL('http://localhost/notifications')
  for (const path of [undefined, 7, 'https://elsewhere.example/posts/1', 'http://['])
    expect(leadsHere(path, here), String(path)).toBe(false)
})

it('does nothing if the browser has no push support', () => {
  const started = beginSessions(signedIn())
  expect(() => followPush(started.sessions, {} as never)()).not.toThrow()
})
