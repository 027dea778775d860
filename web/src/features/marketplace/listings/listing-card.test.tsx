import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { fakeServer, session } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { listing, listings, wholeListing } from '../../../../test/listing-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

afterEach(() => vi.restoreAllMocks())

const sound = {
  id: sampleId(910),
  name: 'Horns.mp3',
  kind: 'audio' as const,
  type: 'audio/mpeg',
  size: 4_200_000,
  path: '',
  url: '',
  signedUrl: '/api/files/horns',
  width: null,
  height: null,
  peaks: [20, 80],
  seconds: 94,
}
const first = { sounds: [sound], turnaround: 'Eight days for an EP', repliesWithin: 'day' as const }
const second = {
  id: sampleId(701),
  category: 'Producer' as const,
  title: 'A session in a day',
  price: 320,
  priceType: 'fixed' as const,
}

function open(path = '/marketplace') {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'GET /listings/own': () => ({ listings: [], revision: '0' }),
    'GET /listings': () => listings([listing(first), listing(second)]),
    [`GET /listings/${listing().id}`]: () => wholeListing(first, [second]),
  })
  return { ...renderPage(path, { server }), server }
}

it('has one card for a person, with their other services as lines, how soon they reply and how long the work takes', async () => {
  const { address } = open()
  const title = await screen.findByRole('link', { name: 'Mix engineer for live bands and brass' })
  expect(screen.getAllByRole('button', { name: 'Contact Theo Lindqvist' })).toHaveLength(1)
  const card = within(title.closest('li') ?? document.body)
  card.getByText('Usually replies within a day')
  card.getByText('Eight days for an EP')
  await userEvent.click(card.getByRole('link', { name: 'A session in a day' }))
  expect(address()).toContain(`listing=${second.id}`)
})

it('says of another service too that it has no price', async () => {
  const { server } = open()
  server.on('GET /listings', () =>
    listings([listing(first), listing({ ...second, price: null, priceType: null })]),
  )
  const other = await screen.findByRole('link', { name: 'A session in a day' })
  within(other.closest('li') ?? document.body).getByText('No price given')
})

it('shows what a person calls their work, and no profession if the list has none for it', async () => {
  const other = { category: 'Other' as const, otherProfession: 'Tape doctor' }
  const { server, unmount } = open()
  server.on('GET /listings', () => listings([listing(other)]))
  await screen.findByText('Tape doctor')
  unmount()
  server.on('GET /listings', () => listings([listing({ ...other, otherProfession: null })]))
  renderPage('/marketplace', { server })
  const card = within(
    (await screen.findByRole('heading', { level: 3 })).closest('li') ?? document.body,
  )
  card.getByText(/^Analogue summing/)
  expect(card.queryByText('Other')).toBeNull()
})

it('plays the first sound on the card, from a fresh address', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { server } = open()
  await userEvent.click(await screen.findByRole('button', { name: /^Play.*Horns/ }))
  await expect.poll(() => play).toHaveBeenCalled()
  expect(server.count(`GET /listings/${listing().id}`)).toBe(1)
  const button = screen.getByRole('button', { name: /(Play|Pause).*Horns/ })
  expect(document.activeElement).toBe(button)
})

it('waits for the sound on the card, and says if it is gone or could not be loaded', async () => {
  const { server } = open()
  const one = `GET /listings/${listing().id}`
  let answer = (_body: object): void => undefined
  server.on(one, () => new Promise<object>((resolve) => (answer = resolve)))
  const button = await screen.findByRole('button', { name: /^Play.*Horns/ })
  const [bar] = button.parentElement?.querySelectorAll('rect') ?? []
  expect(bar?.getAttribute('height')).toBe('5')
  await userEvent.click(button)
  await screen.findByText('Loading the sound...')
  expect([button.ariaDisabled, document.activeElement]).toEqual(['true', button])
  await userEvent.click(button)
  expect(server.count(one)).toBe(1)
  answer(wholeListing({ ...first, sounds: [] }, [second]))
  await screen.findByText('This sound is no longer there.')
  expect(document.activeElement).toBe(button)
})

it('shows samples as players, what else the person offers, and a link to share', async () => {
  const user = userEvent.setup()
  open(`/marketplace?listing=${listing().id}`)
  const sheet = within(await screen.findByRole('dialog', { name: listing().title }))
  await sheet.findByRole('button', { name: /^Play.*Horns/ })
  sheet.getByText('Also from Theo Lindqvist')
  sheet.getByRole('link', { name: 'A session in a day' })
  await user.click(sheet.getByRole('button', { name: 'Share' }))
  await screen.findByText('Link copied')
  const copied = await navigator.clipboard.readText()
  expect(copied).toBe(`${location.origin}/marketplace?listing=${listing().id}`)
  // In the native app the page has an address of its own, which nobody else can open.
  document.documentElement.dataset['server'] = 'https://patchbay.example'
  onTestFinished(() => void delete document.documentElement.dataset['server'])
  await user.click(sheet.getByRole('button', { name: 'Share' }))
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(
      `https://patchbay.example/marketplace?listing=${listing().id}`,
    ),
  )
})
