import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  card,
  community,
  communityId,
  led,
  member,
  request,
  memberRights,
} from '../../../../test/communities.ts'
import { fakeServer, never, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const path = `/communities/${communityId}`

function open(
  given: ReturnType<typeof community>,
  handlers: Parameters<typeof fakeServer>[0] = {},
) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    [`GET ${path}`]: () => given,
    [`GET ${path}/members`]: () => ({
      members: [
        member('Theo', { role: 'leader' }),
        member('Amara', {
          can: memberRights({ remove: given.can.lead, makeLeader: given.can.lead }),
        }),
      ],
      nextCursor: null,
    }),
    ...handlers,
  })
  return { ...renderPage(path, { server }), server }
}
/** Toasts are both shown and announced, so there are several matches. */
const findShown = (words: string) => screen.findAllByText(words)

it('says why somebody in as many communities as possible joins no further', async () => {
  open(community({ can: { join: true } }), {
    [`PUT ${path}/membership`]: () => refuse('too_many_communities'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  await findShown('You are in as many communities as a person can be. Leave one first.')
  await screen.findByRole('button', { name: 'Join' })
})

it('[K-15, K-18] joins a public community, and leaves it after a confirmation', async () => {
  const joined = community({
    version: 2,
    membership: 'member',
    memberCount: 413,
    can: { leave: true },
  })
  const left = community({ version: 3, can: { join: true } })
  const { server } = open(community({ can: { join: true } }), {
    [`PUT ${path}/membership`]: () => joined,
    [`DELETE ${path}/membership`]: () => left,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  const leave = await screen.findByRole('button', { name: 'Leave' })
  await waitFor(() => expect(document.activeElement).toBe(leave))
  await userEvent.click(leave)
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Leave South London Producers?' }),
  )
  expect(server.count(`DELETE ${path}/membership`)).toBe(0)
  await userEvent.click(question.getByRole('button', { name: 'Leave' }))
  const join = await screen.findByRole('button', { name: 'Join' })
  await waitFor(() => expect(document.activeElement).toBe(join))
})

it('[K-16, K-17] requests to join a private one, and withdraws the request', async () => {
  const closed = { isPrivate: true, insideVersion: null } as const
  const { server } = open(community({ ...closed, can: { request: true, seeInside: false } }), {
    [`PUT ${path}/request`]: () =>
      community({
        ...closed,
        version: 2,
        membership: 'pending',
        can: { withdraw: true, seeInside: false },
      }),
    [`DELETE ${path}/request`]: () =>
      community({ ...closed, version: 3, can: { request: true, seeInside: false } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Request to Join' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send request' }))
  const pending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Request Pending' })
  expect(pending.disabled).toBe(true)
  expect(server.calls.findLast(({ route }) => route === `PUT ${path}/request`)?.body).toEqual({})
  const withdraw = screen.getByRole('button', { name: 'Withdraw request' })
  await waitFor(() => expect(document.activeElement).toBe(withdraw))
  await userEvent.click(withdraw)
  await screen.findByRole('button', { name: 'Request to Join' })
  // There is no list of members for a viewer who is not in a private community.
  expect(server.count(`GET ${path}/members`)).toBe(0)
  expect(screen.queryByRole('button', { name: '412 members' })).toBeNull()
})

it('lets a viewer with a pending request join once the community is public, on its card and page', async () => {
  const waiting = { membership: 'pending', can: { join: true, request: false } } as const
  const { router } = open(
    community({ membership: 'pending', can: { join: true, withdraw: true } }),
    {
      'GET /communities': () => ({ communities: [card(waiting)], nextCursor: null, total: 1 }),
      'GET /communities/places': () => ({ places: [] }),
    },
  )
  await screen.findByRole('button', { name: 'Join' })
  expect(screen.queryByRole('button', { name: 'Request Pending' })).toBeNull()
  await act(() => router.navigate({ to: '/communities' }))
  await screen.findByRole('link', { name: 'South London Producers' })
  screen.getByRole('button', { name: 'Join' })
})

it('[K-03] lists the members when the pointer is over their number', async () => {
  open(community({ membership: 'member', can: { leave: true } }))
  await userEvent.hover(await screen.findByRole('button', { name: '412 members' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Members' }))
  const rows = await popup.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Theo'),
    expect.stringContaining('Amara'),
  ])
  expect(rows[0]?.textContent).toContain('Leader')
  expect(popup.queryByRole('button', { name: /Remove/ })).toBeNull()
  const scroller = popup.getByRole('group', { name: 'Members' })
  expect(scroller.style.maxHeight).toContain('600px')
})

it('finds members by name, and says when there is none', async () => {
  const found = (q: string | null) => (q === 'ama' ? [member('Amara')] : [])
  const { server } = open(community({ membership: 'member', can: { leave: true } }), {
    [`GET ${path}/members`]: (_, query) => ({
      members: query.get('q') === null ? [member('Theo')] : found(query.get('q')),
      nextCursor: null,
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: '412 members' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Members' }))
  await popup.findByText('Theo')
  const box = popup.getByRole('searchbox', { name: 'Search members' })
  await userEvent.type(box, 'ama')
  await popup.findByText('Amara')
  expect(popup.queryByText('Theo')).toBeNull()
  popup.getByText('1 member found')
  await userEvent.type(box, 'xx')
  await popup.findByText('No member has this name.')
  await userEvent.clear(box)
  await popup.findByText('Theo')
  expect(server.count(`GET ${path}/members`)).toBeGreaterThan(2)
})

it('counts a single member as one, and does not offer a search for few', async () => {
  open(community({ membership: 'member', memberCount: 1, can: { leave: true } }))
  await userEvent.click(await screen.findByRole('button', { name: '1 member, show them' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Members' }))
  await popup.findByText('Theo')
  expect(popup.queryByRole('searchbox')).toBeNull()
})

const choose = async (item: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Options for Amara' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

it('[K-26] lets the leader not leave, but hand over and remove members, each confirmed', async () => {
  const handed = community({
    version: 3,
    isPrivate: true,
    membership: 'member',
    can: { leave: true },
  })
  const { server } = open(led(), {
    [`DELETE ${path}/members/${member('Amara').person.id}`]: () => refuse('unavailable'),
    [`PUT ${path}/leader`]: () => handed,
  })
  await userEvent.click(await screen.findByRole('button', { name: '412 members' }))
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull()
  await choose('Remove')
  const removal = within(await screen.findByRole('alertdialog', { name: 'Remove Amara?' }))
  await userEvent.click(removal.getByRole('button', { name: 'Remove' }))
  await findShown('Failed to remove the member. Please try again.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await choose('Make leader')
  const handing = within(await screen.findByRole('alertdialog', { name: 'Make Amara the leader?' }))
  await userEvent.click(handing.getByRole('button', { name: 'Make leader' }))
  await findShown('Amara is the leader now.')
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Membership Requests/, hidden: true })).toBeNull(),
  )
  const sent = server.calls.findLast(({ route }) => route === `PUT ${path}/leader`)
  expect(sent?.body).toEqual({ userId: member('Amara').person.id })
})

it('[K-12, K-13, K-24] lists requests; a decided row disappears at once and returns when that fails', async () => {
  const waiting = request('Maya', 'I play trumpet.')
  const decide = `${path}/requests/${waiting.id}`
  let requests = [waiting]
  let answer: () => unknown = never
  open(led(), {
    [`GET ${path}/requests`]: () => ({ requests, nextCursor: null }),
    [`POST ${decide}/approve`]: () => answer(),
    [`POST ${decide}/reject`]: () => answer(),
  })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Membership Requests, 1 waiting' }),
  )
  const sheet = within(await screen.findByRole('dialog', { name: 'Membership Requests' }))
  await sheet.findByText('I play trumpet.')
  answer = () => refuse('unavailable')
  await userEvent.click(sheet.getByRole('button', { name: 'Approve: Maya' }))
  await sheet.findByText('Failed to approve the request. Please try again.')
  await userEvent.click(await sheet.findByRole('button', { name: 'Reject: Maya' }))
  await sheet.findByText('Failed to reject the request. Please try again.')
  answer = () => {
    requests = []
    return led({ version: 2, pendingRequests: 0, memberCount: 413 })
  }
  await userEvent.click(await sheet.findByRole('button', { name: 'Approve: Maya' }))
  await sheet.findByText('No pending membership requests')
  expect(sheet.queryByRole('alert')).toBeNull()
})
