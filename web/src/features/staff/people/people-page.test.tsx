import type { StaffPerson } from '@patchbay/contract/staff/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const id = '019a8000-0000-7000-8000-000000000001'
const reportId = '019a8000-0000-7000-8000-000000000002'

const entry = {
  id: '019a8000-0000-7000-8000-000000000003',
  createdAt: '2026-11-09T12:00:00.000Z',
  by: 'olga',
  staffId: null,
  action: 'unban',
  person: { id, name: 'Ana' },
  details: {},
  reason: 'It was another.',
}

const allowed = {
  ban: true,
  liftBan: false,
  endSessions: true,
  changeRole: true,
  resetSecondFactor: true,
  revokeVerification: false,
}

const person = (changes: Partial<StaffPerson> = {}): StaffPerson => ({
  id,
  displayName: 'Ana',
  fullName: 'Ana Lima',
  avatarUrl: '/avatars/ana.svg',
  verified: false,
  role: 'user',
  memberSince: '2026-01-09T12:00:00.000Z',
  deletedAt: null,
  ban: null,
  signInMethods: [{ provider: 'google', email: 'ana@example.com' }],
  sessions: [
    {
      id: '019a8000-0000-7000-8000-000000000004',
      provider: 'google',
      device: 'Firefox on Linux',
      lastUsedAt: '2026-11-09T12:00:00.000Z',
    },
  ],
  reportsAbout: {
    count: 1,
    latest: [
      { id: reportId, subject: 'post', isOpen: true, createdAt: '2026-11-09T12:00:00.000Z' },
    ],
  },
  reportsBy: { count: 0, latest: [] },
  storageUsed: 12_300_000,
  verificationRequestId: null,
  bans: [entry],
  entries: [entry],
  can: allowed,
  ...changes,
})

const listed = () => {
  const { displayName, fullName, avatarUrl, verified, role, memberSince, deletedAt, ban } = person()
  return { id, displayName, fullName, avatarUrl, verified, role, memberSince, deletedAt, ban }
}

const done = () => new Response(null, { status: 204 })

function open(one = person(), path = `/staff/people/${id}`) {
  const searches: (string | null)[] = []
  const server = fakeServer({
    'GET /session': () => ({ session: session({ role: 'admin' }) }),
    'GET /staff': () => ({ verifications: 0, reports: 0, feedback: 0, appeals: 0 }),
    'GET /staff/people': (_body, query) => {
      searches.push(query.get('search'))
      return { people: query.get('search') === 'nobody' ? [] : [listed()], nextCursor: null }
    },
    [`GET /staff/people/${id}`]: () => one,
    [`POST /staff/people/${id}/ban`]: done,
    [`POST /staff/people/${id}/lift-ban`]: done,
    [`POST /staff/people/${id}/end-sessions`]: done,
    [`POST /staff/people/${id}/role`]: done,
  })
  return { ...renderPage(path, { server }), searches }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function confirm(name: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Why, for the audit log'), 'Spam.')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
}

it('shows the standing, ways in, sessions, reports and what was done', async () => {
  open()
  await screen.findByRole('heading', { level: 2, name: 'Ana' })
  screen.getByText('Not banned')
  screen.getByText('Google, ana@example.com')
  screen.getByText(/Firefox on Linux/)
  screen.getByText('12.3 MB')
  const about = within(screen.getByRole('region', { name: 'Reports about them' }))
  const link = about.getByRole('link', { name: /post, open/ })
  expect(link.getAttribute('href')).toBe(`/staff/reports/${reportId}`)
  within(screen.getByRole('region', { name: 'History of bans' })).getByText('It was another.')
})

it('bans for a time that is chosen, or for good, and says why', async () => {
  const { server } = open()
  await press('Ban')
  await userEvent.selectOptions(await screen.findByLabelText('For how long'), 'For good')
  await confirm('Ban')
  await screen.findByText('Write what the person reads.')
  await userEvent.type(screen.getByLabelText('Why, as they read it'), 'No adverts.')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ban' }))
  await waitFor(() =>
    expect(server.lastBody(`POST /staff/people/${id}/ban`)).toEqual({
      until: null,
      hideContent: false,
      words: 'No adverts.',
      reason: 'Spam.',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Ban')
  await userEvent.selectOptions(await screen.findByLabelText('For how long'), 'A day')
  await userEvent.click(screen.getByLabelText('Hide what they wrote until the ban ends'))
  await userEvent.type(screen.getByLabelText('Why, as they read it'), 'Still no adverts.')
  await confirm('Ban')
  await waitFor(() => expect(server.count(`POST /staff/people/${id}/ban`)).toBe(2))
  expect(server.lastBody(`POST /staff/people/${id}/ban`)).toEqual({
    until: expect.stringMatching(/Z$/),
    hideContent: true,
    words: 'Still no adverts.',
    reason: 'Spam.',
  })
})

it('[N-30, X-08] says that a ban is for good, and lifts it', async () => {
  const { server } = open(
    person({ ban: { until: null, hidesContent: false }, can: { ...allowed, liftBan: true } }),
  )
  await screen.findByText('Banned for good')
  server.on(`POST /staff/people/${id}/lift-ban`, () => refuse('not_banned'))
  await press('Lift the ban')
  await confirm('Lift the ban')
  await screen.findByText('This person is not banned any more.')
})

it('[X-09] changes a role and ends sessions', async () => {
  const { server } = open()
  await press('Change the role')
  await userEvent.selectOptions(await screen.findByLabelText('New role'), 'Moderator')
  await confirm('Change the role')
  await waitFor(() =>
    expect(server.lastBody(`POST /staff/people/${id}/role`)).toEqual({
      role: 'moderator',
      reason: 'Spam.',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('End all sessions')
  await confirm('End all sessions')
  await waitFor(() => expect(server.count(`POST /staff/people/${id}/end-sessions`)).toBe(1))
})

it('removes the second factor of somebody who has lost it', async () => {
  const { server } = open()
  const route = `POST /staff/people/${id}/reset-second-factor`
  server.on(route, () => refuse('factor_not_found'))
  await press('Remove the second factor')
  await screen.findByText(/^For somebody who has lost it\./)
  await confirm('Remove the second factor')
  await screen.findByText('This person has no second factor.')
  server.on(route, done)
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove the second factor' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.lastBody(route)).toEqual({ reason: 'Spam.' })
})

it('offers only what the viewer may do', async () => {
  const none = {
    ...allowed,
    ban: false,
    endSessions: false,
    changeRole: false,
    resetSecondFactor: false,
  }
  open(person({ can: none }))
  await screen.findByText('Not banned')
  for (const name of [
    'Ban',
    'Lift the ban',
    'End all sessions',
    'Change the role',
    'Remove the second factor',
  ])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('lists who is banned, with the end of each ban', async () => {
  const { server } = open(person(), '/staff/people')
  const until = '2027-01-31T12:00:00.000Z'
  server.on('GET /staff/people', (_body, query) => ({
    people:
      query.get('standing') === 'banned'
        ? [{ ...listed(), fullName: 'Bo Banned', ban: { until, hidesContent: false } }]
        : [listed()],
    nextCursor: null,
  }))
  await screen.findByText('Ana Lima')
  await userEvent.click(screen.getByRole('button', { name: 'Banned' }))
  await screen.findByText('Bo Banned')
  screen.getByText(/^Banned until 31 January 2027/)
  expect(screen.queryByText('Ana Lima')).toBeNull()
})

it('searches when two letters are typed, and the key J opens the first', async () => {
  const { searches, address } = open(person(), '/staff/people')
  await screen.findByText('Ana Lima')
  const field = screen.getByRole('searchbox', { name: 'Name, proven address or id' })
  await userEvent.type(field, 'nobody')
  await screen.findByText('Nobody is found.')
  await userEvent.clear(field)
  await screen.findByText('Ana Lima')
  expect(new Set(searches)).toEqual(new Set([null, 'nobody']))
  field.blur()
  await userEvent.keyboard('j')
  await waitFor(() => expect(address()).toBe(`/staff/people/${id}`))
})
