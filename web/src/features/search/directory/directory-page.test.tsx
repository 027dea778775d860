import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { directory, directoryServer, listedPerson } from '../../../../test/directory-samples.ts'
import { refuse } from '../../../../test/fake-server.ts'
import { person, sampleId } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const theo = listedPerson(12, 'Theo Lindqvist', {
  bio: 'Tape, mostly.',
  openTo: ['Producer', 'Sound Engineer'],
  sharedCommunities: 2,
  kilometres: 35,
})

it('shows what people show, and opens a conversation with one of them', async () => {
  const server = directoryServer(() => directory([theo], { total: 1_000 }))
  const started: unknown[] = []
  server.on('POST /conversations', (body) => {
    started.push(body)
    return refuse('conversation_blocked')
  })
  renderPage('/users', { server })
  const card = (await screen.findByRole('link', { name: /Theo Lindqvist/ })).closest('li')
  const shown = within(card as HTMLElement)
  expect(shown.getByRole('link', { name: /Theo/ }).getAttribute('href')).toBe(
    `/users/${sampleId(12)}`,
  )
  shown.getByText('Open to work')
  shown.getByText('In two of your communities')
  shown.getByText('35 km away')
  shown.getByText('Professional')
  screen.getByText('1,000+')
  await userEvent.click(shown.getByRole('button', { name: 'Message Theo Lindqvist' }))
  await waitFor(() => expect(started).toEqual([expect.objectContaining({ userId: sampleId(12) })]))
})

it('finds somebody by name in the search', async () => {
  const { address } = renderPage('/users', { server: directoryServer(() => directory([theo])) })
  const name = await screen.findByRole('searchbox', { name: 'Find somebody by name' })
  await userEvent.type(name, ' {Enter}')
  expect(address()).toBe('/users')
  await userEvent.type(name, 'Theo{Enter}')
  await waitFor(() => expect(address()).toBe('/search?q=Theo&type=people'))
})

it('keeps the facets in the address, which Back and a reload restore', async () => {
  const asked: string[] = []
  const server = directoryServer((query) => {
    asked.push(query.toString())
    return query.has('cursor')
      ? directory([listedPerson(13, 'On The Second Page')])
      : directory([theo], { nextCursor: 'next', total: 2 })
  })
  const { address, router } = renderPage(
    '/users?profession=Producer&genre=Jazz&open=yes&sort=wrong&within=2.5&place=',
    { server },
  )
  await screen.findByRole('link', { name: /Theo/ })
  expect(asked[0]).toBe('profession=Producer&genre=Jazz&open=yes')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('link', { name: /Second Page/ })
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  const genre = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Genre' })
  expect(genre.value).toBe('Jazz')
  await userEvent.click(screen.getByRole('checkbox', { name: 'In a community of yours' }))
  await waitFor(() =>
    expect(asked.at(-1)).toBe('profession=Producer&genre=Jazz&open=yes&shared=yes'),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Within 25 km')
  await waitFor(() => expect(address()).toContain('within=25'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'nearest')
  await waitFor(() => expect(address()).toContain('sort=nearest'))
  router.history.back()
  router.history.back()
  await waitFor(() => expect(address()).not.toContain('within'))
  expect(address()).toContain('shared=yes')
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
  await userEvent.click(clear as HTMLElement)
  await waitFor(() => expect(address()).toBe('/users'))
})

it('measures nothing for somebody without a place, until they name one', async () => {
  const server = directoryServer(() => directory([]), null)
  renderPage('/users?within=25&sort=nearest', { server })
  await screen.findByRole('heading', { name: 'Nobody found' })
  const nearest = screen.getByRole<HTMLOptionElement>('option', { name: 'Nearest first' })
  expect(nearest.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  const distance = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Distance' })
  expect(distance.disabled).toBe(true)
  await userEvent.type(screen.getByRole('combobox', { name: 'Place' }), 'Leeds')
  await waitFor(() => expect(distance.disabled).toBe(false))
  expect(nearest.disabled).toBe(false)
  await screen.findByText('We do not know where “Leeds” is, so distances are left out.')
})

it('says that it failed, and loads at the second try', async () => {
  let isDown = true
  const server = directoryServer(() => (isDown ? refuse('forbidden') : directory([theo])))
  renderPage('/users', { server })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The people could not be loaded.')
  isDown = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /Theo/ })
})

const nia = {
  person: { ...person(31, 'Nia Okafor'), profession: 'Songwriter', city: 'Leeds' },
  reasons: [{ kind: 'shared_communities', value: '2' }],
}

it('begins with who fits the viewer, and why, as long as everybody is listed', async () => {
  const server = directoryServer(() => directory([theo]))
  server.on('GET /people/suggested', () => ({ suggestions: [nia] }))
  renderPage('/users?sort=name', { server })
  const panel = await screen.findByRole('region', { name: 'People you may work with' })
  within(panel).getByText('In two of your communities')
  within(panel).getByText('Songwriter · Leeds')
  expect(within(panel).getByRole('link', { name: 'Nia Okafor' }).getAttribute('href')).toBe(
    `/users/${sampleId(31)}`,
  )
  const everybody = screen.getByRole('region', { name: 'Results' })
  expect(panel.compareDocumentPosition(everybody)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  // It leads where one is.
  expect(screen.queryByRole('link', { name: 'See all' })).toBeNull()
  const asked = server.count('GET /people/suggested')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Profession' }),
    'Sound Engineer',
  )
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'People you may work with' })).toBeNull(),
  )
  expect(server.count('GET /people/suggested')).toBe(asked)
})

it('asks for nobody who fits where the address narrows the list', async () => {
  const server = directoryServer(() => directory([theo]))
  renderPage('/users?open=yes', { server })
  await screen.findByRole('link', { name: /Theo/ })
  expect(server.count('GET /people/suggested')).toBe(0)
})

it('lists nobody before it is known who fits, since the list would move', async () => {
  const suggested = Promise.withResolvers<unknown>()
  const server = directoryServer(() => directory([theo]))
  server.on('GET /people/suggested', () => suggested.promise)
  renderPage('/users', { server })
  await waitFor(() => expect(server.count('GET /directory')).toBeGreaterThan(0))
  await screen.findByText('Loading people...')
  expect(screen.queryByRole('link', { name: /Theo/ })).toBeNull()
  suggested.resolve({ suggestions: [nia] })
  await screen.findByRole('link', { name: 'Nia Okafor' })
  screen.getByRole('link', { name: /Theo/ })
})

it.each([
  ['nobody fits', () => ({ suggestions: [] })],
  ['it is not to be had', () => refuse('unavailable')],
])('shows only the list where %s', async (_, answer) => {
  const server = directoryServer(() => directory([theo]))
  server.on('GET /people/suggested', answer)
  renderPage('/users', { server })
  await screen.findByRole('link', { name: /Theo/ })
  expect(screen.queryByRole('region', { name: 'People you may work with' })).toBeNull()
  // A second attempt would have kept the list waiting.
  expect(server.count('GET /people/suggested')).toBe(server.count('GET /directory'))
})
