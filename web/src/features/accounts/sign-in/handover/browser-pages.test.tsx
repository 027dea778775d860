import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeServer, refuse } from '../../../../../test/fake-server.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

const challenge = 'x'.repeat(43)
const start = 'POST /sign-in/start'
const complete = 'POST /handovers'
const address = 'https://go.example/native/return#code=abc'

describe('the browser opened by the native app', () => {
  it('continues to the provider with the values from the app, once', async () => {
    const server = fakeServer({ [start]: () => ({ url: 'https://provider.example/' }) })
    const page = `/native/sign-in?provider=apple&challenge=${challenge}`
    const app = renderPage(page, { server })
    await waitFor(() => expect(app.opened).toContain('https://provider.example/'))
    expect(server.count(start)).toBe(1)
    expect(server.lastBody(start)).toEqual({ provider: 'apple', challenge })
  })

  it('hides the values from the app, and still has them after a reload', async () => {
    const server = fakeServer({ [start]: () => refuse('unavailable') })
    const page = `/native/sign-in?provider=apple&challenge=${challenge}`
    const app = renderPage(page, { server })
    await screen.findByRole('alert')
    expect(app.address()).toBe('/native/sign-in')
    const { state } = app.router.history.location
    app.unmount()
    renderPage('/native/sign-in', { server, state })
    await screen.findByRole('alert')
    expect(server.lastBody(start)).toEqual({ provider: 'apple', challenge })
  })

  it.each(['', '?provider=apple', `?provider=github&challenge=${challenge}`, '?challenge=short'])(
    'says what to do if the link is incomplete: "%s"',
    async (query) => {
      const app = renderPage(`/native/sign-in${query}`)
      await screen.findByRole('heading', { level: 1, name: 'This link is not complete' })
      expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
      expect([app.opened, app.server.count(start)]).toEqual([[], 0])
    },
  )

  it('says when it could not begin, and tries again', async () => {
    const server = fakeServer({ [start]: () => refuse('unavailable') })
    const page = `/native/sign-in?provider=google&challenge=${challenge}`
    const app = renderPage(page, { server })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Failed to sign in with Google')
    server.on(start, () => ({ url: null }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Failed to initialize Google sign in')
    server.on(start, () => ({ url: 'https://provider.example/' }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(app.opened).toContain('https://provider.example/'))
  })

  it('hands over the provider’s answer, and shows a link to the app', async () => {
    const server = fakeServer({ [complete]: () => ({ address }) })
    const app = renderPage('/auth/callback?state=app.s1&code=p1', { server })
    const link = await screen.findByRole('link', { name: 'Open the app' })
    expect(link.getAttribute('href')).toBe(address)
    // Other systems open an app only on a tap.
    expect(app.opened).toEqual([])
    expect(app.address()).toBe('/auth/callback')
    expect(server.count(complete)).toBe(1)
    expect(server.lastBody(complete)).toMatchObject({ state: 'app.s1', code: 'p1' })
    expect(server.count('POST /sign-in/complete')).toBe(0)
  })

  it('opens the app by itself on Android', async () => {
    const agent = vi
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/140')
    onTestFinished(() => agent.mockRestore())
    const server = fakeServer({ [complete]: () => ({ address }) })
    const app = renderPage('/auth/callback?state=app.s1&code=p1', { server })
    await waitFor(() => expect(new Set(app.opened)).toEqual(new Set([address])))
    await screen.findByRole('link', { name: 'Open the app' })
  })

  it('sends a refused person back to the app', async () => {
    const server = fakeServer({ [complete]: () => refuse('sign_in_failed') })
    const app = renderPage('/auth/callback?state=app.s1&error=server_error', { server })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Authentication failed. Please try again.')
    screen.getByText('Go back to the app and begin again.')
    expect([app.opened, server.count(complete)]).toEqual([[], 1])
  })

  it('calls it no failure if the person cancelled', async () => {
    const server = fakeServer({ [complete]: () => refuse('sign_in_cancelled') })
    renderPage('/auth/callback?state=app.s1&error=access_denied', { server })
    await screen.findByText('You cancelled the sign-in. Nothing has changed.')
    expect(screen.queryByRole('alert')).toBeNull()
    screen.getByText('Go back to the app and begin again.')
  })

  it('shows a link to the app on the app’s own URL, and redeems nothing there', async () => {
    const here = `/native/return#code=${'c'.repeat(43)}`
    const { server } = renderPage(here)
    await screen.findByRole('heading', { level: 1, name: 'Sign-in goes on in the app' })
    const link = screen.getByRole('link', { name: 'Open the app' })
    expect(link.getAttribute('href')).toBe(here)
    expect(server.calls.filter(({ route }) => !route.startsWith('GET'))).toEqual([])
  })

  it('has no link to the app if there is no code', async () => {
    renderPage('/native/return')
    await screen.findByRole('heading', { level: 1, name: 'Sign-in goes on in the app' })
    expect(screen.queryByRole('link', { name: 'Open the app' })).toBeNull()
  })
})
