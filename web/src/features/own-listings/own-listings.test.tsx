import type { OwnListing, OwnListings } from '@patchbay/contract/listings'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dead, fakeServer, refuse, session, type FakeServer } from '../../../test/fake-server.ts'
import { fakeUploads } from '../../../test/fake-uploads.ts'
import { sampleId } from '../../../test/inside-samples.ts'
import { renderPart } from '../../../test/render-app.tsx'
import { ToastHost } from '../../ui/toast-host.tsx'
import { useSession } from '../sessions/public.ts'
import { OpenToWork } from './public.ts'

const savePath = 'PUT /listings/own'
const sound = (number: number, name: string): OwnListing['sounds'][number] => ({
  id: sampleId(number),
  name,
  kind: 'audio',
  type: 'audio/mpeg',
  size: 2048,
  path: '',
  url: '',
  signedUrl: `/files/${number}`,
  width: null,
  height: null,
  peaks: [10, 100],
  seconds: 61,
})
const listing = (changes: Partial<OwnListing> = {}): OwnListing => ({
  id: sampleId(900),
  category: 'Producer',
  title: 'Mixes for live bands',
  description: 'Two rounds of notes.',
  price: 55,
  priceType: 'hourly',
  availability: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  links: [{ url: 'https://example.org/mix', name: 'Mix' }],
  sounds: [sound(1, 'brass.mp3')],
  ...changes,
})
const producer = {
  category: 'Producer',
  title: 'Mixes for live bands',
  description: 'Two rounds of notes.',
  price: 55,
  priceType: 'hourly',
  links: [{ url: 'https://example.org/mix', name: 'Mix' }],
  sounds: [{ id: sampleId(1), peaks: [10, 100], seconds: 61 }],
}
const songwriter = {
  category: 'Songwriter',
  title: 'Toplines',
  description: '',
  price: null,
  priceType: null,
  links: [],
  sounds: [],
}
const ownListings = (listings: OwnListing[] = [listing()], revision = '1'): OwnListings => ({
  listings,
  revision,
})

function Page(): ReactNode {
  const { user } = useSession()
  return (
    <>
      {user && <OpenToWork />}
      <ToastHost />
    </>
  )
}
function open(own = ownListings()) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /listings/own': () => own,
    [savePath]: () => own,
  })
  return renderPart(<Page />, '/', { server })
}
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))
const of = (category: string) =>
  within(screen.getByRole('group', { name: `Listing as ${category}` }))
const fill = (category: string, label: string, value: string): boolean =>
  fireEvent.change(of(category).getByLabelText(label), { target: { value } })
const flip = (name: string): Promise<void> => userEvent.click(screen.getByRole('switch', { name }))
async function edit() {
  const app = open()
  await press('Edit listings')
  await screen.findByRole('dialog', { name: 'Edit listings' })
  return app
}
const sent = (server: FakeServer): unknown[] =>
  server.calls.filter(({ route }) => route === savePath).map(({ body }) => body)
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

let isWide = false
afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  isWide = false
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide && query.includes('1200'), media: query }),
  )
})

it('[O-02] switches the profession that is ticked, and saves all that are selected', async () => {
  isWide = true
  const { server } = open()
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
  await closed()
  await screen.findByText('Listings saved')
  expect(sent(server)).toEqual([{ revision: '1', listings: [songwriter, producer] }])
  screen.getByRole('checkbox', { name: 'Songwriter', checked: true, description: 'No price' })
  await userEvent.click(await box('Producer'))
  await screen.findByText(/^Saving takes this listing down\. Messages about it keep a note of it/)
  const off = screen.getByRole('switch', { name: 'Producer', checked: false })
  await waitFor(() => expect(document.activeElement).toBe(off))
  await flip('Producer')
  expect(of('Producer').getByLabelText<HTMLInputElement>('Title').value).toBe(producer.title)
  await flip('Producer')
  await press('Save')
  await closed()
  expect(sent(server).at(-1)).toEqual({ revision: '2', listings: [songwriter] })
})

it('[O-03, O-04] takes a price of 0 or more in pence by the hour or for the whole, and none with None', async () => {
  const { server } = await edit()
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
  const bodies = sent(server) as { listings: object[] }[]
  expect(bodies.map(({ listings }) => listings[0])).toEqual([
    { ...producer, priceType: 'fixed', price: 180.5 },
    { ...producer, priceType: null, price: null },
  ])
})

it('says what is wrong at each field, also where only the server knows, and leaves out empty links', async () => {
  const { server } = await edit()
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
  fill('Songwriter', 'Link 2', 'https://example.org/song')
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

it('sends once, keeps all that was typed while the server is dead or the session ends, and asks before it goes', async () => {
  const { server, sessions } = await edit()
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
  expect(of('Songwriter').getByLabelText<HTMLInputElement>('Title').value).toBe('Toplines')
  await press('Close')
  await press('Keep editing')
  await press('Close')
  await press('Discard')
  await closed()
  screen.getByText('Producer')
  expect(screen.queryByText('Unsaved changes')).toBeNull()
  await press('Edit listings')
  expect((await screen.findByRole('switch', { name: 'Songwriter' })).ariaChecked).toBe('false')
})

it('loads what was changed elsewhere, and saves what was changed here on top of it', async () => {
  const { server } = await edit()
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

it('adds up to three sounds that can be heard at once, and removes none that is listed before it is saved', async () => {
  const uploads = fakeUploads()
  const { server } = await edit()
  const happens = (what: () => void): Promise<void> =>
    act(async () => {
      what()
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
    })
  const files = ['new.mp3', 'notes.pdf', 'late.wav', 'more.ogg'].map(
    (name) => new File(['x'], name),
  )
  const chooser = of('Producer').getByLabelText('Add files', { selector: 'input' })
  await happens(() => fireEvent.change(chooser, { target: { files } }))
  screen.getByText(/^notes\.pdf cannot be added\. Choose an MP3/)
  screen.getByText('A listing can hold up to 3 sounds. The others were left out.')
  const at = `POST /attachments/profile/${session().profile.id}`
  expect(uploads.map(({ route }) => route)).toEqual([`${at}?name=new.mp3`, `${at}?name=late.wav`])
  await happens(() => uploads[0]?.progress(0.5))
  const meter = screen.getByRole('progressbar', { name: 'Upload of new.mp3' })
  expect(meter.getAttribute('aria-valuenow')).toBe('50')
  await press('Uploading sounds...')
  expect(server.count(savePath)).toBe(0)
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  await happens(() => uploads[0]?.answer(200, sound(2, 'new.mp3')))
  await happens(() => uploads[1]?.answer(200, sound(3, 'late.wav')))
  await press('Play new.mp3')
  expect(play.mock.contexts.map((one) => (one as HTMLMediaElement).getAttribute('src'))).toEqual([
    '/files/2',
  ])
  expect(of('Producer').queryByRole('button', { name: 'Add sound' })).toBeNull()
  for (const number of [1, 3])
    server.on(`DELETE /attachments/${sampleId(number)}`, () => new Response(null, { status: 204 }))
  await press('Remove late.wav')
  await press('Remove brass.mp3')
  await waitFor(() => expect(server.count(`DELETE /attachments/${sampleId(3)}`)).toBe(1))
  const issues = [{ path: `listings/0/sounds/${sampleId(2)}`, message: '' }]
  server.on(savePath, () => refuse('attachment_not_found', { issues }))
  await press('Save')
  await screen.findByText(/^No longer there: new\.mp3/)
  server.on(savePath, () => ownListings([listing({ sounds: [] })], '2'))
  await press('Save')
  await closed()
  const bodies = sent(server) as { listings: { sounds: { id: string }[] }[] }[]
  const ids = bodies.map(({ listings }) => listings[0]?.sounds.map(({ id }) => id))
  expect(ids).toEqual([[sampleId(2)], []])
  expect(server.count(`DELETE /attachments/${sampleId(1)}`)).toBe(0)
})
