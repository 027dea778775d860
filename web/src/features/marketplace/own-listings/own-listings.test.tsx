import type { OwnListing } from '@patchbay/contract/marketplace/listings'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { dead, refuse, session } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import {
  closed,
  editListings,
  fill,
  flip,
  listing,
  of,
  openListings,
  ownListings,
  press,
  producer,
  savePath,
  sentListings,
  songwriter,
} from '../../../../test/own-listings.tsx'

let isWide = false
beforeEach(() => {
  isWide = false
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide && query.includes('1200'), media: query }),
  )
})

it('[O-02] switches the ticked profession, and saves all that are selected', async () => {
  isWide = true
  const { server } = openListings()
  const box = (name: string): Promise<HTMLInputElement> => screen.findByRole('checkbox', { name })
  expect((await box('Producer')).checked).toBe(true)
  screen.getByRole('checkbox', { name: 'Producer', description: '£55/hr' })
  screen.getByText('Live')
  screen.getByText('+6 professions')
  await userEvent.click(await box('Songwriter'))
  await screen.findByRole('dialog', { name: 'Edit listings' })
  const switches = screen.getAllByRole('switch')
  expect(switches).toHaveLength(11)
  expect(
    switches.filter((one) => one.ariaChecked === 'true').map((one) => one.textContent),
  ).toEqual(['Songwriter', 'Producer'])
  await waitFor(() => expect(document.activeElement).toBe(of('Songwriter').getByLabelText('Title')))
  fill('Songwriter', 'Title', ' Toplines ')
  const both = ownListings(
    [listing({ ...songwriter, id: sampleId(901) } as Partial<OwnListing>), listing()],
    '2',
  )
  server.on(savePath, () => both)
  await press('Save')
  await screen.findByText('Listings saved')
  await closed()
  expect(sentListings(server)).toEqual([{ revision: '1', listings: [songwriter, producer] }])
  screen.getByRole('checkbox', { name: 'Songwriter', checked: true, description: 'No price' })
  await userEvent.click(await box('Producer'))
  await screen.findByText('Saving takes this listing down. Messages keep a note of it.')
  const off = screen.getByRole('switch', { name: 'Producer', checked: false })
  await waitFor(() => expect(document.activeElement).toBe(off))
  await flip('Producer')
  expect(of('Producer').getByLabelText<HTMLInputElement>('Title').value).toBe(producer.title)
  await flip('Producer')
  await press('Save')
  await closed()
  expect(sentListings(server).at(-1)).toEqual({ revision: '2', listings: [songwriter] })
})

it('[O-03, O-04] accepts hourly and fixed prices from 0 in pence, and no price with None', async () => {
  const { server } = await editListings()
  const price = () => of('Producer').getByLabelText<HTMLInputElement>('Price')
  expect([price().type, price().min, price().step, price().inputMode]).toEqual([
    'number',
    '0',
    '0.01',
    'decimal',
  ])
  const wrong = 'Enter a price of 0 or more, with two decimals at most'
  for (const [value, words] of [
    ['-1', wrong],
    ['2.555', wrong],
    ['', 'Price is required'],
  ] as const) {
    fill('Producer', 'Price', value)
    await press('Save')
    screen.getByText(words)
    expect(document.activeElement).toBe(price())
  }
  expect(server.count(savePath)).toBe(0)
  fill('Producer', 'Price', '0.5')
  await press('None')
  expect(of('Producer').queryByLabelText('Price')).toBeNull()
  await press('Fixed')
  expect(price().value).toBe('')
  fill('Producer', 'Price', '180.50')
  server.on(savePath, () => refuse('internal'))
  await press('Save')
  await screen.findByText('Failed to save listings')
  await press('None')
  await press('Save')
  await waitFor(() => expect(server.count(savePath)).toBe(2))
  const bodies = sentListings(server) as { listings: object[] }[]
  expect(bodies.map(({ listings }) => listings[0])).toEqual([
    { ...producer, priceType: 'fixed', price: 180.5 },
    { ...producer, priceType: null, price: null },
  ])
})

it('shows errors at each field, also those of the server, and leaves out empty links', async () => {
  const { server } = await editListings()
  await flip('Songwriter')
  const add = () => userEvent.click(of('Songwriter').getByRole('button', { name: 'Add link' }))
  await add()
  await add()
  expect(document.activeElement).toBe(of('Songwriter').getByLabelText('Link 2'))
  fill('Songwriter', 'Link 2', 'not a link')
  fill('Producer', 'Description', 'x'.repeat(2001))
  screen.getByText('1 character too many')
  await press('Save')
  screen.getByText('Title is required')
  screen.getByText('Please enter a valid URL')
  expect(document.activeElement).toBe(of('Songwriter').getByLabelText('Title'))
  expect(of('Songwriter').getByLabelText('Link 2').ariaInvalid).toBe('true')
  fill('Songwriter', 'Title', 'Toplines')
  fill('Songwriter', 'Link 2', 'example.org/song')
  fill('Producer', 'Description', producer.description)
  server.on(savePath, () =>
    refuse('invalid_input', {
      issues: [{ path: 'body/listings/0/links/0/url', message: 'Not that one' }],
    }),
  )
  await press('Save')
  await screen.findByText('Not that one')
  expect(document.activeElement).toBe(of('Songwriter').getByLabelText('Link 2'))
  expect(screen.queryByText('Failed to save listings')).toBeNull()
  const links = [{ url: 'https://example.org/song', name: '' }]
  expect(server.lastBody(savePath)).toEqual({
    revision: '1',
    listings: [{ ...songwriter, links }, producer],
  })
})

it('sends once, keeps the draft while the server is dead or the session ends, and asks before discarding', async () => {
  const { server, sessions } = await editListings()
  await flip('Songwriter')
  fill('Songwriter', 'Title', 'Toplines')
  const refused = Promise.withResolvers<Response>()
  server.on(savePath, () => refused.promise)
  const save = screen.getByRole('button', { name: 'Save' })
  await userEvent.dblClick(save)
  expect([server.count(savePath), save.ariaDisabled]).toEqual([1, 'true'])
  within(save).getByText('Saving...')
  server.on(savePath, dead)
  server.on('GET /session', () => ({ session: null }))
  act(() => refused.resolve(refuse('not_authenticated')))
  await closed()
  server.on('GET /session', () => ({ session: session() }))
  act(() => sessions.adopt(session()))
  await screen.findByText('Unsaved changes')
  await press('Edit listings')
  await screen.findByRole('dialog', { name: 'Edit listings' })
  await press('Save')
  await screen.findByText('Failed to save listings')
  screen.getByText('What you changed is still here.')
  expect(of('Songwriter').getByLabelText<HTMLInputElement>('Title').value).toBe('Toplines')
  await press('Close')
  await press('Keep editing')
  await press('Discard changes')
  await press('Keep editing')
  screen.getByRole('dialog', { name: 'Edit listings' })
  await press('Discard changes')
  await press('Discard')
  await closed()
  screen.getByText('Producer')
  expect(screen.queryByText('Unsaved changes')).toBeNull()
  await press('Edit listings')
  expect((await screen.findByRole('switch', { name: 'Songwriter' })).ariaChecked).toBe('false')
})

it('loads changes made elsewhere, and saves changes made here on top of them', async () => {
  const { server } = await editListings()
  fill('Producer', 'Title', 'Mixes')
  const elsewhere = [
    listing({ price: 60, title: 'Other' }),
    listing({ category: 'Other', title: 'Tape' }),
  ]
  server.on(savePath, () => refuse('listings_changed'))
  server.on('GET /listings/own', () => ownListings(elsewhere, '7'))
  await press('Save')
  await screen.findByText(/^Your listings were changed elsewhere/)
  await press('Load the newer listings')
  const note = await screen.findByText(/^The newer listings are loaded/)
  expect(document.activeElement?.contains(note)).toBe(true)
  expect(of('Producer').getByLabelText<HTMLInputElement>('Title').value).toBe('Mixes')
  expect(of('Producer').getByLabelText<HTMLInputElement>('Price').value).toBe('60')
  server.on(savePath, () => ownListings(elsewhere, '8'))
  await press('Save')
  await closed()
  expect(server.lastBody(savePath)).toEqual({
    revision: '7',
    listings: [
      { ...producer, title: 'Mixes', price: 60 },
      { ...producer, category: 'Other', title: 'Tape' },
    ],
  })
})
