import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const pending = { newEmail: 'new@example.com', isCurrentConfirmed: false, isNewConfirmed: false }
const state = (change: object | null) => () => ({ email: 'ada@example.com', pending: change })
const noContent = () => new Response(null, { status: 204 })

async function open(handlers: Record<string, () => unknown>) {
  const server = fakeServer({
    'GET /session': () => ({ session: { ...session(), provider: 'email' } }),
    'GET /email-change': state(null),
    ...handlers,
  })
  renderPage('/profile', { server })
  const email = within(await screen.findByRole('form', { name: 'Update Email Address' }))
  return { server, user: userEvent.setup(), email }
}

it('a pending change is shown beside the current address, also after a reload, with who must still confirm', async () => {
  const { email } = await open({})
  email.getByText('ada@example.com')
  expect(email.queryByRole('button', { name: 'Cancel change' })).toBeNull()
  cleanup()
  const waiting = await open({ 'GET /email-change': state(pending) })
  await waiting.email.findByText('Changing to new@example.com')
  waiting.email.getByText('Open the links in the mails to your current and your new address.')
  cleanup()
  const half = { ...pending, isNewConfirmed: true }
  const halfway = await open({ 'GET /email-change': state(half) })
  await halfway.email.findByText(
    'One address has confirmed. Open the link in the mail to ada@example.com.',
  )
})

it('a pending change appears once it is requested', async () => {
  const form = await open({ 'POST /email-change': () => ({ message: 'Sent.' }) })
  form.server.on('GET /email-change', state(pending))
  await form.user.type(form.email.getByLabelText('New e-mail address'), 'new@example.com')
  await form.user.type(form.email.getByLabelText('Current password'), 'Old-1-word')
  await form.user.click(form.email.getByRole('button', { name: 'Update Email Address' }))
  await form.email.findByText('Changing to new@example.com')
})

it('a pending change can be mailed again', async () => {
  const route = 'POST /email-change/resend'
  const form = await open({
    'GET /email-change': state(pending),
    [route]: () => refuse('rate_limited', { retryAfter: 2700 }),
  })
  await form.user.click(await form.email.findByRole('button', { name: 'Resend mails' }))
  await screen.findAllByText('Too many attempts. Try again in 45 minutes.')
  form.server.on(route, noContent)
  await form.user.click(form.email.getByRole('button', { name: 'Resend mails' }))
  await screen.findByText('The mails are on their way. Only the newest links work.')
})

it('a pending change can be cancelled', async () => {
  const form = await open({ 'GET /email-change': state(pending) })
  form.server.on('DELETE /email-change', () => {
    form.server.on('GET /email-change', state(null))
    return noContent()
  })
  await form.user.click(await form.email.findByRole('button', { name: 'Cancel change' }))
  await screen.findByText('The change is cancelled. Your address stays as it is.')
  await waitFor(() => expect(form.email.queryByText('Changing to new@example.com')).toBeNull())
})
