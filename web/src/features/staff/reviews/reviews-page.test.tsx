import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { VerificationReview } from '@patchbay/contract/staff/verification-reviews'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const first = '019a8000-0000-7000-8000-000000000001'
const second = '019a8000-0000-7000-8000-000000000002'
const personId = '019a8000-0000-7000-8000-000000000009'

const review = (changes: Partial<VerificationReview> = {}): VerificationReview => ({
  id: first,
  status: 'pending',
  submissionDate: '2026-11-09T12:00:00.000Z',
  reviewDate: null,
  revokedAt: null,
  name: 'Ana (Ana Lima)',
  avatarUrl: '/avatars/ana.svg',
  renamedFrom: null,
  credentials: 'Two records, see https://records.example/ana',
  rejectionReason: null,
  person: {
    id: personId,
    fullName: 'Ana Lima',
    displayName: 'Ana',
    avatarUrl: '/avatars/ana.svg',
    verified: false,
    bio: 'Tape.',
    professions: ['Producer', 'Other'],
    otherProfession: 'Lathe operator',
    location: 'Leeds, United Kingdom',
    memberSince: '2026-01-09T12:00:00.000Z',
    website: 'https://ana.example/',
    social: { instagram: 'ana' },
  },
  others: [
    {
      id: '019a8000-0000-7000-8000-000000000003',
      status: 'rejected',
      submissionDate: '2026-10-09T12:00:00.000Z',
      reviewDate: '2026-10-10T12:00:00.000Z',
      revokedAt: null,
      credentials: 'Trust me.',
      rejectionReason: 'Which records?',
    },
  ],
  can: { decide: true, revoke: false },
  ...changes,
})

const listed = ({ id, name }: Pick<VerificationReview, 'id' | 'name'>) => {
  const { status, submissionDate, reviewDate, revokedAt, avatarUrl, renamedFrom } = review()
  return { id, name, status, submissionDate, reviewDate, revokedAt, avatarUrl, renamedFrom }
}

function open(path = `/staff/verifications/${first}`, one = review()) {
  const waiting = [listed(one), listed({ id: second, name: 'Bo Berg' })]
  const server = fakeServer({
    'GET /session': () => ({ session: session({ role: 'moderator' }) }),
    'GET /staff': () => ({ verifications: 2, reports: 0, feedback: 0, appeals: 0 }),
    'GET /staff/verifications': (_body, query) => ({
      reviews: query.get('tab') === 'waiting' ? waiting : [],
      nextCursor: null,
    }),
    [`GET /staff/verifications/${first}`]: () => one,
    [`GET /staff/verifications/${second}`]: () => review({ id: second, name: 'Bo Berg' }),
    [`POST /staff/verifications/${first}/approve`]: () => new Response(null, { status: 204 }),
    [`POST /staff/verifications/${first}/reject`]: () => new Response(null, { status: 204 }),
    [`POST /staff/people/${personId}/revoke-verification`]: () =>
      new Response(null, { status: 204 }),
  })
  return renderPage(path, { server })
}

const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })
const reason = () => screen.findByLabelText('Why, for the audit log')

it('shows credentials, profile, links and earlier requests beside each other', async () => {
  open()
  await heading(/^Ana \(Ana Lima\)/)
  screen.getByText('Lathe operator', { exact: false })
  screen.getByText('Leeds, United Kingdom')
  for (const name of ['https://records.example/ana', 'https://ana.example/'])
    screen.getByRole('link', { name })
  screen.getByRole('link', { name: 'https://www.instagram.com/ana/' })
  const history = within(screen.getByRole('region', { name: 'Other requests' }))
  history.getByText('Which records?')
  const navigation = within(screen.getByRole('navigation', { name: 'Staff' }))
  navigation.getByRole('link', { name: /^Verifications\s*2 open/ })
})

it('[E-06] approves the name that is shown, by the key A and a reason', async () => {
  const { server } = open()
  await heading(/^Ana/)
  await userEvent.keyboard('a')
  await userEvent.type(await reason(), 'The credits are hers.')
  server.on(`GET /staff/verifications/${first}`, () =>
    review({ status: 'approved', can: { decide: false, revoke: true } }),
  )
  const sheet = within(screen.getByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: 'Approve' }))
  await screen.findByRole('button', { name: 'Take the badge back' })
  expect(server.lastBody(`POST /staff/verifications/${first}/approve`)).toEqual({
    name: 'Ana (Ana Lima)',
    reason: 'The credits are hers.',
  })
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('[E-12] rejects by the key R, with words to the person and a reason, and not without', async () => {
  const { server } = open()
  await heading(/^Ana/)
  await userEvent.keyboard('r')
  const words = await screen.findByLabelText('What the person reads')
  const sheet = within(screen.getByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: 'Reject' }))
  screen.getByText('Write what the person reads.')
  screen.getByText('Say why.')
  expect(document.activeElement).toBe(words)
  // A letter in a field is no key.
  await userEvent.type(words, 'are these yours?')
  await userEvent.type(await reason(), 'No credits.')
  await userEvent.click(sheet.getByRole('button', { name: 'Reject' }))
  await waitFor(() =>
    expect(server.lastBody(`POST /staff/verifications/${first}/reject`)).toEqual({
      because: 'are these yours?',
      reason: 'No credits.',
    }),
  )
})

it('says when the person has another name meanwhile, and looks again', async () => {
  const { server } = open()
  server.on(`POST /staff/verifications/${first}/approve`, () => refuse('person_renamed'))
  await heading(/^Ana/)
  await userEvent.keyboard('a')
  await userEvent.type(await reason(), 'Hers.')
  const sheet = within(screen.getByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: 'Approve' }))
  await sheet.findByText('The person has another name now. Close this and look again.')
})

it('goes to the next by the key J, and offers no decision where there is none', async () => {
  const { address } = open(
    `/staff/verifications/${first}`,
    review({ can: { decide: false, revoke: false } }),
  )
  await heading(/^Ana/)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await userEvent.keyboard('a')
  expect(screen.queryByRole('dialog')).toBeNull()
  await screen.findByText('Bo Berg')
  await userEvent.keyboard('j')
  await heading(/^Bo Berg/)
  expect(address()).toBe(`/staff/verifications/${second}`)
})

it('takes a badge back with words to the person', async () => {
  const { server } = open(
    `/staff/verifications/${first}`,
    review({ status: 'approved', can: { decide: false, revoke: true } }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Take the badge back' }))
  await userEvent.type(await screen.findByLabelText('What the person reads'), 'Not yours.')
  await userEvent.type(await reason(), 'A complaint.')
  const sheet = within(screen.getByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: 'Take the badge back' }))
  await waitFor(() =>
    expect(server.lastBody(`POST /staff/people/${personId}/revoke-verification`)).toEqual({
      because: 'Not yours.',
      reason: 'A complaint.',
    }),
  )
})

it('has a tab of what was decided', async () => {
  open('/staff/verifications')
  await screen.findByText('Bo Berg')
  await userEvent.click(screen.getByRole('button', { name: 'Decided' }))
  await screen.findByText('There is no request here.')
})
