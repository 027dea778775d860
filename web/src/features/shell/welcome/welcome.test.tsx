import type { PublicEvent } from '@patchbay/contract/communities/event-page'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { card } from '../../../../test/communities.ts'
import { dead, fakeServer, never } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { welcomeClip } from './clip.ts'

const idOf = (number: number): string => `0191d1c0-0000-7000-8000-0000000000${10 + number}`

it('[P-01] welcomes visitors, and leads to sign in', async () => {
  renderPage('/')
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Patchbay' })
  screen.getByText('Connect with music professionals, join communities and find opportunities.')
  const start = screen.getByRole('link', { name: 'Get Started' })
  expect(start.getAttribute('href')).toBe('/auth')
  expect(document.title).toBe('Welcome · Patchbay')
})

it('[Q-01, Q-02, Q-03] welcomes visitors on the events page', async () => {
  renderPage('/events')
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Patchbay' })
  screen.getByText(
    'Connect with music industry professionals, join communities, and discover events.',
  )
  const start = screen.getByRole('link', { name: 'Get Started' })
  expect(start.getAttribute('href')).toBe('/auth')
})

it("uses the operator's name for the product", async () => {
  renderPage('/', { product: 'Crossfade' })
  await screen.findByRole('heading', { name: 'Welcome to Crossfade' })
  expect(document.title).toBe('Welcome · Crossfade')
})

const openEvent = (number: number, changes: Partial<PublicEvent> = {}): PublicEvent => ({
  id: idOf(40 + number),
  community: { id: idOf(0), name: 'Mix Notes' },
  title: `Session ${number}`,
  description: 'Bring one unfinished track.',
  startTime: `2030-11-${10 + number}T18:00:00.000Z`,
  endTime: `2030-11-${10 + number}T20:00:00.000Z`,
  timeZone: 'Europe/London',
  isOnline: false,
  location: 'Peckham, London',
  ...changes,
})
const withEvents = (...events: readonly PublicEvent[]) => {
  const server = fakeServer()
  server.on('GET /public/events', () => ({ events }))
  return server
}

it.each(['/', '/events'])('shows the next events that everybody may see, at %s', async (path) => {
  renderPage(path, { server: withEvents(...[1, 2, 3, 4].map((number) => openEvent(number))) })
  const section = within(await screen.findByRole('region', { name: 'Coming up' }))
  const names = section.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(names).toEqual(['Session 1', 'Session 2', 'Session 3'])
  expect(section.getAllByText('Mix Notes')).toHaveLength(3)
  expect(section.getByRole('link', { name: 'Session 2' }).getAttribute('href')).toBe(
    `/events/${idOf(42)}`,
  )
  // Nothing that is invented stands beside what is there.
  expect(screen.queryByText('Small Rooms showcase')).toBeNull()
})

it('tells the time of an event where it is, and where that is', async () => {
  const there = openEvent(1, { timeZone: 'America/New_York' })
  renderPage('/', { server: withEvents(there, openEvent(2, { timeZone: 'UTC' })) })
  const section = within(await screen.findByRole('region', { name: 'Coming up' }))
  const [first, second] = section.getAllByRole('article').map(({ textContent }) => textContent)
  expect(first).toContain('13:00 in New York')
  expect(second).toContain('18:00 UTC')
})

it('shows what comes later below, on the events page', async () => {
  renderPage('/events', { server: withEvents(...[1, 2, 3, 4].map((number) => openEvent(number))) })
  const later = within(await screen.findByRole('region', { name: 'Later' }))
  later.getByRole('link', { name: 'Session 4' })
  expect(later.queryByRole('link', { name: 'Session 3' })).toBeNull()
})

it('shows sample pictures where there is no such event, hidden from assistive technology', async () => {
  renderPage('/', { server: withEvents() })
  const sample = await screen.findByText('Small Rooms showcase')
  await waitFor(() => expect(sample.closest('.invisible')).toBeNull())
  expect(screen.queryByRole('heading', { name: 'Small Rooms showcase' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Coming up' })).toBeNull()
})

it('shows no sample while it is not known whether there are events', async () => {
  const server = fakeServer()
  server.on('GET /public/events', never)
  renderPage('/', { server })
  const sample = await screen.findByText('Small Rooms showcase')
  expect(sample.closest('.invisible')).not.toBeNull()
})

it('has a clip to listen to, which loads nothing before it is played', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load')
  const start = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  renderPage('/')
  // Its player is there, and stays: before, another button stands in its place.
  await screen.findByRole('slider')
  expect([load.mock.calls.length, start.mock.calls.length]).toEqual([0, 0])
  await userEvent.click(screen.getByRole('button', { name: `Play ${welcomeClip.name}` }))
  const [audio] = start.mock.contexts
  expect(audio).toHaveProperty('src', expect.stringMatching(/\/sounds\/welcome\.wav$/))
})

it('names who made the clip, and leads to their page if everybody sees it', async () => {
  const maker = {
    id: welcomeClip.demoMaker,
    name: 'Marisol',
    verified: false,
    avatarUrl: '/a.webp',
  }
  const server = fakeServer()
  server.on(`GET /public/people/${maker.id}`, () => ({
    ...maker,
    bio: null,
    professions: ['Songwriter', 'Producer'],
    location: null,
    website: null,
    social: {},
  }))
  renderPage('/', { server })
  const link = await screen.findByRole('link', { name: 'Marisol' })
  expect(link.getAttribute('href')).toBe(`/users/${maker.id}`)
  expect(link.closest('figure')?.textContent).toMatch(/Marisol\s+·\s+Songwriter, Producer/)
})

it('says that the clip is its own where nobody of the demo shows a page', async () => {
  renderPage('/', { product: 'Crossfade' })
  await screen.findByText('Made by Crossfade for this page')
})

it('shows the largest public communities, and no private one', async () => {
  const server = fakeServer()
  const communities = [
    card({ id: idOf(9), name: 'Tape Club', isPrivate: true, memberCount: 90 }),
    ...['Mix Notes', 'Small Rooms', 'Night Shift', 'Brass'].map((name, i) =>
      card({ id: idOf(i), name, memberCount: 40 - i }),
    ),
  ]
  server.on('GET /communities', () => ({ communities, nextCursor: null, total: 5 }))
  renderPage('/', { server })
  const section = within(await screen.findByRole('region', { name: 'Open to everyone' }))
  const names = section.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(names).toEqual(['Small Rooms', 'Night Shift', 'Brass'])
  section.getByText('39')
  // The largest one stands above, beside the words.
  screen.getByText('40')
  expect(screen.getByRole('link', { name: 'Mix Notes' }).getAttribute('href')).toBe(
    `/communities/${communities[1]?.id}`,
  )
})

it('shows visitors what goes on in the communities', async () => {
  const server = fakeServer()
  const nextEvent = {
    id: idOf(40),
    title: 'Stem Day',
    startTime: '2030-11-22T18:00:00.000Z',
    isOnline: false,
    location: null,
  }
  const communities = [
    card({ id: idOf(0), name: 'Mix Notes', activity: { postsThisWeek: 3, nextEvent: null } }),
    card({ id: idOf(1), name: 'Small Rooms', activity: { postsThisWeek: 1, nextEvent } }),
    card({ id: idOf(2), name: 'Brass' }),
  ]
  server.on('GET /communities', () => ({ communities, nextCursor: null, total: 3 }))
  renderPage('/', { server })
  const section = within(await screen.findByRole('region', { name: 'Open to everyone' }))
  section.getByText('1 post this week · next: 22 Nov')
  expect(section.queryAllByText(/this week/)).toHaveLength(1)
  // The largest one stands above, beside the words.
  screen.getByText('3 posts this week')
})

it.each([
  ['does not answer', dead],
  ['has none', () => ({ communities: [], nextCursor: null, total: 0 })],
])('leaves the communities out if the server %s', async (_, answer) => {
  const server = fakeServer()
  server.on('GET /communities', answer)
  renderPage('/', { server })
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Patchbay' })
  await waitFor(() => expect(server.count('GET /communities')).toBeGreaterThan(0))
  expect(screen.queryByRole('region', { name: 'Open to everyone' })).toBeNull()
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})
