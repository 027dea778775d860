import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dead, fakeServer, refuse, session, type FakeServer } from '../../../../test/fake-server.ts'
import { recordTexts } from '../../../../test/record-texts.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { ApiError } from '../../../platform/http/api-error.ts'

const good = 'Battery-2-staple'
const on = { 'GET /sign-in/options': () => ({ password: true, mailCode: false }) }
const byEmail = () => ({ session: { ...session(), provider: 'email' } })
const noContent = () => new Response(null, { status: 204 })

describe('a forgotten password', () => {
  const route = 'POST /password/reset-request'
  async function ask(email: string, answer: () => unknown): Promise<FakeServer> {
    const server = fakeServer({ ...on, [route]: answer })
    renderPage('/reset-password', { server })
    const field = await screen.findByLabelText('E-mail address')
    if (email) await userEvent.type(field, email)
    await userEvent.click(screen.getByRole('button', { name: 'Send Reset Instructions' }))
    return server
  }

  it('[D-24, D-25, D-26, D-29] is reset by the e-mail address, with a link back', async () => {
    const sent =
      'Password reset instructions have been sent to your email address. Please check your inbox and spam folder for the reset link.'
    const server = await ask(' ada@example.com ', () => ({ message: sent }))
    expect((await screen.findByText(sent)).closest('[role=status]')).not.toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset Your Password')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(server.calls.find((one) => one.route === route)?.body).toEqual({
      email: 'ada@example.com',
    })
    const back = screen.getByRole('link', { name: 'Return to Sign In' })
    expect(back.getAttribute('href')).toBe('/auth')
  })

  it.each(['', 'ada', 'ada@'])('[D-27] needs an e-mail address: %j', async (email) => {
    const server = await ask(email, noContent)
    await screen.findByText('Please enter a valid email address')
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'))
    expect(server.count(route)).toBe(0)
  })

  it.each([dead, () => refuse('internal')])('[D-30] says when it failed', async (answer) => {
    await ask('ada@example.com', answer)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to send reset instructions. Please try again.',
    )
    expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'ada@example.com')
  })

  it('[A-01] does not exist if passwords are disabled, not even for a moment, and is linked if they are enabled', async () => {
    const seen = recordTexts('h1')
    const { unmount } = renderPage('/reset-password')
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    expect(seen()).toEqual(['Page not found'])
    unmount()
    renderPage('/auth/email', { server: fakeServer(on) })
    const link = await screen.findByRole('link', { name: 'Forgot your password?' })
    expect(link.getAttribute('href')).toBe('/reset-password')
  })
})

describe('/auth/update-password', () => {
  const route = 'POST /password/reset'
  const path = '/auth/update-password?source=reset#token=abc'
  async function fill(fresh: string, confirm: string): Promise<void> {
    await userEvent.type(await screen.findByLabelText('New password'), fresh)
    await userEvent.type(screen.getByLabelText('Confirm password'), confirm)
    await userEvent.click(screen.getByRole('button', { name: 'Update Password' }))
  }

  it('[D-33] leads a visitor without a link or session to sign in', async () => {
    const { address } = renderPage('/auth/update-password')
    await waitFor(() => expect(address()).toBe('/auth'))
  })

  it.each(['/auth/update-password?source=reset#token=abc', '/auth/update-password#token=abc'])(
    '[D-33] accepts %s',
    async (from) => {
      const { address } = renderPage(from)
      await screen.findByLabelText('New password')
      expect(address()).toBe(from)
    },
  )

  it('[D-33] accepts source=reset without a token, and offers a new link instead of a form', async () => {
    const from = '/auth/update-password?source=reset'
    const { address } = renderPage(from)
    await screen.findByText(/This link is not complete/)
    expect(address()).toBe(from)
    expect(screen.queryByLabelText('New password')).toBeNull()
    const again = screen.getByRole('link', { name: 'Ask for a new link' })
    expect(again.getAttribute('href')).toBe('/reset-password')
  })

  it('[D-33] accepts a session, with the current password instead of a link', async () => {
    const server = fakeServer({
      'GET /session': byEmail,
      'POST /password': () => ({ message: 'Password updated successfully.' }),
    })
    const { address } = renderPage('/auth/update-password', { server })
    await userEvent.type(await screen.findByLabelText('Current password'), 'Old-1-word')
    server.on('GET /session', () => ({ session: null }))
    await fill(good, good)
    await screen.findByText('Password updated successfully. Please sign in with your new password.')
    expect(address()).toBe('/auth')
    expect(server.calls.find((one) => one.route === 'POST /password')?.body).toEqual({
      currentPassword: 'Old-1-word',
      newPassword: good,
    })
    expect(server.count('POST /session/sign-out')).toBe(1)
  })

  it('[D-31, D-08, D-09] shows and hides both fields, and lists four rules with a number', async () => {
    const server = fakeServer()
    renderPage(path, { server })
    const fields = [await screen.findByLabelText('New password')]
    fields.push(screen.getByLabelText('Confirm password'))
    for (const [index, name] of ['new', 'confirm'].entries()) {
      expect(fields[index]).toHaveProperty('type', 'password')
      await userEvent.click(screen.getByRole('button', { name: `Show ${name} password` }))
      expect(fields[index]).toHaveProperty('type', 'text')
    }
    const hints = screen.getByRole('list', { name: 'A good password' })
    expect([...hints.children].map(({ textContent }) => textContent)).toEqual([
      'Password must be at least 8 characters',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
    ])
    await fill('Battery2staple', 'Battery2staple')
    await screen.findByText('Password must contain at least one special character')
    expect(server.count(route)).toBe(0)
  })

  it('[D-34] requires the same password twice', async () => {
    const server = fakeServer()
    renderPage(path, { server })
    await fill(good, `${good}x`)
    await screen.findByText("Passwords don't match")
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
    expect(server.count(route)).toBe(0)
  })

  it('[D-36] sets it by the link, signs out here and leads to sign in', async () => {
    const server = fakeServer({ 'GET /session': byEmail, [route]: noContent })
    const { address, sessions } = renderPage(path, { server })
    await waitFor(() => expect(sessions.state().user).not.toBeNull())
    const seen = recordTexts('[role=alert], h1 + p')
    await fill(good, good)
    const done = 'Password updated successfully. Please sign in with your new password.'
    expect((await screen.findByText(done)).closest('[role=status]')).not.toBeNull()
    expect(address()).toBe('/auth')
    expect(server.calls.find((one) => one.route === route)?.body).toEqual({
      token: 'abc',
      newPassword: good,
    })
    expect(sessions.state().user).toBeNull()
    expect(seen().join()).not.toMatch(/not complete|Failed/)
  })

  it('shows no expired session when the new password has ended it', async () => {
    const server = fakeServer({ 'GET /session': byEmail })
    const { sessions } = renderPage(path, { server })
    await waitFor(() => expect(sessions.state().user).not.toBeNull())
    server.on(route, () => {
      // The socket announces the end of the session before the answer arrives.
      server.on('GET /session', () => ({ session: null }))
      sessions.handleError(new ApiError({ code: 'not_authenticated', status: 0, message: '' }))
      return noContent()
    })
    await fill(good, good)
    await screen.findByText('Password updated successfully. Please sign in with your new password.')
    expect(screen.queryByText(/session has expired/)).toBeNull()
  })

  it.each([
    ['used', path, () => refuse('invalid_link')],
    ['unheard', path, dead],
  ])('[D-35] says when it failed: the link is %s', async (_name, from, answer) => {
    renderPage(from, { server: fakeServer({ [route]: answer }) })
    await fill(good, good)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to update password. Please try again.')
    expect(screen.getByLabelText('New password')).toHaveProperty('value', good)
    screen.getByRole('link', { name: 'Ask for a new link' })
  })

  it('[D-32] leads back to sign in, even for a signed-in person', async () => {
    const server = fakeServer({ 'GET /session': byEmail })
    const { address, sessions } = renderPage(path, { server })
    await waitFor(() => expect(sessions.state().user).not.toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe('/auth'))
    expect(sessions.state().user).toBeNull()
    await screen.findByRole('button', { name: 'Continue with Google' })
  })
})
