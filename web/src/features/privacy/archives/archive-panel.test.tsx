import type { Archive } from '@patchbay/contract/privacy/archives'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { dead, fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const none: Archive = {
  state: 'none',
  requestedAt: null,
  expiresAt: null,
  bytes: null,
  nextAt: null,
  can: { request: true },
}
const beingMade: Archive = {
  ...none,
  state: 'being_made',
  requestedAt: '2026-11-18T12:00:00.000Z',
  can: { request: false },
}
const ready: Archive = {
  ...beingMade,
  state: 'ready',
  expiresAt: '2026-11-25T12:00:00.000Z',
  bytes: 12 * 1024 * 1024,
  nextAt: '2026-11-19T12:00:00.000Z',
}
const failed: Archive = { ...none, state: 'failed', requestedAt: beingMade.requestedAt }

const state = 'GET /account/archive'
const request = 'POST /account/archive'
const open = 'POST /account/archive/open'

async function openPanel(archive: () => unknown, handlers: Record<string, () => unknown> = {}) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    [state]: archive,
    ...handlers,
  })
  const app = renderPage('/settings', { server })
  const panel = within(await screen.findByRole('region', { name: 'Your data' }))
  return { ...app, panel, user: userEvent.setup() }
}

/** The links that were pressed by the page itself. */
function watchLinks(): string[] {
  const pressed: string[] = []
  const spy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    pressed.push(this.getAttribute('href') ?? '')
  })
  onTestFinished(() => spy.mockRestore())
  return pressed
}

describe('the archive of one’s own data', () => {
  it('is requested once, and the panel says that it is being made', async () => {
    let archive = none
    const { panel, user, server } = await openPanel(() => archive, {
      [request]: () => (archive = beingMade),
    })
    await user.click(await panel.findByRole('button', { name: 'Make an archive' }))
    await panel.findByText('Your archive is being made.')
    expect(panel.queryByRole('button')).toBeNull()
    expect(server.count(request)).toBe(1)
  })

  it('becomes ready on the open page', async () => {
    let archive = beingMade
    const { panel } = await openPanel(() => archive)
    await panel.findByText('Your archive is being made.')
    archive = ready
    await panel.findByText('Your archive is ready: 12 MB.', {}, { timeout: 6_000 })
    panel.getByText(/You can download it until 25 November 2026, then it is erased\./)
    panel.getByText(/^You can make one archive a day, the next from 19 November 2026/)
    expect(panel.queryByRole('button', { name: 'Make a new one' })).toBeNull()
  })

  it('is downloaded by the browser', async () => {
    const pressed = watchLinks()
    const { panel, user } = await openPanel(() => ready, {
      [open]: () => ({ url: '/api/account/archive/file?signature=x' }),
    })
    await user.click(await panel.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(pressed).toEqual(['/api/account/archive/file?signature=x']))
  })

  it('asks who it is if the sign-in was a while ago, and goes on after the password', async () => {
    const pressed = watchLinks()
    const { panel, user, server } = await openPanel(() => ready, {
      [open]: () => refuse('confirmation_needed', { signInMethods: ['email', 'google'] }),
      'POST /session/confirmation/start': () => ({ url: 'https://accounts.example/' }),
      'POST /session/confirmation/password': () => new Response(null, { status: 204 }),
    })
    await user.click(await panel.findByRole('button', { name: 'Download' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await user.click(sheet.getByRole('button', { name: 'Confirm with Google' }))
    await waitFor(() => expect(sessionStorage.getItem('interrupted')).toBe('{"kind":"archive"}'))
    server.on(open, () => ({ url: '/api/account/archive/file?signature=x' }))
    await user.type(sheet.getByLabelText('Password'), 'right{Enter}')
    await waitFor(() => expect(pressed).toHaveLength(1))
  })

  it('can be made anew after a day', async () => {
    const { panel, user, server } = await openPanel(
      () => ({ ...ready, nextAt: null, can: { request: true } }),
      { [request]: () => beingMade },
    )
    await panel.findByText('A new archive replaces this one.')
    await user.click(panel.getByRole('button', { name: 'Make a new one' }))
    await panel.findByText('Your archive is being made.')
    expect(server.count(request)).toBe(1)
  })

  it('says that it failed, and tries again', async () => {
    const { panel, user } = await openPanel(() => failed, { [request]: () => beingMade })
    await panel.findByText('The archive could not be made.')
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    await panel.findByText('Your archive is being made.')
  })

  it.each([
    [
      () => refuse('rate_limited', { retryAfter: 60 }),
      'You can make one archive a day. Try again tomorrow.',
    ],
    [dead, 'That did not work. Try again.'],
  ])('says why it was not requested', async (answer, text) => {
    const { panel, user } = await openPanel(() => none, { [request]: answer })
    await user.click(await panel.findByRole('button', { name: 'Make an archive' }))
    await screen.findByText(text)
  })

  it('says that it is gone if its days are over meanwhile', async () => {
    let archive = ready
    const { panel, user } = await openPanel(() => archive, { [open]: () => refuse('not_found') })
    const download = await panel.findByRole('button', { name: 'Download' })
    archive = none
    await user.click(download)
    await screen.findByText('This archive is no longer there. Make a new one.')
    await panel.findByRole('button', { name: 'Make an archive' })
  })

  it('says when its state cannot be loaded', async () => {
    const { panel } = await openPanel(dead)
    await panel.findByText('The state of your archive could not be loaded.')
  })
})
