import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuse, session } from '../../../../test/fake-server.ts'
import { event, inHours, sampleId } from '../../../../test/inside-samples.ts'
import { listing } from '../../../../test/listing-samples.ts'
import { sound } from '../../../../test/own-listings.tsx'
import { peopleServer, personPath, profilePage } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const title = 'Mix engineer for live bands and brass'
const one = listing()
const post = {
  id: sampleId(300),
  community: { id: sampleId(100), name: 'South London Producers', coverImage: null },
  title: 'Plates',
  content: 'Which plate do you use on brass?',
  category: 'General',
  likeCount: 1,
  replyCount: 2,
  createdAt: inHours(-30),
}
const ownPath = `/people/${session().profile.id}`
const main = () => within(screen.getByRole('main'))

function open(path = profilePage, events: readonly CommunityEvent[] = [event()]) {
  const server = peopleServer(
    {},
    {
      [`GET ${personPath}/listings`]: () => ({
        listings: [listing({ sounds: [sound(1, 'late pocket.wav')] })],
      }),
      [`GET ${personPath}/posts`]: () => ({ posts: [post] }),
      [`GET ${personPath}/events`]: () => ({ events }),
      [`GET /listings/${one.id}`]: () => ({ ...one, others: [] }),
    },
  )
  return renderPage(path, { server })
}

it('shows services with prices and samples that play, posts and events on a profile', async () => {
  open()
  const services = within(await screen.findByRole('region', { name: 'Services' }))
  const link = services.getByRole('link', { name: new RegExp(`^${title}`) })
  expect(link.textContent).toContain(one.category)
  expect(link.textContent).toMatch(/£\d+/)
  await services.findByRole('button', { name: /^Play late pocket/ })
  const posts = within(screen.getByRole('region', { name: 'Recent posts' }))
  const written = posts.getByRole('link', { name: /Plates.*Which plate.*1 like.*2 replies/ })
  expect(written.getAttribute('href')).toBe(`/posts/${post.id}`)
  const events = within(screen.getByRole('region', { name: 'Upcoming events' }))
  const ticket = events.getByRole('link', { name: event().title })
  expect(ticket.getAttribute('href')).toBe(`/events/${event().id}`)
})

it('names a link by its address, and says when a description is cut', async () => {
  const short = 'Mixes for bands that play live.'
  const long = 'One song, three rounds of notes, stems at the end. '.repeat(6)
  const links = [{ url: 'https://www.example.com/notes/', name: '' }]
  const server = peopleServer(
    {},
    {
      [`GET ${personPath}/listings`]: () => ({
        listings: [
          listing({ title: 'Short', description: short }),
          listing({ id: sampleId(702), title: 'Long', description: long, links }),
        ],
      }),
      [`GET ${personPath}/posts`]: () => ({ posts: [] }),
      [`GET ${personPath}/events`]: () => ({ events: [] }),
    },
  )
  renderPage(profilePage, { server })
  const cut = await screen.findByRole('link', { name: /^Long/ })
  expect(cut.textContent).toContain('Read more')
  expect(screen.getByRole('link', { name: /^Short/ }).textContent).not.toContain('Read more')
  const link = screen.getByRole('link', { name: 'example.com/notes' })
  expect(link.getAttribute('href')).toBe('https://www.example.com/notes/')
})

it('opens a service over the profile, without a link to the same profile, and closes it', async () => {
  const { address } = open()
  await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${title}`) }))
  const sheet = await screen.findByRole('dialog', { name: title })
  await within(sheet).findByRole('button', { name: 'Contact Theo Lindqvist' })
  expect(within(sheet).queryByRole('link', { name: /^View Profile/ })).toBeNull()
  expect(address()).toBe(`${profilePage}?service=${one.id}`)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(profilePage)
})

it('opens an own service over the own profile, and stays there', async () => {
  const server = peopleServer(
    {},
    {
      [`GET ${ownPath}/listings`]: () => ({ listings: [{ ...one, own: true }] }),
      [`GET ${ownPath}/posts`]: () => ({ posts: [] }),
      [`GET ${ownPath}/events`]: () => ({ events: [] }),
      [`GET ${ownPath}`]: () => refuse('internal'),
      [`GET /listings/${one.id}`]: () => ({ ...one, own: true, others: [] }),
    },
  )
  const { address } = renderPage('/profile', { server })
  await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${title}`) }))
  await screen.findByRole('dialog', { name: title })
  expect(address()).toBe(`/profile?service=${one.id}`)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/profile')
  // The rest of the page does not need what failed.
  const communities = within(screen.getByRole('region', { name: 'Communities' }))
  communities.getByText('The communities could not be loaded.')
})

it('keeps the listing that the viewer came from at hand, while it is offered', async () => {
  const { server, queryClient } = open(`${profilePage}?listing=${one.id}`)
  const strip = await screen.findByRole('complementary', { name: 'The listing that you came from' })
  within(strip).getByText(title)
  expect(strip.textContent).toMatch(/£\d+/)
  await userEvent.click(within(strip).getByRole('button', { name: 'Contact Theo Lindqvist' }))
  await screen.findByRole('dialog', { name: 'Contact Theo Lindqvist' })
  server.on(`GET /listings/${one.id}`, () => refuse('listing_not_found'))
  await queryClient.invalidateQueries()
  await waitFor(() => expect(strip.isConnected).toBe(false))
})

it('shows no listing of somebody else as the one that the viewer came from', async () => {
  const { server } = open(`${profilePage}?listing=${one.id}`, [])
  server.on(`GET /listings/${one.id}`, () => ({ ...one, others: [], providerId: sampleId(13) }))
  await screen.findByRole('region', { name: 'Services' })
  await waitFor(() => expect(server.count(`GET /listings/${one.id}`)).toBeGreaterThan(0))
  expect(main().queryByRole('complementary')).toBeNull()
  expect(main().queryByRole('region', { name: 'Upcoming events' })).toBeNull()
})

it('says where a part could not be loaded, and loads it at the second try', async () => {
  const { server } = open()
  server.on(`GET ${personPath}/posts`, () => refuse('rate_limited'))
  const posts = within(await screen.findByRole('region', { name: 'Recent posts' }))
  await posts.findByText('The posts could not be loaded.')
  await screen.findByRole('region', { name: 'Services' })
  let answer = (_body: object): void => undefined
  server.on(`GET ${personPath}/posts`, () => new Promise<object>((resolve) => (answer = resolve)))
  await userEvent.click(posts.getByRole('button', { name: 'Try again' }))
  // Meanwhile the rest of the page stays.
  await posts.findByText('Loading posts...')
  screen.getByRole('region', { name: 'Services' })
  answer({ posts: [post] })
  await posts.findByRole('link', { name: /Plates/ })
})
