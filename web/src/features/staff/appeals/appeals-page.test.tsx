import type { StaffAppeal } from '@patchbay/contract/staff/appeals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const id = '019a8000-0000-7000-8000-000000000001'

const appeal = (changes: Partial<StaffAppeal> = {}): StaffAppeal => ({
  id,
  content: 'It was my little brother.',
  createdAt: '2026-11-09T12:00:00.000Z',
  person: {
    id: '019a8000-0000-7000-8000-000000000009',
    fullName: null,
    displayName: 'Ana',
    verified: false,
    avatarUrl: '/avatars/ana.svg',
    linked: false,
  },
  outcome: null,
  answer: null,
  answeredAt: null,
  answeredBy: null,
  ban: {
    since: '2026-11-08T12:00:00.000Z',
    until: null,
    hidesContent: true,
    reason: 'Sold followers.',
    words: 'Followers are not for sale here.',
  },
  bannedBy: { name: 'Mo Moderator', isViewer: false },
  earlier: [],
  history: [],
  can: { answer: true },
  ...changes,
})

const post = `POST /staff/appeals/${id}/answer`

function open(path = `/staff/appeals/${id}`, one = appeal()) {
  const server = fakeServer({
    'GET /session': () => ({ session: session({ role: 'moderator' }) }),
    'GET /staff': () => ({ verifications: 0, reports: 0, feedback: 0, appeals: 1 }),
    'GET /staff/appeals': (_body, query) => ({
      appeals: query.get('tab') === 'open' ? [one] : [],
      nextCursor: null,
    }),
    [`GET /staff/appeals/${id}`]: () => one,
    [post]: () => new Response(null, { status: 204 }),
  })
  return renderPage(path, { server })
}

const box = (): Promise<HTMLTextAreaElement> => screen.findByLabelText('What they read')
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

it('shows the ban, its reason and who banned, and lifts it with words', async () => {
  const { server } = open()
  await screen.findByRole('heading', { level: 2, name: 'Ana' })
  screen.getByText('Sold followers.')
  screen.getByText('Followers are not for sale here.')
  screen.getByText('Mo Moderator')
  screen.getByText('Hidden until the ban ends')
  expect(screen.queryByText(/^You banned this person\./)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Lift the ban' }))
  await userEvent.type(await box(), 'Welcome back.')
  await userEvent.type(screen.getByLabelText('Why, for the audit log'), 'A second look.')
  server.on(`GET /staff/appeals/${id}`, () =>
    appeal({
      outcome: 'lifted',
      answer: 'Welcome back.',
      answeredAt: '2026-11-10T12:00:00.000Z',
      ban: null,
      can: { answer: false },
    }),
  )
  await press('Lift the ban')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lift the ban' })).toBeNull())
  expect(server.lastBody(post)).toEqual({
    decision: 'lift',
    words: 'Welcome back.',
    reason: 'A second look.',
  })
})

it('declines from the key D, and keeps the words when it fails', async () => {
  const { server } = open()
  await screen.findByRole('heading', { level: 2, name: 'Ana' })
  await userEvent.keyboard('d')
  await userEvent.type(await box(), 'It stays.')
  await userEvent.type(screen.getByLabelText('Why, for the audit log'), 'Clear enough.')
  server.on(post, () => refuse('appeal_answered'))
  await press('Decline')
  await screen.findByText('Somebody has answered this already, or the ban has ended.')
  expect((await box()).value).toBe('It stays.')
})

it('says so to the moderator who banned the person', async () => {
  open(undefined, appeal({ bannedBy: { name: 'Ada', isViewer: true } }))
  await screen.findByText(/^You banned this person\./)
  screen.getByRole('button', { name: 'Lift the ban' })
})

it('offers nothing once the ban has ended', async () => {
  open(undefined, appeal({ ban: null, can: { answer: false } }))
  await screen.findByText('This ban has ended. Nothing is left to decide.')
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
})

it('lists what is open, counts it in the navigation, and shows what was answered', async () => {
  open('/staff/appeals')
  await screen.findByText('It was my little brother.')
  within(screen.getByRole('link', { name: /^Appeals/ })).getByText('1 open')
  await userEvent.click(screen.getByRole('button', { name: 'Answered' }))
  await screen.findByText('There is nothing here.')
})
