import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { card, community, communityId, led } from '../../../../../test/communities.ts'
import { fakeServer, refuse, session } from '../../../../../test/fake-server.ts'
import { event, sampleId } from '../../../../../test/inside-samples.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { communityKeys, onLeft } from '../community-keys.ts'

const path = `/communities/${communityId}`
const closed =
  'This is a private community. You need to be a member to view discussions and events.'

function open(
  given: ReturnType<typeof community>,
  handlers: Parameters<typeof fakeServer>[0] = {},
  at = path,
) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities': () => ({ communities: [], nextCursor: null, total: 0 }),
    'GET /communities/places': () => ({ places: [] }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    [`GET ${path}`]: () => given,
    ...handlers,
  })
  return { ...renderPage(at, { server }), server }
}

it('[K-01, K-02] shows what it is, who leads it and since when', async () => {
  open(community({ can: { join: true } }))
  await screen.findByRole('heading', { level: 1, name: 'South London Producers' })
  const genres = ['Neo Soul', 'UK Garage', 'Broken Beat', 'House', 'Dub']
  const named = (await screen.findByText(/Neo Soul/)).textContent
  for (const genre of genres) expect(named).toContain(genre)
  screen.getByText(/Producers and beat makers/)
  screen.getByText('London, United Kingdom')
  screen.getByText('March 2024')
  const leader = screen.getByText('Led by').parentElement
  expect(leader?.textContent).toContain('Theo')
  within(leader ?? document.body).getByRole('img', { name: 'Verified' })
})

it('[K-05] says that there is no such community, with a link back', async () => {
  open(community(), { [`GET ${path}`]: () => refuse('community_not_found') })
  await screen.findByRole('heading', { name: 'Community not found' })
  expect(screen.getByRole('link', { name: 'Browse Communities' }).getAttribute('href')).toBe(
    '/communities',
  )
})

it('[K-19, K-30] shows visitors the head only', async () => {
  const given = community({ isPrivate: true, insideVersion: null, can: { seeInside: false } })
  open(given, { 'GET /session': () => ({ session: null }) })
  const said = (await screen.findByText(closed)).closest('section')
  const wayIn = within(said ?? document.body).getByRole('link', { name: 'Sign In' })
  expect(wayIn.getAttribute('href')).toBe('/auth')
  expect(screen.getByRole('link', { name: 'Sign in to join' }).getAttribute('href')).toBe('/auth')
  expect(screen.queryByRole('heading', { name: 'Events' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Discussions' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})

it('shows visitors what everybody may see of its events, unless it is private', async () => {
  const asked: (string | null)[] = []
  const answers = {
    'GET /session': () => ({ session: null }),
    'GET /public/events': (_: unknown, query: URLSearchParams) => {
      asked.push(query.get('communityId'))
      const { id, title, description, startTime, endTime, timeZone, isOnline, location } = event()
      const of = { id: community().id, name: community().name }
      const one = { id, title, description, startTime, endTime, timeZone, isOnline, location }
      return { events: [{ ...one, community: of }] }
    },
    'GET /communities': () => ({
      communities: [
        card({ id: community().id, name: community().name }),
        card({ id: sampleId(41), name: 'Closed Club', isPrivate: true }),
        card({
          id: sampleId(42),
          name: 'Tape Club',
          activity: { postsThisWeek: 2, nextEvent: null },
        }),
      ],
      nextCursor: null,
      total: 3,
    }),
  }
  const outside = { insideVersion: null, can: { seeInside: false } }
  const { unmount } = open(community(outside), answers)
  const section = within(await screen.findByRole('region', { name: 'Coming up' }))
  expect(section.getByRole('link', { name: event().title }).getAttribute('href')).toBe(
    `/events/${event().id}`,
  )
  expect(new Set(asked)).toEqual(new Set([community().id]))
  screen.getByText('Signed in, you read the discussions here and see who is coming to the events.')
  screen.getByText('Joining takes one press. Nobody has to approve it.')
  const others = within(await screen.findByRole('region', { name: 'Other communities' }))
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tape Club'])
  others.getByText('2 posts this week')
  unmount()
  asked.length = 0
  open(community({ ...outside, isPrivate: true }), answers)
  await screen.findByText(closed)
  screen.getByText(`You can ask to join: ${community().leader.displayName} decides who is let in.`)
  expect(asked).toEqual([])
})

it('[K-06, K-07, K-11] lets the leader edit it, with the rules for creating one', async () => {
  const before = led()
  const { server, address } = open(
    before,
    { [`PATCH ${path}`]: () => ({ ...before, version: 2, name: 'North', location: null }) },
    `${path}?edit=true`,
  )
  const name = await screen.findByRole('textbox', { name: 'Name' })
  screen.getByText(/100-300 characters/)
  await userEvent.clear(name)
  await userEvent.type(name, 'No')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Name must be at least 3 characters')
  // Cancel restores the saved values, after a confirmation.
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await screen.findByRole('heading', { level: 1, name: 'South London Producers' })
  expect(server.count(`PATCH ${path}`)).toBe(0)

  await userEvent.click(screen.getByRole('link', { name: 'Edit' }))
  const again = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(again.value).toBe('South London Producers')
  await userEvent.clear(again)
  await userEvent.type(again, 'North')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show location' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'North' })
  expect(address()).toBe(path)
  const sent = server.calls.find(({ route }) => route === `PATCH ${path}`)
  expect(sent?.body).toEqual({ name: 'North', locationEnabled: false })
})

it('[K-06] shows the page instead of the form to a viewer who does not lead', async () => {
  open(community({ membership: 'member', can: { leave: true } }), {}, `${path}?edit=true`)
  await screen.findByRole('button', { name: 'Leave' })
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})

it('deletes it once its name is typed, and shows errors of the server', async () => {
  let fails = true
  const route = `POST ${path}/delete`
  const { server, address, queryClient } = open(
    led(),
    { [route]: () => (fails ? refuse('unavailable') : new Response(null, { status: 204 })) },
    `${path}?edit=true`,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Delete community' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete community' }))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete community' })
  const field = dialog.getByRole('textbox')
  await userEvent.type(field, 'South London')
  expect(confirm.disabled).toBe(true)
  await userEvent.type(field, ' Producers')
  await userEvent.click(confirm)
  await dialog.findByText('Failed to delete the community. Please try again.')
  fails = false
  const feed = communityKeys.insideSomewhere('feed-posts')
  queryClient.setQueryData(feed, { pages: [] })
  const left = vi.fn()
  onLeft(left)
  await userEvent.click(confirm)
  await waitFor(() => expect(address()).toBe('/communities'))
  await waitFor(() => expect(queryClient.getQueryState(feed)?.isInvalidated).toBe(true))
  expect(left).toHaveBeenCalledExactlyOnceWith(queryClient, led().id)
  expect(server.calls.findLast((one) => one.route === route)?.body).toEqual({
    confirmName: 'South London Producers',
  })
})

it('is reported from its menu, by anybody who may', async () => {
  const user = userEvent.setup()
  const { server } = open(community({ can: { report: true } }), {
    'POST /reports': () => ({ id: communityId }),
  })
  await user.click(await screen.findByRole('button', { name: 'More about South London Producers' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }))
  const sheet = await screen.findByRole('dialog', { name: 'Report South London Producers' })
  await user.type(within(sheet).getByLabelText('Reason'), 'It sells followers.')
  await user.click(within(sheet).getByRole('button', { name: 'Submit report' }))
  await within(sheet).findByText(/Thank you for your report/)
  expect(server.lastBody('POST /reports')).toMatchObject({
    subject: { type: 'community', id: communityId },
    reason: 'It sells followers.',
  })
})

it('has no menu for anybody who may not report it', async () => {
  open(led())
  await screen.findByRole('link', { name: 'Edit' })
  expect(screen.queryByRole('button', { name: /More about/ })).toBeNull()
})

it('[K-12] tells a leader once that people ask to join, and opens the list', async () => {
  open(led({ isPrivate: true, pendingRequests: 2 }), {
    [`GET ${path}/posts`]: () => ({ posts: [], nextCursor: null }),
    [`GET ${path}/events`]: () => ({ happeningNow: [], upcoming: [], nextCursor: null }),
    [`GET ${path}/requests`]: () => ({ requests: [], nextCursor: null }),
  })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Membership Requests, 2 waiting' }),
  )
  await screen.findByRole('dialog', { name: 'Membership Requests' })
})

it('says that it is closed, and offers nothing but to read it', async () => {
  open(
    led({
      isClosed: true,
      can: { lead: false, decideRequests: false, create: false },
    }),
    {
      [`GET ${path}/posts`]: () => ({ posts: [], nextCursor: null }),
      [`GET ${path}/events`]: () => ({ happeningNow: [], upcoming: [], nextCursor: null }),
    },
  )
  const said = await screen.findByText(
    'This community is closed. It can be read, but nothing new can be written.',
  )
  expect(said.closest('output')).not.toBeNull()
  await screen.findByRole('heading', { name: 'Discussions' })
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'New Post' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'New Event' })).toBeNull()
})
