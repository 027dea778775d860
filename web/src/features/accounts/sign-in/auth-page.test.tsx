import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dead, fakeServer, never, newcomer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage, type RenderedApp } from '../../../../test/render-app.tsx'
import { redirectTarget } from '../sessions/public.ts'

const names: Readonly<Record<Provider, string>> = {
  google: 'Google',
  apple: 'Apple',
  spotify: 'Spotify',
}
const providers = Object.entries(names) as [Provider, string][]
const start = 'POST /sign-in/start'
const own = 'Email updated successfully. Please sign in with your new email address.'

async function press(name: string, app: RenderedApp): Promise<RenderedApp> {
  await userEvent.click(await screen.findByRole('button', { name: `Continue with ${name}` }))
  return app
}
const ready = (): Promise<HTMLElement> =>
  screen.findByRole('button', { name: 'Continue with Google' })

describe('the sign-in page', () => {
  it('[A-02, A-03, A-04, Z-06] has a button for Google, Apple and Spotify, and no other', async () => {
    renderPage('/auth')
    await ready()
    const buttons = screen.getAllByRole('button', { name: /with|sign/i })
    const named = ['Google', 'Apple', 'Spotify'].map((name) =>
      screen.getByRole('button', { name: `Continue with ${name}` }),
    )
    expect(buttons).toEqual(named)
    expect(new Set(buttons.map((button) => button.className)).size).toBe(1)
  })
  it.each([true, false])(
    '[A-05] has no form, with password accounts or without (%s)',
    async (password) => {
      const server = fakeServer({ 'GET /sign-in/options': () => ({ password, mailCode: false }) })
      const { container } = renderPage('/auth', { server })
      await ready()
      const link = { name: 'Sign in with e-mail and password' }
      if (password)
        expect((await screen.findByRole('link', link)).getAttribute('href')).toBe('/auth/email')
      else expect(screen.queryByRole('link', link)).toBeNull()
      expect(container.querySelector('form, input')).toBeNull()
    },
  )
  it.each(providers)(
    '[A-14] starts a sign-in with %s, and opens the URL of the answer',
    async (provider, name) => {
      const url = `https://accounts.example/${provider}?state=1`
      const server = fakeServer({ [start]: () => ({ url }) })
      const { opened, address } = await press(name, renderPage('/auth', { server }))
      await waitFor(() => expect(opened).toEqual([url]))
      expect(server.calls.filter(({ route }) => route === start)).toEqual([
        { route: start, body: { provider } },
      ])
      expect(address()).toBe('/auth')
    },
  )
  it('[A-06] shows a failed sign-in as an alert, and clears it at the next try', async () => {
    const server = fakeServer({ [start]: dead })
    await press('Google', renderPage('/auth', { server }))
    await screen.findByRole('alert')
    server.on(start, never)
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Apple' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
  it.each(Object.values(names))(
    '[A-18, A-19, A-20] says when signing in with %s failed',
    async (name) => {
      const server = fakeServer({ [start]: () => refuse('internal') })
      const { opened } = await press(name, renderPage('/auth', { server }))
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toBe(`Failed to sign in with ${name}`)
      expect(opened).toEqual([])
    },
  )
  it.each(Object.values(names))(
    '[A-21, A-22, A-23] says when there was no URL in the answer for %s',
    async (name) => {
      const server = fakeServer({ [start]: () => ({ url: null }) })
      const { opened } = await press(name, renderPage('/auth', { server }))
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toBe(`Failed to initialize ${name} sign in`)
      expect(opened).toEqual([])
    },
  )
  it('starts one sign-in at a time', async () => {
    const server = fakeServer({ [start]: never })
    await press('Google', renderPage('/auth', { server }))
    const busy = await screen.findByRole('button', { name: 'Opening Google...' })
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(busy)
    for (const name of ['Apple', 'Spotify']) {
      const button = screen.getByRole<HTMLButtonElement>('button', {
        name: `Continue with ${name}`,
      })
      expect(button.disabled).toBe(true)
      await userEvent.click(button)
    }
    expect(server.count(start)).toBe(1)
  })
})

describe('a notice from another page', () => {
  it('[A-07, A-08] is shown from the URL as a success', async () => {
    renderPage(`/auth?message=${encodeURIComponent(own)}`)
    expect((await screen.findByText(own)).closest('[role=status]')).not.toBeNull()
  })
  it('[A-06, A-08] is shown from the URL as an alert', async () => {
    renderPage('/auth?message=Please%20sign%20in%20again.')
    expect((await screen.findByRole('alert')).textContent).toBe('Please sign in again.')
  })
  it.each([
    'Your account is locked. Call +44 20 1234 5678.',
    `${own} `,
    own.toLowerCase(),
    '<b>Please sign in again.</b>',
    '["Please sign in again."]',
    '12345',
  ])('[A-08] is ignored when it is not a known notice: %s', async (words) => {
    renderPage(`/auth?message=${encodeURIComponent(words)}`)
    await ready()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('status')?.textContent ?? '').toBe('')
    expect(document.body.textContent).not.toContain(words)
  })
  it('[A-09] is shown from the navigation’s state, under the same rule', async () => {
    const { unmount } = renderPage('/auth', { state: { message: 'Please sign in again.' } })
    expect((await screen.findByRole('alert')).textContent).toBe('Please sign in again.')
    unmount()
    renderPage('/auth', { state: { message: 'Send us your password.' } })
    await ready()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a person who is already signed in', () => {
  const key = 'redirect-after-sign-in'
  const signedIn = (who: unknown) => fakeServer({ 'GET /session': () => ({ session: who }) })

  it('[A-10] goes to the next onboarding step', async () => {
    sessionStorage.setItem(key, '/marketplace')
    const who = newcomer({ fullName: 'A', displayName: 'A', professions: ['Other'] })
    const { address } = renderPage('/auth', { server: signedIn(who) })
    await waitFor(() => expect(address()).toBe('/onboarding/experience'))
    // Remembered until the end of onboarding.
    expect(sessionStorage.getItem(key)).toBe('/marketplace')
  })
  it('[A-11, A-69] goes to the remembered path, which is then forgotten', async () => {
    sessionStorage.setItem(key, '/marketplace?q=bass')
    const { address } = renderPage('/auth', { server: signedIn(session()) })
    await screen.findByRole('heading', { level: 1, name: 'Marketplace' })
    expect(address()).toBe('/marketplace?q=bass')
    await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull())
  })
  it('goes to the page that a page without script has named, and never to another site', async () => {
    for (const [to, target] of [
      ['/events/1?x=2', '/events/1?x=2'],
      ['//evil.example', '/'],
    ] as const) {
      sessionStorage.clear()
      const { unmount } = renderPage(`/auth?${new URLSearchParams({ to })}`)
      await ready()
      expect(redirectTarget.read()).toBe(target)
      unmount()
    }
  })
  it('[A-12] goes home when nothing is remembered', async () => {
    const { address } = renderPage('/auth', { server: signedIn(session()) })
    await screen.findByRole('heading', { level: 1, name: 'Home' })
    expect(address()).toBe('/')
  })
  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    '[A-75] goes home when the remembered target is not a path of this site: %s',
    async (path) => {
      sessionStorage.setItem(key, path)
      const { address, opened } = renderPage('/auth', { server: signedIn(session()) })
      await screen.findByRole('heading', { level: 1, name: 'Home' })
      expect(address()).toBe('/')
      expect(opened).toEqual([])
    },
  )
})
