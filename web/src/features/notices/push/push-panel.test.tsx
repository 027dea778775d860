import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { dead, never, profile, refuse, type FakeServer } from '../../../../test/fake-server.ts'
import { fakePush, serverKey } from '../../../../test/fake-push.ts'
import { noticesServer } from '../../../../test/notices.ts'
import { renderPart } from '../../../../test/render-app.tsx'
import { PushSwitches } from './push-panel.tsx'
import { deviceTexts as device, pushTexts as texts } from './texts.ts'

const put = 'PUT /push/subscription'
const mark = `kept:${profile().id}:push`
const done = () => new Response(null, { status: 204 })

/** Like the real server, it stores whether this browser is subscribed. */
function pushServer(subscribed = false): FakeServer & { readonly accept: () => void } {
  const settings = { messages: true, previews: false }
  const now = () => ({ ...settings, subscribed })
  const take = () => {
    subscribed = true
    return done()
  }
  const server = noticesServer({
    'GET /push/settings': now,
    'GET /push/key': () => ({ key: serverKey }),
    'PATCH /push/settings': (body) => {
      Object.assign(settings, body)
      return now()
    },
    [put]: take,
    'DELETE /push/subscription': () => {
      subscribed = false
      return done()
    },
  })
  return { ...server, accept: () => server.on(put, take) }
}

async function open(server: ReturnType<typeof pushServer>) {
  renderPart(<PushSwitches />, '/', { server })
  const row = await screen.findByRole('switch', { name: texts.device })
  const says = (words: string, on = false) =>
    waitFor(() => {
      expect(row.getAttribute('aria-checked')).toBe(String(on))
      expect(row.textContent).toContain(words)
    })
  return { server, row, says, user: userEvent.setup() }
}

it('asks for permission only on a press, and sends the browser’s subscription to the server', async () => {
  const browser = fakePush()
  let allow: (answer: NotificationPermission) => void = () => {}
  browser.answer = () => new Promise((resolve) => (allow = resolve))
  const { server, row, says, user } = await open(pushServer())
  await says(device.off)
  expect(browser.asked).not.toHaveBeenCalled()
  expect(server.count('GET /push/key')).toBe(0)
  await user.click(row)
  await says(device.asking)
  // A second press while the browser asks has no effect.
  await user.click(row)
  expect(browser.asked).toHaveBeenCalledTimes(1)
  allow('granted')
  await says(device.on, true)
  expect(screen.getByRole('status').textContent).toBe(device.on)
  expect(server.lastBody(put)).toEqual({
    endpoint: browser.subscription()?.endpoint,
    keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
  })
  expect(localStorage.getItem(mark)).not.toBeNull()

  await user.click(row)
  await says(device.off)
  await waitFor(() => expect(browser.subscription()).toBeNull())
  expect(localStorage.getItem(mark)).toBeNull()
})

it('stays off if the person does not decide, and says where to allow it after a denial', async () => {
  const browser = fakePush()
  browser.answer = () => 'default'
  const { server, row, says, user } = await open(pushServer())
  await user.click(row)
  await says(device.off)
  browser.answer = () => 'denied'
  await user.click(row)
  await says(device.denied)
  expect(server.count(put)).toBe(0)
  expect(browser.subscription()).toBeNull()
  // Allowed in the browser's own settings, and pressed again.
  browser.permission = 'granted'
  await user.click(row)
  await says(device.on, true)
})

it('changes nothing if the push service refuses or the server is dead, and works when pressed again', async () => {
  const browser = fakePush()
  browser.service = () => Promise.reject(new DOMException('no service', 'AbortError'))
  const { server, row, says, user } = await open(pushServer())
  await user.click(row)
  await says(device.failed)
  browser.service = async () => {}
  server.on(put, dead)
  await user.click(row)
  await waitFor(() => expect(server.count(put)).toBe(1))
  await says(device.failed)
  await waitFor(() => expect(browser.subscription()).toBeNull())
  expect(localStorage.getItem(mark)).toBeNull()
  server.accept()
  await user.click(row)
  await says(device.on, true)
})

it.each([
  ['the server has lost the browser', 4, false, 0],
  ['the server has another key', 9, true, 1],
])('is off if %s, and a press fixes it', async (_why, key, subscribed, renewed) => {
  const browser = fakePush()
  browser.permission = 'granted'
  browser.hold(key)
  const { server, row, says, user } = await open(pushServer(subscribed))
  await says(device.off)
  await user.click(row)
  await says(device.on, true)
  expect(browser.unsubscribe).toHaveBeenCalledTimes(renewed)
  expect(server.lastBody(put)).toMatchObject({ endpoint: browser.subscription()?.endpoint })
})

it('stays on if the request to turn it off fails', async () => {
  const browser = fakePush()
  browser.permission = 'granted'
  browser.hold()
  const { server, row, says, user } = await open(pushServer(true))
  server.on('DELETE /push/subscription', dead)
  await user.click(row)
  await says(device.failed, true)
  expect(browser.subscription()).not.toBeNull()
})

it('is updated in another tab when that becomes visible again', async () => {
  const browser = fakePush()
  browser.permission = 'granted'
  const { server, says } = await open(pushServer())
  await says(device.off)
  browser.hold()
  server.on('GET /push/settings', () => ({ messages: false, previews: true, subscribed: true }))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await says(device.on, true)
  screen.getByRole('switch', { name: texts.messages, checked: false })
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', device.cannot],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', device.homeScreen],
])('says why a browser cannot: %s', async (userAgent, words) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  renderPart(<PushSwitches />, '/', { server: pushServer() })
  await screen.findByText(words)
  expect(screen.queryByRole('switch', { name: texts.device })).toBeNull()
  // This setting applies to all browsers of the person.
  screen.getByRole('switch', { name: texts.messages })
})

it('switches at once, and reverts only the switch that the server refuses', async () => {
  fakePush()
  const { server, user } = await open(pushServer())
  const isOn = (name: string) =>
    screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true'
  const accept = 'PATCH /push/settings'
  let answer: (response: Response) => void = () => {}
  server.on(accept, () => new Promise((resolve) => (answer = resolve)))
  await user.click(screen.getByRole('switch', { name: texts.previews }))
  expect(isOn(texts.previews)).toBe(true)
  await user.click(screen.getByRole('switch', { name: texts.messages }))
  expect(isOn(texts.messages)).toBe(false)
  answer(refuse('forbidden'))
  await waitFor(() => expect(isOn(texts.previews)).toBe(false))
  expect(isOn(texts.messages)).toBe(false)
  await waitFor(() => expect(server.lastBody(accept)).toEqual({ messages: false }))
})

it('shows the device as on if another switch is pressed during a refetch', async () => {
  fakePush()
  const read = 'GET /push/settings'
  const { server, row, says, user } = await open(pushServer())
  const asked = server.count(read)
  server.on(read, never)
  await user.click(row)
  await waitFor(() => expect(server.count(read)).toBeGreaterThan(asked))
  server.on(read, () => ({ messages: true, previews: true, subscribed: true }))
  await user.click(screen.getByRole('switch', { name: texts.previews }))
  await says(device.on, true)
})
