import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { card } from '../../../../test/communities.ts'
import { fakeFeed } from '../../../../test/fake-feed.ts'
import { session } from '../../../../test/fake-server.ts'
import { community, person, sampleId } from '../../../../test/inside-samples.ts'
import { listing } from '../../../../test/listing-samples.ts'
import { ownWork } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const startTime = '2030-11-22T18:00:00.000Z'
const inPeckham = { isOnline: false, location: 'Peckham, London' }
const activity = {
  postsThisWeek: 3,
  nextEvent: { id: sampleId(201), title: 'Stem Day', startTime, ...inPeckham },
}
const suggestions = [
  {
    community: card({ id: sampleId(100), activity }),
    reason: { kind: 'profession', value: 'Producer' },
  },
  {
    community: card({ id: sampleId(101), name: 'Leeds Nights' }),
    reason: { kind: 'city', value: 'Leeds' },
  },
]

function newMember() {
  const feed = fakeFeed(0)
  feed.communities = 0
  for (const [route, answer] of Object.entries(ownWork() ?? {})) feed.server.on(route, answer)
  feed.server.on('GET /communities/suggested', () => ({ suggestions }))
  feed.server.on('GET /people/suggested', () => ({
    suggestions: [
      {
        person: { ...person(31, 'Nia Okafor'), profession: 'Songwriter', city: 'Leeds' },
        reasons: [{ kind: 'city', value: 'Leeds' }],
      },
    ],
  }))
  return feed
}

it('[P-05, P-06, P-07] fills the first home with what fits the profile, each with its reason', async () => {
  const feed = newMember()
  renderPage('/', { server: feed.server })
  const start = await screen.findByRole('heading', { name: /^Start here/ })
  const empty = await screen.findByRole('heading', { name: 'Your feed is empty' })
  expect(start.compareDocumentPosition(empty)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  screen.getByText('Join communities to see posts from other music professionals.')
  screen.getByRole('link', { name: 'Browse Communities' })
  const panel = within(await screen.findByRole('region', { name: 'Communities for you' }))
  panel.getByText(/^For producers/)
  expect(panel.getAllByText('members')).toHaveLength(2)
  panel.getByText(/^In Leeds/)
  panel.getByText('3 posts this week · next: 22 Nov')
  const events = within(await screen.findByRole('region', { name: 'Next events for you' }))
  events.getByText('Peckham, London')
  expect(events.getByRole('link', { name: 'Stem Day' }).getAttribute('href')).toBe(
    `/events/${sampleId(201)}`,
  )
  const people = within(await screen.findByRole('region', { name: 'People you may work with' }))
  people.getByText('In Leeds, like you')
  expect(people.getByRole('link', { name: 'Nia Okafor' }).getAttribute('href')).toBe(
    `/users/${sampleId(31)}`,
  )
  const own = within(await screen.findByRole('region', { name: 'Your profile' }))
  own.getByRole('meter', { name: 'Your profile' })
  own.getByRole('link', { name: /^(?:Add|Write|Show|Find) / })
})

it('joins with one press, and stays in place above the posts that come', async () => {
  const feed = newMember()
  const head = { ...community({ leave: true }), membership: 'member' }
  feed.server.on(`PUT /communities/${head.id}/membership`, () => {
    feed.communities = 1
    feed.add(1)
    return head
  })
  renderPage('/', { server: feed.server })
  const panel = await screen.findByRole('region', { name: 'Communities for you' })
  const [join] = within(panel).getAllByRole('button', { name: 'Join' })
  if (join) await userEvent.click(join)
  await within(panel).findByText('Joined')
  const post = await screen.findByRole('article', { name: 'Post 1' })
  expect(screen.getAllByRole('button', { name: 'Join' })).toHaveLength(1)
  expect(panel.compareDocumentPosition(post)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('heading', { name: 'Your feed is empty' })).toBeNull()
  // In the same place, so that the other buttons to join have not moved.
  const begun = screen.getByRole('heading', { name: 'Your feed has begun' })
  expect(begun.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('suggests more after the first posts of somebody in one community, and nothing in two', async () => {
  for (const [communities, shown] of [
    [1, 1],
    [2, 0],
  ] as const) {
    const feed = fakeFeed(4)
    feed.communities = communities
    feed.server.on('GET /communities/suggested', () => ({ suggestions }))
    const { unmount } = renderPage('/', { server: feed.server })
    await screen.findByRole('article', { name: 'Post 4' })
    await waitFor(() =>
      expect(screen.queryAllByRole('region', { name: 'Communities for you' })).toHaveLength(shown),
    )
    expect(feed.server.count('GET /communities/suggested') > 0).toBe(shown > 0)
    unmount()
  }
})

it('asks for what a profile lacks next', async () => {
  const feed = newMember()
  const known = { avatarUrl: '/avatars/ada/1.webp', bio: 'Plays the plate.' }
  feed.server.on('GET /session', () => ({ session: session(known) }))
  renderPage('/', { server: feed.server })
  const own = within(await screen.findByRole('region', { name: 'Your profile' }))
  own.getByRole('link', { name: 'Add a service' })
})

/** Answers with the offers whose filters are as given. */
function offering(feed: ReturnType<typeof newMember>, filters: string, found = [listing()]) {
  const asked: string[] = []
  feed.server.on('GET /listings', (_, query) => {
    asked.push(query.toString())
    const listings = query.toString() === filters ? found : []
    return { listings, nextCursor: null, total: listings.length, place: null }
  })
  return asked
}

it('begins with the offers that the goals speak of, and says which words those are', async () => {
  const feed = newMember()
  const asked = offering(feed, 'profession=Sound+Engineer')
  const goals = 'A mixing engineer for two songs.'
  feed.server.on('GET /session', () => ({ session: session({ goals }) }))
  renderPage('/', { server: feed.server })
  const offers = await screen.findByRole('region', { name: 'Offers that fit your goals' })
  within(offers).getByText('Sound engineers, because your goals say “mixing engineer”')
  within(offers).getByRole('link', { name: listing().title })
  const communities = await screen.findByRole('region', { name: 'Communities for you' })
  expect(offers.compareDocumentPosition(communities)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(new Set(asked)).toEqual(new Set(['profession=Sound+Engineer']))
})

it('leaves out what people of that profession offer besides', async () => {
  const feed = newMember()
  const offer = (number: number, title: string) =>
    listing({ id: sampleId(number), title, description: 'By a patient engineer.' })
  const titles = ['Front of house for loud bands', 'Mixing for songs', 'Tape transfer']
  const found = titles.map((title, index) => offer(970 + index, title))
  offering(feed, 'profession=Sound+Engineer', found)
  const goals = 'A mixing engineer for two songs.'
  feed.server.on('GET /session', () => ({ session: session({ goals }) }))
  renderPage('/', { server: feed.server })
  const offers = await screen.findByRole('region', { name: 'Offers that fit your goals' })
  const links = within(within(offers).getByRole('list')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Mixing for songs'])
})

it('shows what is offered near by, below the rest, where the goals lead to nobody', async () => {
  const feed = newMember()
  offering(feed, 'place=Leeds%2C+United+Kingdom&within=50')
  const known = { goals: 'A mixing engineer.', location: 'Leeds, United Kingdom' }
  feed.server.on('GET /session', () => ({ session: session(known) }))
  renderPage('/', { server: feed.server })
  const offers = await screen.findByRole('region', { name: 'Offers near you' })
  within(offers).getByText('Within 50 km of Leeds')
  const communities = screen.getByRole('region', { name: 'Communities for you' })
  expect(communities.compareDocumentPosition(offers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('region', { name: 'Offers that fit your goals' })).toBeNull()
})

it('names the soonest events of the communities that fit, and none that has begun', async () => {
  const feed = newMember()
  const next = (number: number, title: string, time: string) => ({
    community: card({
      id: sampleId(100 + number),
      activity: {
        postsThisWeek: 0,
        nextEvent: { id: sampleId(200 + number), title, startTime: time, ...inPeckham },
      },
    }),
    reason: { kind: 'city', value: 'Leeds' },
  })
  feed.server.on('GET /communities/suggested', () => ({
    suggestions: [
      next(1, 'Last', '2030-11-24T18:00:00.000Z'),
      next(2, 'Second', '2030-11-23T18:00:00.000Z'),
      next(3, 'Begun', '2020-11-22T18:00:00.000Z'),
      next(4, 'First', '2030-11-22T18:00:00.000Z'),
    ],
  }))
  renderPage('/', { server: feed.server })
  const events = within(await screen.findByRole('region', { name: 'Next events for you' }))
  expect(events.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'First',
    'Second',
  ])
})

it.each(['/events', '/?show=events'])(
  'suggests events and communities below an empty list of events, at %s',
  async (path) => {
    const feed = newMember()
    const none = { happeningNow: [], upcoming: [], nextCursor: null, insideVersions: {} }
    feed.server.on('GET /feed/events', () => ({ ...none, communities: 0 }))
    renderPage(path, { server: feed.server })
    const empty = await screen.findByRole('heading', { name: 'No upcoming events' })
    const events = await screen.findByRole('region', { name: 'Next events for you' })
    expect(empty.compareDocumentPosition(events)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const panel = within(screen.getByRole('region', { name: 'Communities for you' }))
    expect(panel.getAllByRole('button', { name: 'Join' })).toHaveLength(2)
  },
)
