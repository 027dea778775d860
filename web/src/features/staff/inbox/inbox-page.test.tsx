import type { ReceivedFeedback } from '@patchbay/contract/staff/received-feedback'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const id = '019a8000-0000-7000-8000-000000000001'

const question = (changes: Partial<ReceivedFeedback> = {}): ReceivedFeedback => ({
  id,
  type: 'question',
  content: 'How do I leave?',
  createdAt: '2026-11-09T12:00:00.000Z',
  person: {
    id: '019a8000-0000-7000-8000-000000000009',
    fullName: null,
    displayName: 'Ana',
    verified: false,
    avatarUrl: '/avatars/ana.svg',
    linked: true,
  },
  answer: null,
  answeredAt: null,
  ...changes,
})

const post = `POST /staff/feedback/${id}/answer`

function open(path = `/staff/feedback/${id}`) {
  const server = fakeServer({
    'GET /session': () => ({ session: session({ role: 'moderator' }) }),
    'GET /staff': () => ({ verifications: 0, reports: 0, feedback: 1, appeals: 0 }),
    'GET /staff/feedback': (_body, query) => ({
      feedback: query.get('tab') === 'open' ? [question()] : [],
      nextCursor: null,
    }),
    [`GET /staff/feedback/${id}`]: () => question(),
    [post]: () => new Response(null, { status: 204 }),
  })
  return renderPage(path, { server })
}

const box = (): Promise<HTMLTextAreaElement> => screen.findByLabelText('Answer')
const send = () =>
  userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Send the answer' }),
  )

it('answers by mail, from the key R', async () => {
  const { server } = open()
  await screen.findByRole('heading', { level: 2, name: 'Ana' })
  await userEvent.keyboard('r')
  await userEvent.type(await box(), 'In your profile.')
  server.on(`GET /staff/feedback/${id}`, () =>
    question({ answer: 'In your profile.', answeredAt: '2026-11-10T12:00:00.000Z' }),
  )
  await send()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Answer by mail' })).toBeNull())
  expect(server.lastBody(post)).toEqual({
    answer: 'In your profile.',
    reason: 'Answered what they wrote to us.',
  })
})

it('keeps a draft of the answer when the tab is closed, and forgets it when it is sent', async () => {
  const { unmount } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Answer by mail' }))
  await userEvent.type(await box(), 'In your')
  unmount()
  // Nothing of a closed tab remains but what the browser keeps for all of them.
  sessionStorage.clear()
  const again = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Answer by mail' }))
  expect((await box()).value).toBe('In your')
  again.server.on(post, () => refuse('no_address'))
  await send()
  await screen.findByText(/^This person has no address that mail can be sent to/)
  expect((await box()).value).toBe('In your')
  again.server.on(post, () => new Response(null, { status: 204 }))
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(Object.keys(localStorage).filter((key) => key.includes(id))).toEqual([])
})

it('lists what is open, and what was answered', async () => {
  open('/staff/feedback')
  await screen.findByText('How do I leave?')
  await userEvent.click(screen.getByRole('button', { name: 'Answered or closed' }))
  await screen.findByText('There is nothing here.')
})

it('closes what cannot be answered, and says why', async () => {
  const { server } = open()
  const close = `POST /staff/feedback/${id}/closing`
  server.on(close, () => new Response(null, { status: 204 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close without an answer' }))
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.type(sheet.getByLabelText('Why, for the audit log'), 'No address.')
  server.on(`GET /staff/feedback/${id}`, () => question({ answeredAt: '2026-11-10T12:00:00.000Z' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Close without an answer' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Answer by mail' })).toBeNull())
  expect(server.lastBody(close)).toEqual({ reason: 'No address.' })
  screen.getByText('Closed without an answer', { selector: 'dt' })
})
