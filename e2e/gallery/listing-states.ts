import type { OwnListings } from '@patchbay/contract/marketplace/listings'
import type { Page } from '@playwright/test'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

const own: OwnListings = {
  revision: '1',
  listings: [
    {
      id: '0191d1c0-0000-7000-8000-000000000001',
      category: 'Producer',
      title: 'Mix engineer for live bands and brass',
      description: 'Analogue summing, fast recalls, two rounds of notes included.',
      price: 55,
      priceType: 'hourly',
      availability: true,
      turnaround: '',
      createdAt: '2026-11-01T10:00:00.000Z',
      links: [{ url: 'https://example.org/cellar', name: 'Live at the Cellar' }],
      sounds: [
        {
          id: '0191d1c0-0000-7000-8000-000000000002',
          name: 'Slow Signal – topline v3.wav',
          kind: 'audio',
          type: 'audio/wav',
          size: 3_400_000,
          path: '',
          url: '',
          signedUrl: '/files/none',
          width: null,
          height: null,
          peaks: Array.from({ length: 120 }, (_, at) => Math.round(50 + 45 * Math.sin(at / 3))),
          seconds: 167,
        },
      ],
    },
  ],
}

async function haveListings(page: Page): Promise<string> {
  await page.route('**/api/listings/own', (route) => route.fulfill({ json: own }))
  return '/marketplace'
}
async function seeListings(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Open to Work' })).toBeVisible()
}
async function editListings(page: Page): Promise<void> {
  await seeListings(page)
  await page.getByRole('button', { name: 'Edit listings' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Play/ })).toBeAttached()
}
async function listBadly(page: Page): Promise<void> {
  await editListings(page)
  await page.getByRole('switch', { name: 'Producer' }).click()
  await page.getByRole('switch', { name: 'Songwriter' }).click()
  const fields = page.getByRole('group', { name: 'Listing as Songwriter' })
  await fields.getByRole('button', { name: 'Hourly' }).click()
  await fields.getByRole('button', { name: 'Add link' }).click()
  await fields.getByLabel('Link 1', { exact: true }).fill('soundcloud')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
}

/** The viewer's listings, and the form that edits them. */
export const listingStates = [
  ['marketplace-listed', haveListings, 'member', seeListings],
  ['marketplace-edit', haveListings, 'member', editListings],
  ['marketplace-edit-faults', haveListings, 'member', listBadly],
] as const satisfies readonly GalleryState[]
