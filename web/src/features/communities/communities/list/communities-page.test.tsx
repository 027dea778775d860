import { noGenre } from '@patchbay/contract/accounts/genres'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { card, community, communityId } from '../../../../../test/communities.ts'
import { fakeServer, never, refuse, session } from '../../../../../test/fake-server.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { redirectTarget } from '../../../accounts/sessions/public.ts'

const list = (...communities: ReturnType<typeof card>[]) => ({
  communities,
  nextCursor: null,
  total: communities.length,
})
const places = {
  places: [
    { country: 'Germany', cities: ['Berlin'] },
    { country: 'United Kingdom', cities: ['Leeds', 'London'] },
  ],
}

/** A signed-in person opens a list. */
function open(path: string, handlers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities': () => list(card()),
    'GET /communities/places': () => places,
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    ...handlers,
  })
  return { ...renderPage(path, { server }), server }
}
/** Toasts are both shown and announced, so there are several matches. */
const findShown = (words: string) => screen.findAllByText(words)
const cardOf = async (name: string): Promise<HTMLElement> => {
  const link = await screen.findByRole('link', { name })
  const item = link.closest('li')
  if (!item) throw new Error(`${name} stands in no card.`)
  return item
}

it('says that it tries again when the first attempt has failed', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof list>>()
  let attempts = 0
  open('/communities', {
    'GET /communities': () => {
      attempts += 1
      // Strict mode gives up the first attempt, so the second one is the first that can fail.
      return attempts <= 2 ? refuse('unavailable') : answer.promise
    },
  })
  await screen.findByText('No answer yet. Trying again...')
  expect(screen.queryByText('Loading communities...')).toBeNull()
  answer.resolve(list())
  await screen.findByRole('heading', { name: 'No communities found' })
})

it('[J-02, J-05, J-06, J-07, J-08, J-09] shows the facts of a community on its card', async () => {
  open('/communities', {
    'GET /communities': () =>
      list(
        card(),
        card({
          id: '0191d1c0-0000-7000-8000-0000000000c2',
          name: 'Tape and Transformers',
          isPrivate: true,
          memberCount: 1,
          genres: [noGenre],
          locationEnabled: false,
          location: null,
        }),
      ),
  })
  const open1 = within(await cardOf('South London Producers'))
  open1.getByText('Public')
  expect(open1.getByText('412').parentElement?.textContent).toBe('412 members')
  expect(open1.getByText(/Neo Soul/).textContent?.replaceAll(/\s+/g, ' ')).toContain('Broken Beat')
  open1.getByText('+2 more')
  expect(open1.queryByText(/House/)).toBeNull()
  open1.getByText(/Producers and beat makers/)
  open1.getByText('London, United Kingdom')
  const closed = within(await cardOf('Tape and Transformers'))
  closed.getByText('Private')
  expect(closed.getByText('1').parentElement?.textContent).toBe('1 member')
  expect(closed.queryByText(noGenre)).toBeNull()
  expect(closed.queryByText(/United Kingdom/)).toBeNull()
  screen.getByRole('button', { name: 'Create Community' })
})

it('[J-02, J-10, J-16] lets visitors browse, and remembers the page when they sign in', async () => {
  const server = fakeServer({
    'GET /communities': () => list(card({ can: { join: false, request: false } })),
    'GET /communities/places': () => places,
  })
  const { address } = renderPage('/communities?q=south', { server })
  const signIn = await screen.findByRole('link', { name: 'Sign in to join' })
  expect(screen.queryByRole('button', { name: 'Create Community' })).toBeNull()
  await userEvent.click(signIn)
  await waitFor(() => expect(address()).toBe('/auth'))
  expect(redirectTarget.read()).toBe('/communities?q=south')
})

it('[J-01] searches while typing and filters, all in the URL', async () => {
  const asked: string[] = []
  const { address } = open('/communities?country=United+Kingdom&city=Leeds', {
    'GET /communities': (_, query) => {
      asked.push(query.toString())
      return list(card())
    },
  })
  const city = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'City' })
  // A link restores the filters, even before their options are loaded.
  expect(city.value).toBe('Leeds')
  await waitFor(() => expect(within(city).getAllByRole('option')).toHaveLength(3))
  expect(within(city).queryByRole('option', { name: 'Berlin' })).toBeNull()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search communities' }), 'so')
  await waitFor(() => expect(address()).toContain('q=so'))
  expect(address()).toContain('city=Leeds')
  // Leeds is not in Germany.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany')
  await waitFor(() => expect(asked.at(-1)).toBe('q=so&country=Germany'))
  expect(city.value).toBe('')
  const genre = screen.getByRole('combobox', { name: 'Genre' })
  await within(genre).findByRole('option', { name: 'Zouk' })
  await userEvent.selectOptions(genre, 'Jazz')
  await waitFor(() => expect(asked.at(-1)).toBe('q=so&genre=Jazz&country=Germany'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/communities'))
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search communities' })
  expect(field.value).toBe('')
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

it('[J-11, J-12] says that there are none, or that they could not be loaded, and tries again', async () => {
  let fails = true
  open('/communities?q=zzz', {
    'GET /communities': () => (fails ? refuse('forbidden') : list()),
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load communities. Please try again.')
  fails = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'No communities found' })
})

it('[J-28] joins in place once, and reverts when the server refuses', async () => {
  const route = `PUT /communities/${communityId}/membership`
  let answer: () => unknown = () => refuse('unavailable')
  open('/communities', { [route]: () => answer() })
  const shown = within(await cardOf('South London Producers'))
  await userEvent.click(shown.getByRole('button', { name: 'Join' }))
  await findShown('Failed to join the community. Please try again.')
  await shown.findByText('412')
  answer = () => refuse('not_authenticated')
  await userEvent.click(shown.getByRole('button', { name: 'Join' }))
  await findShown('User must be logged in')
})

it('[J-10] shows a membership before the server has answered', async () => {
  const route = `PUT /communities/${communityId}/membership`
  const { server } = open('/communities', { [route]: never })
  const shown = within(await cardOf('South London Producers'))
  await userEvent.dblClick(shown.getByRole('button', { name: 'Join' }))
  await shown.findByText('Member')
  expect(server.count(route)).toBe(1)
  shown.getByText('413')
})

it('[J-10] requests to join a private one, with a note that is retained when sending fails', async () => {
  const route = `PUT /communities/${communityId}/request`
  let answer: () => unknown = () => refuse('unavailable')
  const closed = { isPrivate: true, can: { join: false, request: true } }
  const { server } = open('/communities', {
    'GET /communities': () => list(card(closed)),
    [route]: () => answer(),
  })
  const shown = within(await cardOf('South London Producers'))
  await userEvent.click(shown.getByRole('button', { name: 'Request to Join' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note to the leader' }), 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Failed to send the request. Please try again.')
  answer = () =>
    community({ ...closed, membership: 'pending', can: { withdraw: true, seeInside: false } })
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  const pending = await shown.findByRole<HTMLButtonElement>('button', { name: 'Request Pending' })
  expect(pending.disabled).toBe(true)
  expect(server.calls.findLast((one) => one.route === route)?.body).toEqual({ message: 'Hello' })
})
