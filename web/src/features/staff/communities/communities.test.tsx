import type { StaffCommunityDetail } from '@patchbay/contract/staff/communities'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const idOf = (number: number): string => `019a8000-0000-7000-8000-00000000000${number}`

const community = (change: Partial<StaffCommunityDetail> = {}): StaffCommunityDetail => ({
  id: idOf(1),
  name: 'Under Bass',
  isPrivate: true,
  memberCount: 3,
  createdAt: '2026-11-15T09:00:00.000Z',
  closedAt: null,
  leader: { id: idOf(2), name: 'Lea Leader', state: 'banned' },
  description: 'Low notes.',
  heirs: [
    { id: idOf(3), name: 'Mel Member' },
    { id: idOf(4), name: 'Nia Newer' },
  ],
  can: { handOver: true, close: true, reopen: false, remove: true },
  ...change,
})

function open(path: string, handlers = {}) {
  const server = fakeServer({
    'GET /session': () => ({ session: session({ role: 'moderator' }) }),
    'GET /staff': () => ({ verifications: 0, reports: 0, feedback: 0, appeals: 0 }),
    'GET /staff/communities': (_body: unknown, query: URLSearchParams) => ({
      communities: query.get('q') === 'none' ? [] : [community()],
      nextCursor: null,
    }),
    [`GET /staff/communities/${idOf(1)}`]: () => community(),
    ...handlers,
  })
  renderPage(path, { server })
  return server
}

it('are found by name, and opened with the keyboard', async () => {
  const user = userEvent.setup()
  open('/staff/communities')
  await screen.findByText('Led by Lea Leader, 3 members')
  await user.keyboard('j')
  await screen.findByRole('heading', { name: 'Under Bass' })
  await user.type(screen.getByRole('searchbox', { name: 'Name or id' }), 'none')
  await screen.findByText('No community has that name or id.')
})

it('are handed over to a member, with a reason', async () => {
  const user = userEvent.setup()
  const path = `POST /staff/communities/${idOf(1)}/leader`
  const server = open(`/staff/communities/${idOf(1)}`, {
    [path]: () =>
      community({
        leader: { id: idOf(4), name: 'Nia Newer', state: 'active' },
        can: { handOver: false, close: true, reopen: false, remove: true },
      }),
  })
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  const sheet = await screen.findByRole('dialog', { name: 'Who leads it from now on?' })
  server.on(`GET /staff/communities/${idOf(1)}`, (_body, query) =>
    community(query.get('heir') === 'late' ? { heirs: [{ id: idOf(5), name: 'Lou Later' }] } : {}),
  )
  const find = within(sheet).getByRole('searchbox', { name: 'Find a member by name' })
  await user.type(find, 'late')
  await within(sheet).findByRole('option', { name: 'Lou Later' })
  await user.clear(find)
  await within(sheet).findByRole('option', { name: 'Nia Newer' })
  await user.selectOptions(within(sheet).getByLabelText('Member'), 'Nia Newer')
  await user.type(within(sheet).getByLabelText('Why, for the audit log'), 'banned')
  await user.click(within(sheet).getByRole('button', { name: 'Hand over' }))
  await screen.findByText('Led by Nia Newer, 3 members')
  expect(server.lastBody(path)).toEqual({ userId: idOf(4), reason: 'banned' })
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull()
})

it('are removed with words for the leader, or say that they are gone', async () => {
  const user = userEvent.setup()
  const path = `POST /staff/communities/${idOf(1)}/removal`
  const server = open(`/staff/communities/${idOf(1)}`, {
    [path]: () => refuse('community_not_found'),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  const sheet = await screen.findByRole('dialog', { name: 'Remove the community for good?' })
  await user.type(within(sheet).getByLabelText('What the leader reads'), 'It was spam.')
  await user.type(within(sheet).getByLabelText('Why, for the audit log'), 'spam')
  await user.click(within(sheet).getByRole('button', { name: 'Remove' }))
  await within(sheet).findByText('The community is gone already.')
  server.on(path, () => new Response(null, { status: 204 }))
  await user.click(within(sheet).getByRole('button', { name: 'Remove' }))
  await screen.findByText('Choose one from the list.')
  expect(server.lastBody(path)).toEqual({ words: 'It was spam.', reason: 'spam' })
})

it('ask before words that were typed for the leader are discarded', async () => {
  const user = userEvent.setup()
  open(`/staff/communities/${idOf(1)}`)
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  const sheet = await screen.findByRole('dialog', { name: 'Remove the community for good?' })
  await user.type(within(sheet).getByLabelText('What the leader reads'), 'It was spam.')
  await user.click(within(sheet).getByRole('button', { name: 'Cancel' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
  await user.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByLabelText<HTMLTextAreaElement>('What the leader reads').value).toBe('')
})

it('offer nothing to who leads them', async () => {
  const can = { handOver: false, close: false, reopen: false, remove: false }
  open(`/staff/communities/${idOf(1)}`, {
    [`GET /staff/communities/${idOf(1)}`]: () => community({ can }),
  })
  await screen.findByRole('heading', { name: 'Under Bass' })
  for (const name of ['Hand over', 'Close it', 'Reopen', 'Remove'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('are closed with words for the leader, and opened again', async () => {
  const user = userEvent.setup()
  const path = `POST /staff/communities/${idOf(1)}/closure`
  const again = `POST /staff/communities/${idOf(1)}/reopening`
  const server = open(`/staff/communities/${idOf(1)}`, {
    [path]: () =>
      community({
        closedAt: '2026-11-16T09:00:00.000Z',
        can: { handOver: true, close: false, reopen: true, remove: true },
      }),
    [again]: () => refuse('forbidden'),
  })
  await user.click(await screen.findByRole('button', { name: 'Close it' }))
  const sheet = await screen.findByRole('dialog', { name: 'Close the community?' })
  await user.type(within(sheet).getByLabelText('What the leader reads'), 'It was spam.')
  await user.type(within(sheet).getByLabelText('Why, for the audit log'), 'spam')
  await user.click(within(sheet).getByRole('button', { name: 'Close it' }))
  await screen.findByText('Closed since 16 November 2026.')
  expect(server.lastBody(path)).toEqual({ words: 'It was spam.', reason: 'spam' })
  expect(screen.queryByRole('button', { name: 'Close it' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reopen' }))
  const other = await screen.findByRole('dialog', { name: 'Open the community again?' })
  await user.type(within(other).getByLabelText('Why, for the audit log'), 'a mistake')
  await user.click(within(other).getByRole('button', { name: 'Reopen' }))
  await within(other).findByText('Somebody else decides about a community that you lead.')
  server.on(again, () => community())
  await user.click(within(other).getByRole('button', { name: 'Reopen' }))
  await screen.findByRole('button', { name: 'Close it' })
  expect(screen.queryByText(/Closed since/)).toBeNull()
})
