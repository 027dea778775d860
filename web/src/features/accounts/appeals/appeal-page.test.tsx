import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, refuse } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const ban = '019a8000-0000-7000-8000-000000000001'
const post = 'POST /appeals'
const words = 'It was my little brother.'
const done = (): Response => new Response(null, { status: 204 })

const state = (appeal: object) => ({ ban: { bannedUntil: null, appeal: { ban, ...appeal } } })
const possible = state({ state: 'possible', token: 'a token' })

const box = (): HTMLTextAreaElement => screen.getByLabelText('Your appeal')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the appeal' }))

it('is where a banned person arrives from the sign-in, with the end of the ban and why', async () => {
  const server = fakeServer({
    'GET /sign-in/options': () => ({ password: true, mailCode: false }),
    'POST /sign-in/password': () =>
      refuse('account_banned', {
        until: '2027-01-31T12:00:00.000Z',
        words: 'No adverts in messages.',
        appeal: { ban, state: 'possible', token: 'a token' },
      }),
    [post]: done,
  })
  const { address } = renderPage('/auth/email', { server })
  await userEvent.type(await screen.findByLabelText('E-mail address'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Your account has been banned.' })
  within(dialog).getByText(/^You have been signed out\. The ban ends on 31 January 2027\./)
  within(dialog).getByText('No adverts in messages.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Appeal' }))
  await screen.findByRole('heading', { level: 1, name: 'Appeal against the ban' })
  expect(address()).toBe('/appeal')
  screen.getByText(/^Your account is banned until 31 January 2027\./)
  const why = screen.getByRole('region', { name: 'Why you are banned' })
  within(why).getByText('No adverts in messages.')
  await userEvent.type(box(), words)
  await send()
  const received = await screen.findByText(/^We have received your appeal\./)
  expect(document.activeElement?.contains(received)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(server.lastBody(post)).toEqual({ token: 'a token', content: words })
  expect(screen.queryByLabelText('Your appeal')).toBeNull()
})

it('is left with OK', async () => {
  const server = fakeServer({
    'GET /session': () => refuse('account_banned', { appeal: { ban, state: 'open' } }),
  })
  const { address } = renderPage('/', { server })
  const dialog = await screen.findByRole('alertdialog')
  within(dialog).getByRole('button', { name: 'Your appeal' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(address()).toBe('/')
})

it('keeps what was written when it is not sent, over a reload and another sign-in', async () => {
  const server = fakeServer({ [post]: () => dead() })
  const first = renderPage('/appeal', { server, state: possible })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.type(box(), words)
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('The appeal was not sent. Try again.')
  expect(box().value).toBe(words)
  server.on(post, () => refuse('appeal_expired'))
  await send()
  await screen.findByText(/^It took too long\./)
  screen.getByRole('link', { name: 'Sign in' })
  expect(box().value).toBe(words)
  first.unmount()
  const next = state({ state: 'possible', token: 'another token' })
  const again = renderPage('/appeal', { server: fakeServer({ [post]: done }), state: next })
  await screen.findByRole('heading', { level: 1 })
  expect(box().value).toBe(words)
  await send()
  await screen.findByText(/^We have received your appeal\./)
  expect(again.server.lastBody(post)).toEqual({ token: 'another token', content: words })
  again.unmount()
  renderPage('/appeal', { state: next })
  await screen.findByRole('heading', { level: 1 })
  expect(box().value).toBe('')
})

it('asks for ten characters before it sends anything', async () => {
  const server = fakeServer({ [post]: done })
  renderPage('/appeal', { server, state: possible })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.type(box(), 'No.')
  await send()
  await screen.findByText('Write at least 10 characters')
  expect(document.activeElement).toBe(box())
  expect(server.count(post)).toBe(0)
})

it.each([
  ['not_banned', 'The ban has ended. You can sign in again.'],
  ['appeal_open', 'We have your last appeal, and have not answered it yet.'],
  ['appeals_used_up', 'You have appealed as often as is possible against this ban.'],
] as const)('says why it was refused: %s', async (code, said) => {
  renderPage('/appeal', { server: fakeServer({ [post]: () => refuse(code) }), state: possible })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.type(box(), words)
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(said)
})

it('shows the last answer, and no form while an appeal is open or none is left', async () => {
  const { unmount } = renderPage('/appeal', { state: state({ state: 'open' }) })
  await screen.findByText('We have your last appeal, and have not answered it yet.')
  expect(screen.queryByRole('button', { name: 'Send the appeal' })).toBeNull()
  unmount()
  renderPage('/appeal', { state: state({ state: 'used_up', answer: 'It stays.' }) })
  await screen.findByText('You have appealed as often as is possible against this ban.')
  within(screen.getByRole('region', { name: 'Our answer to your last appeal' })).getByText(
    'It stays.',
  )
})

it('sends somebody who comes by the address alone to the sign-in', async () => {
  renderPage('/appeal')
  await screen.findByText('Sign in first: you are then asked whether you want to appeal.')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth')
})
