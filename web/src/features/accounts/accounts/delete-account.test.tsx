import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dead, fakeServer, never, refuse, session } from '../../../../test/fake-server.ts'
import { strangeAnswer } from '../../../../test/check-contract.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const route = 'POST /account/delete'

async function openDialog(answer: () => unknown = () => ({ success: true })) {
  const server = fakeServer({ 'GET /session': () => ({ session: session() }), [route]: answer })
  const app = renderPage('/profile', { server })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Account' })
  const submit = () => within(dialog).getByRole('button', { name: 'Delete Account' })
  const field = within(dialog).getByRole('textbox')
  return { ...app, user, dialog, submit, field }
}

it('[F-01, F-02, F-03] says what is deleted, and requires the confirmation text', async () => {
  const { user, dialog, submit, field, server } = await openDialog()
  const items = within(dialog).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Your profile and account',
    'All posts and messages',
    'Community memberships',
    'Uploaded files',
    'Pending verification requests',
  ])
  expect(submit().hasAttribute('disabled')).toBe(true)
  await user.type(field, 'delete my accoun')
  expect(submit().hasAttribute('disabled')).toBe(true)
  await user.type(field, '{Enter}')
  await screen.findByText('Please type "delete my account" to confirm')
  await user.clear(field)
  await user.type(field, 'DELETE my account')
  expect(submit().hasAttribute('disabled')).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.count(route)).toBe(0)
})

it('[F-05, F-09, F-10, F-11] deletes, clears this browser and leads to the sign-in page', async () => {
  const { user, submit, field, server, address, sessions } = await openDialog()
  localStorage.setItem('something', 'kept')
  sessionStorage.setItem('something', 'kept')
  await user.type(field, 'delete my account')
  server.on('GET /session', () => ({ session: null }))
  await user.click(submit())
  await screen.findByText(
    'Your account has been successfully deleted. Thank you for using our platform.',
  )
  // The exact text: the farewell begins with the same words.
  await screen.findAllByText((text) => text === 'Your account has been successfully deleted')
  expect(address()).toBe('/auth')
  expect(server.calls.find((one) => one.route === route)?.body).toEqual({
    confirmText: 'delete my account',
  })
  expect(sessions.state().user).toBeNull()
  expect([localStorage.getItem('auth-user'), localStorage.getItem('something')]).toEqual([
    null,
    null,
  ])
  expect(sessionStorage.getItem('something')).toBeNull()
})

it.each([
  ['[F-08] the server does not answer', dead, 'Failed to delete account. Please try again.'],
  ['[F-07] it fails', () => refuse('internal'), 'Failed to delete account'],
  [
    '[F-07] it does not say that it succeeded',
    () => strangeAnswer({ success: false }),
    'Failed to delete account',
  ],
  [
    '[F-04] it wants the words',
    () => refuse('deletion_not_confirmed'),
    'Please type "delete my account" to confirm',
  ],
])('when %s, says so and keeps the confirmation text', async (_name, answer, text) => {
  const { user, dialog, submit, field } = await openDialog(answer)
  await user.type(field, 'delete my account')
  await user.click(submit())
  await within(dialog).findByText(text)
  expect(field).toHaveProperty('value', 'delete my account')
  expect(submit().hasAttribute('disabled')).toBe(false)
})

it('[F-06] says that the person must be signed in when the session is gone', async () => {
  const { user, submit, field, server } = await openDialog(() => refuse('not_authenticated'))
  server.on('GET /session', () => ({ session: null }))
  await user.type(field, 'delete my account')
  await user.click(submit())
  // The dialog has gone with the session, and the message has not.
  await screen.findByRole('heading', { name: 'Sign in to View Profile' })
  await screen.findAllByText('You must be signed in to delete your account')
  // One lost session gives one message.
  expect(screen.queryByText(/session has expired/)).toBeNull()
})

it('is sent once, and cannot be closed meanwhile', async () => {
  const { user, dialog, field, server } = await openDialog(never)
  await user.type(field, 'delete my account{Enter}{Enter}')
  await user.keyboard('{Escape}')
  expect(server.count(route)).toBe(1)
  expect(dialog.isConnected).toBe(true)
  within(dialog).getByText('Deleting...')
})

describe('if the person signed in a while ago', () => {
  const needed = () => refuse('confirmation_needed', { signInMethods: ['google', 'email'] })
  async function openConfirmation() {
    const app = await openDialog(needed)
    await app.user.type(app.field, 'delete my account')
    await app.user.click(app.submit())
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    return { ...app, sheet }
  }

  it('asks for the password, and deletes without asking for the text again', async () => {
    const { user, server, sheet, address } = await openConfirmation()
    const password = 'POST /session/confirmation/password'
    server.on(password, () => refuse('wrong_password'))
    await user.type(sheet.getByLabelText('Password'), 'guess{Enter}')
    await sheet.findByText('The password is wrong.')
    server.on(password, () => new Response(null, { status: 204 }))
    server.on(route, () => ({ success: true }))
    server.on('GET /session', () => ({ session: null }))
    await user.click(sheet.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(address()).toBe('/auth'))
    expect(server.count(route)).toBe(2)
  })

  it('opens the linked provider, which returns to this page and this dialog', async () => {
    const { user, server, sheet, opened } = await openConfirmation()
    expect(sheet.queryByRole('button', { name: 'Confirm with Spotify' })).toBeNull()
    server.on('POST /session/confirmation/start', () => ({ url: null }))
    await user.click(sheet.getByRole('button', { name: 'Confirm with Google' }))
    await sheet.findByText('Signing in with Google is not available.')
    server.on('POST /session/confirmation/start', () => ({ url: 'https://accounts.example/' }))
    await user.click(sheet.getByRole('button', { name: 'Confirm with Google' }))
    await waitFor(() => expect(opened).toEqual(['https://accounts.example/']))
    expect(sessionStorage.getItem('redirect-after-sign-in')).toBe('/profile')
    expect(sessionStorage.getItem('interrupted')).toBe('{"kind":"delete"}')
  })

  it('keeps the text for who changes their mind', async () => {
    const { user, sheet } = await openConfirmation()
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }))
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'delete my account')
    expect(dialog.queryByRole('alert')).toBeNull()
  })
})
