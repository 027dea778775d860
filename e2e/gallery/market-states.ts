import type { Page } from '@playwright/test'
import { answer, listing, listings, wholeListing } from '../../web/test/listing-samples.ts'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

const sound = {
  id: '0191d1c0-0000-7000-8000-000000000910',
  name: 'Horns, second take.mp3',
  kind: 'audio' as const,
  type: 'audio/mpeg',
  size: 4_200_000,
  path: '',
  url: '',
  signedUrl: '/api/files/none',
  width: null,
  height: null,
  peaks: Array.from({ length: 80 }, (_, at) => 20 + ((at * 37) % 75)),
  seconds: 94,
}
const whole = wholeListing(
  {
    turnaround: 'Eight days for an EP',
    repliesWithin: 'day',
    links: [{ url: 'https://music.example/theo', name: 'Harbour Lights, live at Cellar' }],
    sounds: [sound],
  },
  [
    {
      id: '0191d1c0-0000-7000-8000-000000000911',
      category: 'Producer',
      title: 'Live session, recorded and mixed in a day',
      price: 320,
      priceType: 'fixed',
    },
  ],
)

/** The first person offers two things, and one of them can be heard. */
const browsed = () => {
  const { others, ...first } = whole
  const second = listing({
    id: others[0]?.id ?? '',
    title: others[0]?.title ?? '',
    category: 'Producer',
    price: 320,
    priceType: 'fixed',
  })
  const { listings: all, ...rest } = listings()
  return { ...rest, listings: [first, ...all.slice(1), second], total: all.length + 1 }
}

/** A fixed answer of the server: the matching itself does not matter for the layout. */
async function stand(page: Page, matches: object = answer(), status = 200): Promise<void> {
  await page.route('**/api/match', (route) => route.fulfill({ json: matches, status }))
  await page.route(/\/api\/listings(\?|$)/, (route) => route.fulfill({ json: browsed() }))
  await page.route(/\/api\/listings\/[0-9a-f-]{36}$/, (route) => route.fulfill({ json: whole }))
}
async function search(page: Page): Promise<void> {
  await page
    .getByRole('textbox', { name: 'What the job is' })
    .fill(
      'Mix engineer for a six-track EP with live drums and a horn section, delivered by mid-December, around £45 an hour.',
    )
  await page.getByRole('button', { name: 'Find matches' }).click()
}
async function seesMatches(page: Page): Promise<void> {
  await stand(page)
  await search(page)
  await expect(page.getByText('Weak match', { exact: true })).toBeVisible()
}
async function seesNone(page: Page): Promise<void> {
  await stand(page, answer([]))
  await search(page)
  await expect(page.getByRole('heading', { name: 'No matches found' })).toBeVisible()
}
async function seesFailure(page: Page): Promise<void> {
  await stand(page, { code: 'match_failed', message: '', requestId: '' }, 502)
  await search(page)
  await expect(page.getByText('Failed to get recommendations')).toBeVisible()
}
async function haveListings(page: Page): Promise<string> {
  await stand(page)
  return '/marketplace?view=browse&maxPrice=60'
}
async function browses(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByLabel('Highest price')).toBeVisible()
  await expect(page.getByText('Trombone and horn section')).toBeVisible()
}
async function contacts(page: Page): Promise<void> {
  await seesMatches(page)
  await page.getByRole('button', { name: 'Contact Theo Lindqvist' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Message cannot be empty')).toBeVisible()
}
async function choosesSeveral(page: Page): Promise<void> {
  await seesMatches(page)
  for (const box of await page.getByRole('checkbox', { name: /^Choose / }).all()) await box.check()
  await expect(page.getByRole('region', { name: 'Chosen listings' })).toBeVisible()
}
async function contactsSeveral(page: Page): Promise<void> {
  await choosesSeveral(page)
  let asked = 0
  await page.route(/\/api\/listings\/[0-9a-f-]{36}\/contact$/, (route) =>
    (asked += 1) === 1
      ? route.fulfill({ json: { id: whole.id } })
      : route.fulfill({
          status: 409,
          json: { code: 'listing_unavailable', message: '', requestId: '' },
        }),
  )
  await page.getByRole('button', { name: /^Contact \d people$/ }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Not sent to/)).toBeVisible()
}
async function haveOne(page: Page): Promise<string> {
  await stand(page)
  return `/marketplace?listing=${whole.id}`
}
async function seesOne(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByText('Harbour Lights')).toBeVisible()
}

/** Looking for people to hire, in its states. */
export const marketStates = [
  ['marketplace-matches', '/marketplace', 'member', seesMatches],
  ['marketplace-none', '/marketplace', 'member', seesNone],
  ['marketplace-failed', '/marketplace', 'member', seesFailure],
  ['marketplace-browse', haveListings, 'member', browses],
  ['marketplace-contact', '/marketplace', 'member', contacts],
  ['marketplace-chosen', '/marketplace', 'member', choosesSeveral],
  ['marketplace-contact-several', '/marketplace', 'member', contactsSeveral],
  ['marketplace-listing', haveOne, 'member', seesOne],
] as const satisfies readonly GalleryState[]
