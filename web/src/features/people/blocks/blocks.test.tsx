import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeSockets } from '../../../../test/fake-socket.ts'
import { dead, fakeServer, never, profile, refuse, session } from '../../../../test/fake-server.ts'
import {
  communityPath,
  insideServer,
  person,
  post,
  reply,
  sampleId,
} from '../../../../test/inside-samples.ts'
import {
  menuItem,
  peopleServer,
  personPath,
  pressOnProfile,
  profilePage,
  publicProfile,
} from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const button = (name: string) => screen.findByRole('button', { name })
const route = `${personPath}/block`
const blocked = { blockedByMe: true, can: { message: false, block: false, unblock: true } }

async function confirmBlock(): Promise<void> {
  await pressOnProfile('Block')
  const dialog = await screen.findByRole('alertdialog', { name: 'Block Theo Lindqvist?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }))
}

describe('on a profile', () => {
  it('[N-18] blocks after a confirmation, and unblocks without one', async () => {
    const server = peopleServer()
    server.on(`PUT ${route}`, () => {
      server.on(`GET ${personPath}`, () => publicProfile(blocked))
      return publicProfile(blocked)
    })
    renderPage(profilePage, { server })
    await pressOnProfile('Block')
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Theo Lindqvist?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(server.count(`PUT ${route}`)).toBe(0)
    await confirmBlock()
    await screen.findAllByText('You have blocked Theo Lindqvist.')
    const message = screen.getByRole('button', { name: 'Message' })
    const reason = document.getElementById(message.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe(
      'You have blocked this person. Unblock them to send a message.',
    )
    expect((await button('Message')).hasAttribute('disabled')).toBe(true)
    server.on(`DELETE ${route}`, () => {
      server.on(`GET ${personPath}`, () => publicProfile())
      return new Response(null, { status: 204 })
    })
    await userEvent.click(await button('Unblock'))
    await menuItem('Block')
    expect(server.count(`DELETE ${route}`)).toBe(1)
  })

  it('[N-19] says which of the two failed, and changes nothing', async () => {
    const server = peopleServer({}, { [`PUT ${route}`]: dead, [`DELETE ${route}`]: dead })
    const { queryClient } = renderPage(profilePage, { server })
    await confirmBlock()
    await screen.findAllByText('Failed to block user. Please try again.')
    expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull()
    server.on(`GET ${personPath}`, () => publicProfile(blocked))
    await queryClient.invalidateQueries()
    await userEvent.click(await button('Unblock'))
    await screen.findAllByText('Failed to unblock user. Please try again.')
    await button('Unblock')
  })

  it('[N-15] says so if the person has deleted their account meanwhile', async () => {
    const server = peopleServer({}, { [`PUT ${route}`]: () => refuse('person_not_found') })
    renderPage(profilePage, { server })
    await button('Message')
    server.on(`GET ${personPath}`, () => refuse('person_not_found'))
    await confirmBlock()
    await screen.findAllByText('User not found')
    await screen.findByRole('heading', { name: 'User Not Found' })
  })
})

it('shows on the profile at once that a person is unblocked, before the refetch', async () => {
  const server = peopleServer(blocked, {
    [`DELETE ${route}`]: () => new Response(null, { status: 204 }),
  })
  renderPage(profilePage, { server })
  const unblock = await button('Unblock')
  server.on(`GET ${personPath}`, never)
  await userEvent.click(unblock)
  await menuItem('Block')
  expect((await button('Message')).hasAttribute('disabled')).toBe(false)
  expect(server.count(`GET ${personPath}`)).toBeGreaterThan(1)
})

/** Theo's profile on screen, with an open socket. */
async function openLive(changes: Parameters<typeof peopleServer>[0] = {}) {
  const sockets = fakeSockets()
  const server = peopleServer(changes)
  renderPage(profilePage, { server })
  await button('Message')
  act(() => {
    sockets[0]?.open()
    sockets[0]?.say({ type: 'resumed' })
  })
  return { server, say: (message: object) => act(() => sockets[0]?.say(message)), sockets }
}

it('[N-13] shows at once that the other person has unblocked the viewer, or blocked them again', async () => {
  const shut = { can: { message: false, block: false, report: false } }
  const { server, say } = await openLive(shut)
  expect((await button('Message')).hasAttribute('disabled')).toBe(true)
  server.on(`GET ${personPath}`, () => publicProfile())
  say({ type: 'profile_changed', profile: profile({ version: 4, blocksVersion: 1 }) })
  await waitFor(async () => expect((await button('Message')).hasAttribute('disabled')).toBe(false))
  server.on(`GET ${personPath}`, () => publicProfile(shut))
  say({ type: 'profile_changed', profile: profile({ version: 5, blocksVersion: 2 }) })
  await waitFor(async () => expect((await button('Message')).hasAttribute('disabled')).toBe(true))
  expect((await menuItem('Block')).getAttribute('aria-disabled')).toBe('true')
})

it('fetches nothing for a change of the own profile that is no block', async () => {
  const { server, say } = await openLive()
  const before = server.count(`GET ${personPath}`)
  say({ type: 'profile_changed', profile: profile({ version: 4, bio: 'New words.' }) })
  await act(async () => {})
  expect(server.count(`GET ${personPath}`)).toBe(before)
})

it('[NS-42] leaves a profile whose person is banned or has deleted the account', async () => {
  const { server, say, sockets } = await openLive()
  await waitFor(() =>
    expect(sockets[0]?.sent).toContainEqual({
      type: 'follow',
      versions: expect.objectContaining({ [`person:${sampleId(12)}`]: 1 }),
    }),
  )
  server.on(`GET ${personPath}`, () => refuse('person_not_found'))
  say({ type: 'person_changed', userId: sampleId(12), version: 2 })
  await screen.findByRole('heading', { name: 'User Not Found' })
})

it('records nothing for another person who has signed in meanwhile', async () => {
  let answer: ((profile: unknown) => void) | undefined
  const server = peopleServer(
    {},
    { [`PUT ${route}`]: () => new Promise((done) => (answer = done)) },
  )
  const { sessions, queryClient } = renderPage(profilePage, { server })
  await confirmBlock()
  await waitFor(() => expect(server.count(`PUT ${route}`)).toBe(1))
  const mutation = queryClient.getMutationCache().getAll().at(-1)
  act(() => sessions.adopt(session({ id: sampleId(2) })))
  await act(async () => {
    answer?.(publicProfile(blocked))
    await expect.poll(() => mutation?.state.status).toBe('success')
  })
  await button('Options for Theo Lindqvist')
  expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull()
  expect(screen.queryByText('You have blocked Theo Lindqvist.')).toBeNull()
})

describe('the content of a blocked person', () => {
  const theirs = post({ authorBlocked: true, replyCount: 1 })

  it('is folded away until the viewer expands it', async () => {
    const server = insideServer({
      [`GET ${communityPath}/posts`]: () => ({ posts: [theirs], nextCursor: null }),
      [`GET /posts/${theirs.id}/replies`]: () => ({
        replies: [
          reply({ authorBlocked: true }),
          reply({ id: sampleId(501), content: 'A Lexicon.' }),
        ],
        nextCursor: null,
      }),
    })
    renderPage(communityPath, { server })
    const card = await screen.findByRole('article', { name: 'Post by Theo Lindqvist' })
    expect(card.textContent).toBe(
      'Post by Theo LindqvistYou have blocked Theo Lindqvist.Show anyway',
    )
    await userEvent.click(within(card).getByRole('button', { name: 'Show anyway: Theo Lindqvist' }))
    within(card).getByText(/We rode the trombone/)
    expect(card.contains(document.activeElement)).toBe(true)
    await userEvent.click(within(card).getByRole('button', { name: 'Replies, 1' }))
    await within(card).findByText('A Lexicon.')
    expect(within(card).queryByText('Which plate was it?')).toBeNull()
    await userEvent.click(within(card).getByRole('button', { name: 'Show anyway: Kit Harrow' }))
    within(card).getByText('Which plate was it?')
  })

  it('folds cached content as soon as the viewer blocks its author', async () => {
    const server = peopleServer({}, { [`PUT ${route}`]: () => publicProfile(blocked) })
    const { queryClient } = renderPage(profilePage, { server })
    await button('Message')
    const pages = { pages: [{ posts: [post(), post({ authorId: sampleId(13) })] }], pageParams: [] }
    queryClient.setQueryData(['inside', sampleId(100), 'posts', 'all'], pages)
    await confirmBlock()
    await screen.findAllByText('You have blocked Theo Lindqvist.')
    const kept = queryClient.getQueryData<typeof pages>(['inside', sampleId(100), 'posts', 'all'])
    expect(kept?.pages[0]?.posts.map(({ authorBlocked }) => authorBlocked)).toEqual([true, false])
  })
})

describe('in the settings', () => {
  const list = () => screen.findByRole('region', { name: 'Blocked people' })
  const kit = { person: person(13, 'Kit Harrow'), blockedAt: '2026-11-03T12:00:00.000Z' }
  const gone = {
    person: { ...person(14, ''), fullName: null, displayName: null, linked: false },
    blockedAt: '2026-08-18T12:00:00.000Z',
  }
  const settings = (handlers: Parameters<typeof fakeServer>[0]) =>
    fakeServer({
      'GET /session': () => ({ session: session() }),
      'GET /communities/own': () => ({ communities: [], version: 1 }),
      'GET /blocks': () => ({ blocks: [kit], nextCursor: null }),
      ...handlers,
    })

  it('lists the people whom the viewer has blocked, page by page, and unblocks them', async () => {
    const server = settings({
      'GET /blocks': (_, query) =>
        query.get('cursor') === 'next'
          ? { blocks: [gone], nextCursor: null }
          : { blocks: [kit], nextCursor: 'next' },
      [`DELETE /people/${sampleId(13)}/block`]: () => dead(),
    })
    renderPage('/settings', { server })
    const link = await within(await list()).findByRole('link', { name: 'Kit Harrow' })
    expect(link.getAttribute('href')).toBe(`/users/${sampleId(13)}`)
    within(await list()).getByText('Since 3 November 2026')
    await userEvent.click(within(await list()).getByRole('button', { name: 'Show more' }))
    await within(await list()).findByText('Deleted account')
    await userEvent.click(await button('Unblock Kit Harrow'))
    await screen.findAllByText('Failed to unblock user. Please try again.')
    server.on(`DELETE /people/${sampleId(13)}/block`, () => {
      server.on('GET /blocks', () => ({ blocks: [gone], nextCursor: null }))
      return new Response(null, { status: 204 })
    })
    await userEvent.click(await button('Unblock Kit Harrow'))
    await screen.findAllByText('Kit Harrow is no longer blocked.')
    expect(within(await list()).queryByText('Kit Harrow')).toBeNull()
    expect((await list()).contains(document.activeElement)).toBe(true)
  })

  it('says that there is nobody, or that the list could not be loaded', async () => {
    const server = settings({ 'GET /blocks': () => refuse('rate_limited') })
    renderPage('/settings', { server })
    await within(await list()).findByText('The people you have blocked could not be loaded.')
    server.on('GET /blocks', () => ({ blocks: [], nextCursor: null }))
    await userEvent.click(within(await list()).getByRole('button', { name: 'Try again' }))
    await waitFor(async () => within(await list()).getByText('You have not blocked anybody.'))
  })
})
