import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePlugin, type FakePlugin } from '../../../../test/fake-device.ts'
import { dead, fakeServer, session, type FakeServer } from '../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../test/fake-socket.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const imported = vi.hoisted(() => ({ following: 0, row: 0 }))
vi.mock('./follow-device.ts', async (original) => {
  imported.following += 1
  return original()
})
vi.mock('./device-row.tsx', async (original) => {
  imported.row += 1
  return original()
})

let plugin: FakePlugin
let server: FakeServer
const alert = vi.fn()
beforeEach(() => {
  plugin = fakePlugin()
  vi.stubGlobal('alert', alert.mockReset())
  server = fakeServer({
    'GET /session': () => ({ session: session({ onesignalPlayerId: 'another' }) }),
    'GET /sessions': () => ({ sessions: [] }),
    'GET /identities': () => ({ identities: [], hasPassword: false }),
    'PUT /device': () => new Response(null, { status: 204 }),
    'DELETE /device': () => new Response(null, { status: 204 }),
  })
})
afterEach(() => {
  delete document.documentElement.dataset.pushApp
  delete document.documentElement.dataset.debug
})

function wrap(): void {
  fakeSockets()
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true })
  vi.stubGlobal('plugins', { OneSignal: plugin })
  document.documentElement.dataset.pushApp = 'the-app'
}
const row = async () => within(await screen.findByRole('region', { name: 'On this device' }))

// This must be the first test, because an imported module stays imported.
describe('in a browser', () => {
  it('[H-13] nothing of it is imported, requested, shown or logged', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => false })
    vi.stubGlobal('plugins', { OneSignal: plugin })
    document.documentElement.dataset.pushApp = 'the-app'
    document.documentElement.dataset.debug = 'true'
    renderPage('/settings', { server })
    await screen.findByRole('region', { name: 'Notifications' })
    await vi.dynamicImportSettled()
    expect(imported).toEqual({ following: 0, row: 0 })
    expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull()
    expect(plugin.initialize).not.toHaveBeenCalled()
    expect(server.count('PUT /device')).toBe(0)
    expect(alert).not.toHaveBeenCalled()
  })
})

describe('in the native app', () => {
  it('[H-07, H-14] the player id is stored, and signing out opts the device out even if the server is dead', async () => {
    wrap()
    const { sessions } = renderPage('/settings', { server })
    await waitFor(() => expect(server.lastBody('PUT /device')).toEqual({ playerId: 'player' }))
    expect(plugin.initialize.mock.calls).toEqual([['the-app']])
    expect([plugin.reached(), plugin.clearAll.mock.calls.length]).toEqual([true, 0])
    server.on('POST /session/sign-out', dead)
    await act(async () => void sessions.signOut('left'))
    expect(plugin.reached()).toBe(false)
    expect(plugin.clearAll).toHaveBeenCalledOnce()
    // The device is registered for the next person.
    act(() => sessions.adopt(session({ onesignalPlayerId: 'another' })))
    await waitFor(() => expect(plugin.reached()).toBe(true), { timeout: 5_000 })
  })

  it('[A-34] a person who returns from signing in is stored 1000 ms after that', async () => {
    wrap()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    server.on('GET /session', () => ({ session: null }))
    const { sessions } = renderPage('/auth', { server })
    await vi.dynamicImportSettled()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    act(() => sessions.adopt(session({ onesignalPlayerId: 'another' })))
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(server.count('PUT /device')).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(server.count('PUT /device')).toBe(1)
  })

  it('a tap opens a path of this app, and no other', async () => {
    wrap()
    const { address } = renderPage('/settings', { server })
    await waitFor(() => expect(server.count('PUT /device')).toBeGreaterThan(0))
    for (const data of [null, {}, { path: 'https://evil.example/' }, { path: '//evil.example' }])
      act(() => plugin.tap(data))
    expect(address()).toBe('/settings')
    act(() => plugin.tap({ path: '/notifications' }))
    await waitFor(() => expect(address()).toBe('/notifications'))
  })

  it('the settings show whether notifications are on, also after a change elsewhere', async () => {
    wrap()
    renderPage('/settings', { server })
    const found = await row()
    await found.findByText('On')
    plugin.allow(false)
    act(() => void window.dispatchEvent(new Event('focus')))
    await found.findByText('Blocked')
    found.getByText('Allow them in the settings of your device.')
  })

  it('the settings wait for the SDK, and then say that there is none', async () => {
    wrap()
    vi.stubGlobal('plugins', undefined)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderPage('/settings', { server })
    const found = await row()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(found.queryByText('Not supported')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    await found.findByText('Not supported')
    vi.stubGlobal('plugins', { OneSignal: plugin })
    act(() => void window.dispatchEvent(new Event('focus')))
    await found.findByText('On')
  })

  it('the settings of a build without push say so at once', async () => {
    wrap()
    delete document.documentElement.dataset.pushApp
    renderPage('/settings', { server })
    await (await row()).findByText('Not supported')
  })

  it('the settings do not show blocked before the person was asked', async () => {
    wrap()
    plugin.unask()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderPage('/settings', { server })
    const found = await row()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(found.queryByText('Blocked')).toBeNull()
    plugin.allow(false)
    act(() => void window.dispatchEvent(new Event('focus')))
    await found.findByText('Blocked')
  })

  it('another session of the same person is stored again', async () => {
    wrap()
    const { sessions } = renderPage('/settings', { server })
    await waitFor(() => expect(server.count('PUT /device')).toBe(1))
    const next = { ...session({ onesignalPlayerId: 'another' }), id: crypto.randomUUID() }
    server.on('GET /session', () => ({ session: next }))
    act(() => sessions.adopt(next))
    await waitFor(() => expect(server.count('PUT /device')).toBe(2))
  })

  it('a device that blocks notifications is stored once it no longer does', async () => {
    wrap()
    plugin.allow(false)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderPage('/settings', { server })
    await (await row()).findByText('Blocked')
    expect(server.count('PUT /device')).toBe(0)
    plugin.allow(true)
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
    expect(server.lastBody('PUT /device')).toEqual({ playerId: 'player' })
  })

  it.each([
    ['true', 1],
    [undefined, 0],
  ])('[H-12] a page with data-debug %s says %i times what is missing', async (debug, times) => {
    wrap()
    vi.stubGlobal('plugins', undefined)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    if (debug) document.documentElement.dataset.debug = debug
    renderPage('/settings', { server })
    await row()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(alert).toHaveBeenCalledTimes(times)
  })
})
