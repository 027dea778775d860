import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dead, fakeServer, never, refuse, session } from '../../../../test/fake-server.ts'
import { ownWork } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const passwordRoute = 'POST /password'
const emailRoute = 'POST /email-change'
const good = 'Battery-2-staple'

type Answer = (body: unknown) => unknown
async function open(handlers: Record<string, Answer> = {}) {
  const server = fakeServer({
    ...ownWork(),
    'GET /session': () => ({ session: { ...session(), provider: 'email' } }),
    'GET /email-change': () => ({ email: 'ada@example.com', pending: null }),
    ...handlers,
  })
  const app = renderPage('/profile', { server })
  const user = userEvent.setup()
  const password = within(await screen.findByRole('form', { name: 'Change Password' }))
  const email = within(screen.getByRole('form', { name: 'Update Email Address' }))
  return { ...app, user, password, email }
}
type Form = Awaited<ReturnType<typeof open>>

const field = (form: Form['password'], name: string) => form.getByLabelText<HTMLInputElement>(name)
async function fillPassword({ user, password }: Form, values: [string, string, string]) {
  const labels = ['Current password', 'New password', 'Confirm password']
  for (const [index, value] of values.entries()) {
    await user.clear(field(password, labels[index] ?? ''))
    if (value) await user.type(field(password, labels[index] ?? ''), value)
  }
  await user.click(password.getByRole('button', { name: 'Change Password' }))
}
async function fillEmail({ user, email }: Form, address: string, current: string) {
  await user.clear(field(email, 'New e-mail address'))
  if (address) await user.type(field(email, 'New e-mail address'), address)
  if (current) await user.type(field(email, 'Current password'), current)
  await user.click(email.getByRole('button', { name: 'Update Email Address' }))
}
/** The note of a field, linked by `aria-describedby`. */
const noteOf = (input: HTMLElement): string =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

it('[D-01] does not exist for a person who signed in through a provider', async () => {
  const server = fakeServer({ ...ownWork(), 'GET /session': () => ({ session: session() }) })
  renderPage('/profile', { server })
  await screen.findByRole('heading', { name: 'Delete Account' })
  expect(screen.queryByText('Security Settings')).toBeNull()
})

describe('a new password', () => {
  it('[D-03, D-13, D-31] has three fields that can be revealed, and shows errors at their field', async () => {
    const form = await open()
    const { user, password, server } = form
    for (const name of ['Current password', 'New password', 'Confirm password']) {
      const input = field(password, name)
      expect(input.type).toBe('password')
      await user.click(password.getByRole('button', { name: `Show ${name.toLowerCase()}` }))
      expect(input.type).toBe('text')
      await user.click(password.getByRole('button', { name: `Hide ${name.toLowerCase()}` }))
      expect(input.type).toBe('password')
    }
    const words = 'Current password is required and passwords must match'
    for (const values of [
      ['', good, good],
      ['old', good, `${good}x`],
    ] as [string, string, string][]) {
      await fillPassword(form, values)
      const confirm = field(password, 'Confirm password')
      expect(noteOf(confirm)).toBe(words)
      await waitFor(() => expect(document.activeElement).toBe(confirm))
    }
    expect(server.count(passwordRoute)).toBe(0)
  })

  it('[D-04, D-08, D-10, D-12] shows its strength while typing', async () => {
    const { user, password, server } = await open()
    const input = field(password, 'New password')
    const lit = () => password.getByRole('meter').getAttribute('aria-valuenow')
    const steps = [
      ['Pass', 'Password must be at least 8 characters', '2'],
      ['word', 'This password is too common and easily guessed', '0'],
      ['s', 'Password must contain at least one digit', '3'],
      ['1', 'Password must contain at least one special character', '4'],
      ['!', 'Password meets security requirements', '5'],
    ] as const
    for (const [typed, message, met] of steps) {
      await user.type(input, typed)
      expect(noteOf(input)).toBe(message)
      expect(lit()).toBe(met)
    }
    expect(password.getByText('Password meets security requirements').ariaLive).toBe('polite')
    await user.clear(input)
    await user.type(input, 'Password1!')
    await user.type(field(password, 'Current password'), 'x{Enter}')
    expect(noteOf(input)).toBe('This password is too common and easily guessed')
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(server.count(passwordRoute)).toBe(0)
  })

  it('[D-16, D-42, Z-02] is confirmed with the server’s text for 3 s, and the fields are cleared', async () => {
    const form = await open({ [passwordRoute]: () => ({ message: 'As the server says.' }) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await fillPassword(form, ['Old-1-word', good, good])
    await form.password.findByText('As the server says.')
    act(() => void vi.advanceTimersByTime(2500))
    form.password.getByText('As the server says.')
    act(() => void vi.advanceTimersByTime(600))
    expect(form.password.queryByText('As the server says.')).toBeNull()
    expect(form.server.calls.find(({ route }) => route === passwordRoute)?.body).toEqual({
      currentPassword: 'Old-1-word',
      newPassword: good,
    })
    for (const name of ['Current password', 'New password', 'Confirm password'])
      expect(field(form.password, name).value).toBe('')
    expect(form.sessions.state().user).not.toBeNull()
  })

  it('[D-15] says that the current one is wrong, and keeps the typed values', async () => {
    const form = await open({ [passwordRoute]: () => refuse('wrong_password') })
    await fillPassword(form, ['wrong', good, good])
    await form.password.findByText('Current password is incorrect')
    const current = field(form.password, 'Current password')
    expect(noteOf(current)).toBe('Current password is incorrect')
    await waitFor(() => expect(document.activeElement).toBe(current))
    expect(field(form.password, 'New password').value).toBe(good)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[A-64] shows the server’s reason for a weak password that passes our rules', async () => {
    const message = 'This password is too common and easily guessed'
    const issues = [{ path: 'body/newPassword', message }]
    const form = await open({ [passwordRoute]: () => refuse('invalid_input', { issues }) })
    await fillPassword(form, ['old', good, good])
    await waitFor(() => expect(noteOf(field(form.password, 'New password'))).toBe(message))
  })

  it.each([
    ['[D-17]', () => refuse('internal'), 'Failed to update password'],
    ['[D-17]', () => refuse('forbidden'), 'Failed to update password'],
    ['[D-19]', dead, 'An error occurred while updating your security settings'],
    ['[Z-08]', () => refuse('rate_limited'), 'Too many requests. Wait a moment and try again.'],
    [
      '[Z-08]',
      () => refuse('rate_limited', { retryAfter: 700 }),
      'Too many attempts. Try again in 12 minutes.',
    ],
  ])('%s says when it failed', async (_line, answer, words) => {
    const form = await open({ [passwordRoute]: answer })
    await fillPassword(form, ['old', good, good])
    expect((await form.password.findByRole('alert')).textContent).toBe(words)
    expect(field(form.password, 'New password').value).toBe(good)
  })

  it('is sent once', async () => {
    const form = await open({ [passwordRoute]: never })
    await fillPassword(form, ['old', good, good])
    await form.user.type(field(form.password, 'Confirm password'), '{Enter}{Enter}')
    expect(form.server.count(passwordRoute)).toBe(1)
    form.password.getByText('Saving...')
  })
})

describe('a new e-mail address', () => {
  it('[D-02, D-21, D-42] needs confirmation of both addresses, and says so before and after', async () => {
    const sent =
      'Verification emails have been sent to your current and new email addresses. Please check both to complete the change.'
    const form = await open({ [emailRoute]: () => ({ message: sent }) })
    const input = field(form.email, 'New e-mail address')
    expect(noteOf(input)).toBe(
      'Changing your e-mail needs verification from both the current and the new address.',
    )
    await fillEmail(form, ' new@example.com ', 'Old-1-word')
    const told = await form.email.findByText(sent)
    expect(told.closest('[role=status]')).not.toBeNull()
    expect(form.server.calls.find(({ route }) => route === emailRoute)?.body).toEqual({
      email: 'new@example.com',
      currentPassword: 'Old-1-word',
    })
    expect(input.value).toBe('')
    // Nothing has changed yet.
    expect(form.sessions.state().user?.email).toBe('ada@example.com')
  })

  it.each(['', 'ada', 'ada@', 'a b@example.com'])('[D-20] must be valid: %j', async (address) => {
    const form = await open()
    await fillEmail(form, address, 'x')
    const input = field(form.email, 'New e-mail address')
    expect(noteOf(input)).toBe('Invalid email address')
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(form.server.count(emailRoute)).toBe(0)
  })

  it.each([
    ['[D-18]', () => refuse('internal'), 'Failed to update email'],
    ['[D-19]', dead, 'An error occurred while updating your security settings'],
  ])('%s says when it failed, and keeps the typed values', async (_line, answer, words) => {
    const form = await open({ [emailRoute]: answer })
    await fillEmail(form, 'new@example.com', 'old')
    expect((await form.email.findByRole('alert')).textContent).toBe(words)
    expect(field(form.email, 'New e-mail address').value).toBe('new@example.com')
  })

  it.each([
    ['[D-15]', 'wrong_password', 'Current password', 'Current password is incorrect'],
    ['the same', 'email_unchanged', 'New e-mail address', 'This is your address already'],
  ] as const)('%s is shown at its field', async (_line, code, label, words) => {
    const form = await open({ [emailRoute]: () => refuse(code) })
    await fillEmail(form, 'new@example.com', 'old')
    await form.email.findByText(words)
    expect(noteOf(field(form.email, label))).toBe(words)
  })
})

it('links to the password reset', async () => {
  const { password } = await open()
  const link = password.getByRole('link', { name: 'Forgot your password?' })
  expect(link.getAttribute('href')).toBe('/reset-password')
})
