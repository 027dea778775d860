import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dead, fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const here = {
  id: '0191d1c0-0000-7000-8000-00000000000a',
  provider: 'google',
  device: 'Firefox on Linux',
  timeZone: 'Europe/Lisbon',
  current: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: '2026-11-01T10:00:00.000Z',
}
const phone = {
  ...here,
  id: '0191d1c0-0000-7000-8000-00000000000b',
  device: 'Safari on iPhone',
  timeZone: null,
  current: false,
}
const google = {
  id: '0191d1c0-0000-7000-8000-00000000000c',
  provider: 'google',
  email: 'ada@example.com',
  createdAt: '2026-11-01T10:00:00.000Z',
  can: { unlink: true },
}
const gone = () => new Response(null, { status: 204 })

function openSettings(handlers: Record<string, (body: unknown) => unknown> = {}) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /sessions': () => ({ sessions: [phone, here] }),
    'GET /identities': () => ({ identities: [google], hasPassword: false }),
    ...handlers,
  })
  return { ...renderPage('/settings', { server }), server, user: userEvent.setup() }
}
async function confirmUnlink(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Unlink Google?' }))
  await user.click(dialog.getByRole('button', { name: 'Unlink' }))
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the list of sessions', () => {
  it('lists this device first, with the location if it is known, and signs out another', async () => {
    let sessions = [phone, here]
    const { user } = openSettings({
      'GET /sessions': () => ({ sessions }),
      [`DELETE /sessions/${phone.id}`]: () => {
        sessions = [here]
        return gone()
      },
    })
    const places = await panel('Where you are signed in')
    const rows = await places.findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Firefox on LinuxLisbon timeLast used now/),
      expect.stringMatching(/^Safari on iPhoneLast used /),
    ])
    within(rows[0] ?? document.body).getByText('This device')
    await user.click(places.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await waitFor(() => expect(places.queryByText('Safari on iPhone')).toBeNull())
    expect(places.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })

  it('signs out everywhere else after a confirmation', async () => {
    const route = 'POST /sessions/sign-out-elsewhere'
    const { user, server } = openSettings({ [route]: gone })
    const places = await panel('Where you are signed in')
    await user.click(await places.findByRole('button', { name: 'Sign out everywhere else' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(server.count(route)).toBe(1))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('says when it cannot be loaded, and tries again', async () => {
    const { user, server } = openSettings({ 'GET /sessions': dead })
    const places = await panel('Where you are signed in')
    await places.findByText('Your sessions could not be loaded.')
    server.on('GET /sessions', () => ({ sessions: [here] }))
    await user.click(places.getByRole('button', { name: 'Try again' }))
    await places.findByText('Firefox on Linux')
  })
})

describe('linked accounts', () => {
  it('lists all three providers, and opens the page of the provider to be linked', async () => {
    const { user, opened } = openSettings({
      'POST /identities/start': () => ({ url: 'https://accounts.spotify.com/authorize' }),
    })
    const accounts = await panel('Linked accounts')
    expect((await accounts.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Googleada@example\.com/),
      expect.stringMatching(/^AppleNot linked/),
      expect.stringMatching(/^SpotifyNot linked/),
    ])
    await user.click(accounts.getByRole('button', { name: 'Link Spotify' }))
    await waitFor(() => expect(opened).toEqual(['https://accounts.spotify.com/authorize']))
    expect(sessionStorage.getItem('redirect-after-sign-in')).toBe('/settings')
  })

  it('does not offer to unlink the last way in, and says why beside the button', async () => {
    const last = { ...google, can: { unlink: false } }
    openSettings({ 'GET /identities': () => ({ identities: [last], hasPassword: false }) })
    const accounts = await panel('Linked accounts')
    const unlink = await accounts.findByRole('button', { name: 'Unlink Google' })
    expect(unlink).toHaveProperty('disabled', true)
    const reason = document.getElementById(unlink.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('This is the only way into your account. Link another first.')
  })

  it('says that the last way to sign in must stay, if another was unlinked meanwhile', async () => {
    const route = `DELETE /identities/${google.id}`
    const { user } = openSettings({ [route]: () => refuse('last_way_in') })
    const accounts = await panel('Linked accounts')
    await user.click(await accounts.findByRole('button', { name: 'Unlink Google' }))
    await confirmUnlink(user)
    await screen.findByText('This is the only way into your account. Link another first.')
    accounts.getByText('ada@example.com')
  })

  it.each([
    ['Link Spotify', 'POST /identities/start', { kind: 'link', provider: 'spotify' }],
    ['Unlink Google', `DELETE /identities/${google.id}`, { kind: 'unlink', identityId: google.id }],
  ])('%s asks who it is if the sign-in was a while ago', async (name, route, interrupted) => {
    const { user, opened } = openSettings({
      [route]: () => refuse('confirmation_needed', { signInMethods: ['google'] }),
      'POST /session/confirmation/start': () => ({ url: 'https://accounts.example/' }),
    })
    const accounts = await panel('Linked accounts')
    await user.click(await accounts.findByRole('button', { name }))
    if (name.startsWith('Unlink')) await confirmUnlink(user)
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await user.click(sheet.getByRole('button', { name: 'Confirm with Google' }))
    await waitFor(() => expect(opened).toEqual(['https://accounts.example/']))
    expect(sessionStorage.getItem('redirect-after-sign-in')).toBe('/settings')
    expect(JSON.parse(sessionStorage.getItem('interrupted') ?? '')).toEqual(interrupted)
  })
})

it('chooses a theme, and follows the system again', async () => {
  const { user } = openSettings()
  const appearance = await panel('Appearance')
  await user.click(appearance.getByRole('button', { name: 'Light' }))
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  await user.click(appearance.getByRole('button', { name: 'System' }))
  expect(localStorage.getItem('theme')).toBeNull()
})

it('goes back, or to the profile if it was opened by its URL', async () => {
  const { user, address } = openSettings()
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/profile'))
})

it('shows what was changed in another tab, once this one is looked at again', async () => {
  const circles = { mayWrite: 'everyone', mayAdd: 'everyone' }
  const settings = { receipts: true, typing: true, presence: false, ...circles }
  const { server } = openSettings({ 'GET /messaging-settings': () => settings })
  const receipts = await screen.findByRole('switch', { name: 'Read receipts' })
  expect(receipts.ariaChecked).toBe('true')
  const before = server.count('GET /messaging-settings')
  settings.receipts = false
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await waitFor(() => expect(receipts.ariaChecked).toBe('false'))
  expect(server.count('GET /messaging-settings')).toBe(before + 1)
  focusManager.setFocused(undefined)
})

describe('the storage', () => {
  const megabyte = 1024 * 1024
  const use = {
    used: 120 * megabyte,
    most: 5_120 * megabyte,
    usedInDay: 7.5 * megabyte,
    mostInDay: 500 * megabyte,
  }

  it('says how much of it is used, in all and in a day', async () => {
    openSettings({ 'GET /attachments/use': () => use })
    const storage = await panel('Storage')
    await storage.findByText('120 MB of 5 GB used')
    storage.getByText('7.5 MB of 500 MB uploaded in the last 24 hours')
    expect(storage.getByRole('meter').ariaValueText).toBe('120 MB of 5 GB used')
  })

  it('says when it cannot be loaded', async () => {
    openSettings({ 'GET /attachments/use': dead })
    await (await panel('Storage')).findByText('Your storage could not be loaded.')
  })
})
