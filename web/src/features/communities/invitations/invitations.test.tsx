import type { Invitation } from '@patchbay/contract/communities/invitations'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { card, community, communityId, led, person } from '../../../../test/communities.ts'
import { dead, fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const secret = 's'.repeat(43)
const page = `/invitations/${secret}`
const head = `/communities/${communityId}`
const list = `${head}/invitations`
const id = '0191d1c0-0000-7000-8000-0000000000e1'

const link = (changes: Partial<Invitation> = {}): Invitation => ({
  id,
  maker: person('Theo'),
  createdAt: '2026-11-15T08:00:00.000Z',
  expiresAt: null,
  mostUses: 10,
  uses: 0,
  state: 'open',
  path: page,
  can: { withdraw: true },
  ...changes,
})

type Handlers = Parameters<typeof fakeServer>[0]
const signedIn: Handlers = {
  'GET /session': () => ({ session: session() }),
  'GET /communities/own': () => ({ communities: [], version: 1 }),
}

function openPage(handlers: Handlers) {
  const server = fakeServer(handlers)
  return { ...renderPage(page, { server }), server }
}
const shown = (changes = {}) => ({
  community: card({ isPrivate: true, can: { join: false, request: true }, ...changes }),
  inviter: person('Theo'),
})

it('asks a visitor to sign in, below the head and who invites', async () => {
  const { router } = openPage({ [`GET ${page}`]: () => shown() })
  await screen.findByRole('heading', { level: 1, name: 'South London Producers' })
  screen.getByText('Theo invites you')
  await userEvent.click(screen.getByRole('link', { name: 'Sign in to join' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(sessionStorage.getItem('redirect-after-sign-in')).toContain(page)
})

it('lets in with one press, and goes into the community', async () => {
  const joined = community({ isPrivate: true, membership: 'member', can: { leave: true } })
  const { address, server } = openPage({
    ...signedIn,
    [`GET ${page}`]: () => shown(),
    [`POST ${page}/accept`]: () => joined,
    [`GET ${head}`]: () => joined,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  await waitFor(() => expect(address()).toBe(head))
  expect(server.count(`POST ${page}/accept`)).toBe(1)
})

it('leads a member to the community', async () => {
  openPage({ ...signedIn, [`GET ${page}`]: () => shown({ membership: 'member' }) })
  const way = await screen.findByRole('link', { name: 'Open the community' })
  expect(way.getAttribute('href')).toBe(head)
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
})

it('says the same of every link that lets nobody in, also if it ends before the press', async () => {
  let isOver = false
  openPage({
    ...signedIn,
    [`GET ${page}`]: () => (isOver ? refuse('invitation_not_found') : shown()),
    [`POST ${page}/accept`]: () => {
      isOver = true
      return refuse('invitation_not_found')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  await screen.findByRole('heading', { level: 1, name: 'This invitation leads nowhere' })
  expect(screen.queryByText('South London Producers')).toBeNull()
})

it('says why it could not be joined, and lets the person try again', async () => {
  openPage({
    ...signedIn,
    [`GET ${page}`]: () => shown(),
    [`POST ${page}/accept`]: () => refuse('too_many_communities'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  await screen.findAllByText(/as many communities as a person can be/)
  screen.getByRole('button', { name: 'Join' })
})

function openSheet(given: ReturnType<typeof community>, handlers: Handlers) {
  const server = fakeServer({ ...signedIn, [`GET ${head}`]: () => given, ...handlers })
  return { ...renderPage(head, { server }), server }
}
const sheetOf = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
  return within(await screen.findByRole('dialog', { name: 'Invitations' }))
}

it('makes a link with an end and a number, once for a form that is sent again', async () => {
  const made: Invitation[] = []
  let isDead = true
  const { server } = openSheet(led({ can: { invite: true } }), {
    [`GET ${list}`]: () => ({ invitations: made, nextCursor: null }),
    [`POST ${list}`]: () => {
      if (isDead) return dead()
      made.push(link({ maker: { ...person('Theo'), id: session().profile.id } }))
      return made[0]
    },
  })
  const sheet = await sheetOf()
  await sheet.findByText('No links yet')
  await userEvent.selectOptions(sheet.getByLabelText('Ends'), 'Never')
  await userEvent.selectOptions(sheet.getByLabelText('For'), '50 people')
  await userEvent.click(sheet.getByRole('button', { name: 'Make a link' }))
  await sheet.findByText('Failed to make the link. Please try again.')
  const first = server.lastBody(`POST ${list}`)
  isDead = false
  await userEvent.click(sheet.getByRole('button', { name: 'Make a link' }))
  await sheet.findByText('0 of 10 joined')
  expect(server.lastBody(`POST ${list}`)).toEqual(first)
  expect(first).toMatchObject({ days: null, mostUses: 50 })
  sheet.getByRole('button', { name: 'Copy link' })
})

it('shows who came by a link of somebody else, without its address, and withdraws it', async () => {
  let state: Invitation['state'] = 'open'
  openSheet(led({ can: { invite: true } }), {
    [`GET ${list}`]: () => ({
      invitations: [link({ state, uses: 1, path: null, can: { withdraw: state === 'open' } })],
      nextCursor: null,
    }),
    [`GET ${list}/${id}/people`]: () => ({
      people: [{ person: person('Amara'), joinedAt: '2026-11-15T08:00:00.000Z' }],
      nextCursor: null,
    }),
    [`DELETE ${list}/${id}`]: () => {
      state = 'withdrawn'
      return new Response(null, { status: 204 })
    },
  })
  const sheet = await sheetOf()
  await sheet.findByText('1 of 10 joined · Made by Theo')
  expect(sheet.queryByRole('button', { name: 'Copy link' })).toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: 'Who came by it' }))
  await sheet.findByRole('link', { name: 'Amara' })
  await userEvent.click(sheet.getByRole('button', { name: 'Withdraw' }))
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this link?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }))
  await sheet.findByText('Withdrawn')
  expect(sheet.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

it('is offered to nobody who may not invite', async () => {
  openSheet(community({ membership: 'member', can: { leave: true } }), {})
  await screen.findByRole('button', { name: 'Leave' })
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
})
