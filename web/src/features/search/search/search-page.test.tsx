import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { refuse } from '../../../../test/fake-server.ts'
import { person, sampleId } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { foundGroup, foundThing, parts, searchServer } from '../../../../test/search-samples.ts'

beforeEach(() => localStorage.clear())

const theo = foundThing('person', 12, '[Tape] Theo', { place: 'Producer · Leeds' })
const everything = [
  foundGroup('people', [theo], { nextCursor: 'more' }),
  foundGroup('communities', [foundThing('community', 20, '[Tape] Club')]),
  foundGroup('posts', [
    foundThing('post', 30, '', {
      excerpt: parts('Which [tape] do you use?'),
      person: person(13, 'Bo'),
    }),
    foundThing('reply', 31, 'Machines', {
      excerpt: parts('The [tape] that squeaks'),
      inside: sampleId(30),
      person: person(13, 'Bo'),
      place: 'Tape Club',
    }),
  ]),
  foundGroup('events', [
    foundThing('event', 40, '[Tape] night', { at: '2027-01-02T20:00:00.000Z' }),
  ]),
  foundGroup('articles', [foundThing('article', 50, 'On [tape]', { slug: 'on-tape' })]),
  foundGroup('listings', [
    foundThing('listing', 60, '[Tape] transfers', {
      inside: sampleId(13),
      person: person(13, 'Bo'),
    }),
  ]),
  foundGroup('conversations', [foundThing('conversation', 70, '[Tape] friends')]),
  foundGroup('messages', [
    foundThing('message', 80, 'Bo', {
      excerpt: parts('No [tape] left'),
      inside: sampleId(70),
      seq: 12,
      place: 'Bo',
    }),
  ]),
]

const field = () => screen.findByRole('searchbox', { name: 'Search everything' })
const results = async () => {
  const panel = await screen.findByRole('tabpanel')
  await within(panel).findAllByRole('link')
  return within(panel)
}

describe('the page of the search', () => {
  it('shows the first of each kind, with the words marked, and leads to each', async () => {
    renderPage('/search?q=tape', { server: searchServer(() => ({ groups: everything })) })
    const panel = await results()
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/users/${sampleId(12)}`,
      `/communities/${sampleId(20)}`,
      `/posts/${sampleId(30)}`,
      `/posts/${sampleId(30)}`,
      `/events/${sampleId(40)}`,
      '/hub/on-tape',
      `/users/${sampleId(13)}?service=${sampleId(60)}`,
      `/messages?id=${sampleId(70)}`,
      `/messages?id=${sampleId(70)}&at=12`,
    ])
    const marks = document.querySelectorAll('mark')
    expect(marks).toHaveLength(9)
    expect(new Set([...marks].map((mark) => mark.textContent?.toLowerCase()))).toEqual(
      new Set(['tape']),
    )
    expect(panel.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'People',
      'Communities',
      'Posts',
      'Events',
      'Articles',
      'Services',
      'Conversations',
      'Messages',
    ])
  })

  it('has a tab for each kind, which the arrow keys choose and the address keeps', async () => {
    const { address } = renderPage('/search?q=tape', {
      server: searchServer((query) => {
        const type = query.get('type')
        return { groups: everything.filter((one) => type === null || one.type === type) }
      }),
    })
    await results()
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'All',
      'People',
      'Communities',
      'Posts',
      'Events',
      'Articles',
      'Services',
      'Conversations',
      'Messages',
    ])
    expect(tabs.filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
    tabs[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('Communities')
    await waitFor(() => expect(address()).toBe('/search?q=tape&type=communities'))
    expect((await results()).getAllByRole('link')).toHaveLength(1)
    await userEvent.keyboard('{Home}')
    await userEvent.click(await screen.findByRole('button', { name: 'All people' }))
    await waitFor(() => expect(address()).toBe('/search?q=tape&type=people'))
  })

  it('reads the next page of one kind', async () => {
    const next = foundThing('person', 14, 'Another [Tape]')
    renderPage('/search?q=tape&type=people', {
      server: searchServer((query) =>
        query.get('cursor') === 'more'
          ? { groups: [foundGroup('people', [next])] }
          : { groups: [everything[0]] },
      ),
    })
    await screen.findByRole('link', { name: /Tape Theo/ })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByRole('link', { name: /Another Tape/ })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('searches while one types, not for every letter, and shows the newest answer', async () => {
    const { server, address } = renderPage('/search', {
      server: searchServer((query) => ({
        groups: [foundGroup('people', [foundThing('person', 12, `For ${query.get('q')}`)])],
      })),
    })
    const box = await field()
    await waitFor(() => expect(document.activeElement).toBe(box))
    await userEvent.type(await field(), ' tape')
    await screen.findByRole('link', { name: /For tape/ })
    expect(server.count('GET /search')).toBeLessThan('tape'.length)
    await userEvent.type(await field(), 's')
    await screen.findByRole('link', { name: /For tapes/ })
    expect(address()).toBe('/search?q=tapes')
  })

  it('says that nothing is found, that only similar things are, and that the search failed', async () => {
    const { server } = renderPage('/search?q=teip', {
      server: searchServer(() => ({ groups: [] })),
    })
    await screen.findByRole('heading', { name: 'Nothing found for “teip”' })
    server.on('GET /search', () => ({ groups: [foundGroup('people', [theo], { isNear: true })] }))
    await userEvent.type(await field(), 'x')
    await screen.findByText('Nothing has exactly these words. These are similar:')
    const limit = { of: 'search', left: 0 }
    server.on('GET /search', () => refuse('rate_limited', { retryAfter: 40, limit }))
    await userEvent.type(await field(), 'y')
    await screen.findByText('You have searched a lot. You can search again in 40 seconds.')
    server.on('GET /search', () => ({ groups: everything }))
    await userEvent.click(screen.getByRole('button', { name: /Try again/i }))
    await results()
  })

  it('keeps what was opened or sent as recent searches in this browser, until they are cleared', async () => {
    const { address } = renderPage('/search?q=tape', {
      server: searchServer(() => ({ groups: everything })),
    })
    await results()
    await userEvent.type(await field(), 's{Enter}')
    await waitFor(() => expect(address()).toBe('/search?q=tapes'))
    await userEvent.clear(await field())
    await userEvent.click(await screen.findByRole('button', { name: 'tapes' }))
    await waitFor(() => expect(address()).toBe('/search?q=tapes'))
    await userEvent.clear(await field())
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    await screen.findByRole('heading', { name: 'Find people, communities, posts and more' })
    expect(Object.keys(localStorage).filter((key) => key.endsWith('recent-searches'))).toEqual([])
  })
})
