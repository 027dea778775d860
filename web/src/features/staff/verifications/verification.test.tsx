import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  dead,
  fakeServer,
  never,
  profile,
  refuse,
  session,
  verification,
} from '../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../test/fake-socket.ts'
import { ownWork } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

type Request = ReturnType<typeof verification> | null

async function open(request: Request = null, verified = false) {
  const server = fakeServer({
    ...ownWork(),
    'GET /session': () => ({ session: session({ verified }) }),
    'GET /verification': () => ({ request }),
  })
  const app = renderPage('/profile', { server })
  return { ...app, server }
}
const box = (): Promise<HTMLTextAreaElement> => screen.findByLabelText('Credentials')
const submit = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Request verification' }))
const work = 'Engineered two records for Hollow Coast.'
async function write(text: string): Promise<void> {
  await userEvent.clear(await box())
  await userEvent.paste(text)
}

it('[E-01, E-03, E-04, E-13, Z-07] offers the form to a person without a request, and shows the sent one', async () => {
  const { server } = await open()
  server.on('POST /verification', () => verification())
  await write(work)
  await submit()
  await screen.findByText('Your verification request is being reviewed.')
  screen.getByText('Submitted 9 November 2026')
  screen.getByText('Pending')
  expect(screen.queryByLabelText('Credentials')).toBeNull()
  expect(server.lastBody('POST /verification')).toEqual({ credentials: work })
})

it('[E-05] says that an approval has yet to reach the account, and has no form', async () => {
  await open(verification({ status: 'approved', reviewDate: '2026-11-12T12:00:00.000Z' }))
  await screen.findByText(
    'Your verification request has been approved! Your account will be updated shortly.',
  )
  expect(screen.queryByLabelText('Credentials')).toBeNull()
})

it('[E-01, E-07, E-13, Z-07] shows why a request was rejected and when, and offers the form again', async () => {
  const rejected = verification({
    status: 'rejected',
    reviewDate: '2026-11-12T12:00:00.000Z',
    rejectionReason: 'The links lead <nowhere>.',
  })
  const { server } = await open(rejected)
  await screen.findByText('The links lead <nowhere>.')
  screen.getByText('Reviewed 12 November 2026')
  expect((await box()).value).toBe(rejected.credentials)
  const next = { id: '0191d1c0-0000-7000-8000-0000000000bb', version: 3 }
  server.on('POST /verification', () => verification(next))
  await submit()
  await screen.findByText('Your verification request is being reviewed.')
  expect(screen.queryByText('The links lead <nowhere>.')).toBeNull()
})

it('[E-08, E-15] shows a verified person the badge, and sends no request', async () => {
  const { server } = await open(null, true)
  await screen.findByText('Your account is verified.')
  expect(screen.getAllByRole('img', { name: 'Verified' }).length).toBeGreaterThan(0)
  expect(server.count('GET /verification')).toBe(0)
})

it('[A-55, E-14] updates without a reload when the request and the profile change', async () => {
  const sockets = fakeSockets()
  await open(verification())
  await screen.findByText('Your verification request is being reviewed.')
  const reviewDate = '2026-11-12T12:00:00.000Z'
  const request = verification({ status: 'approved', version: 2, reviewDate })
  const say = (message: object) => act(async () => sockets[0]?.say(message))
  await act(async () => sockets[0]?.open())
  await say({ type: 'verification_changed', request })
  screen.getByText(/has been approved!/)
  await say({ type: 'verification_changed', request: verification() })
  screen.getByText(/has been approved!/)
  await say({ type: 'profile_changed', profile: profile({ verified: true, version: 4 }) })
  screen.getByText('Your account is verified.')
  within(screen.getByRole('heading', { name: /Ada/ })).getByRole('img', { name: 'Verified' })
})

it('limits the length of the text in both directions, shows that at the field, and sends nothing', async () => {
  const { server } = await open()
  for (const [text, validationError] of [
    ['Too little', 'Use at least 20 characters'],
    ['x'.repeat(2001), 'Use at most 2000 characters'],
  ] as const) {
    await write(text)
    await submit()
    expect(document.activeElement).toBe(await box())
    const notes = (await box()).getAttribute('aria-describedby')?.split(' ') ?? []
    expect(notes).toContain(screen.getByText(validationError).id)
  }
  await write('x'.repeat(1990))
  screen.getByText('10 characters left')
  expect(server.count('POST /verification')).toBe(0)
})

it('keeps the draft when the server is dead, sends once, and works again', async () => {
  const { server } = await open()
  server.on('POST /verification', dead)
  await write(work)
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your request could not be sent. Try again.',
  )
  expect((await box()).value).toBe(work)
  server.on('POST /verification', never)
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Sending...' }))
  expect(server.count('POST /verification')).toBe(2)
})

it('[E-09] shows the request that was made elsewhere meanwhile', async () => {
  const { server } = await open()
  await write(work)
  server.on('POST /verification', () => refuse('verification_pending'))
  server.on('GET /verification', () => ({ request: verification() }))
  await submit()
  await screen.findByText('Your verification request is being reviewed.')
  expect(server.count('POST /verification')).toBe(1)
  // There is no form for a second request.
  expect(screen.queryByLabelText('Credentials')).toBeNull()
})

it('[A-60, E-02] says that nobody is logged in, and keeps the draft for the person’s return', async () => {
  const { server, sessions } = await open()
  await write(work)
  server.on('POST /verification', () => refuse('not_authenticated'))
  server.on('GET /session', () => ({ session: null }))
  await submit()
  await screen.findAllByText('No user logged in')
  await screen.findByRole('heading', { name: 'Sign in to View Profile' })
  server.on('GET /session', () => ({ session: session() }))
  act(() => sessions.adopt(session()))
  await waitFor(async () => expect((await box()).value).toBe(work))
})

it('says when the status cannot be loaded, and tries again', async () => {
  const server = fakeServer({
    ...ownWork(),
    'GET /session': () => ({ session: session() }),
    'GET /verification': () => refuse('forbidden'),
  })
  renderPage('/profile', { server })
  await screen.findByText('Your verification status could not be loaded.')
  server.on('GET /verification', () => ({ request: verification() }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Your verification request is being reviewed.')
})
