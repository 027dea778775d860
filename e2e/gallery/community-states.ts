import type { Page } from '@playwright/test'
import { demoCommunities } from '../../server/src/demo/communities.ts'
import { demoEvents } from '../../server/src/demo/events.ts'
import { expect } from '../harness/test.ts'
import { settled } from '../harness/settled.ts'
import type { GalleryState } from './gallery-state.ts'

const community = demoCommunities[0]?.id
const event = demoEvents[0]?.id

function openCommunity(name: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await settled(page)
  }
}
async function openMembers(page: Page): Promise<void> {
  await openCommunity('Mix Notes')(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^\d+ members$/ })
    .click()
  await expect(page.getByRole('dialog').getByText('Leader')).toBeVisible()
}
async function planBadly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Event' }).click()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Start time is required')).toBeVisible()
}
async function makeCommunity(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Community' }).click()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Name must be at least 3 characters')).toBeVisible()
}

/** As its members see it after staff have closed it. */
async function haveClosed(page: Page): Promise<string> {
  await page.route(`**/api/communities/${community}`, async (route) => {
    const response = await route.fetch()
    const open = (await response.json()) as { can: object }
    const can = { ...open.can, lead: false, create: false, join: false }
    await route.fulfill({ response, json: { ...open, isClosed: true, can } })
  })
  return `/communities/${community}`
}
async function reportCommunity(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More about / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect(page.getByRole('dialog', { name: /^Report / })).toBeVisible()
}

/** Communities and their content. */
export const communityStates = [
  ['communities', '/communities', 'visitor'],
  ['communities-none', '/communities?q=no+such+name&genre=Jazz', 'visitor'],
  ['community-outside', '/communities', 'visitor', openCommunity('Session Brass UK')],
  ['member-communities', '/communities', 'member'],
  ['community-create', '/communities', 'member', makeCommunity],
  ['community-members', '/communities', 'member', openMembers],
  ['community', `/communities/${community}`, 'member', /^Stem Day: open/],
  ['community-closed', haveClosed, 'member', /^This community is closed/],
  ['community-report', `/communities/${community}`, 'member', reportCommunity],
  ['events', '/events', 'visitor'],
  ['member-events', '/events', 'member', /^Your answers$/],
  ['events-empty', '/events', 'member of nothing', /^No upcoming events/],
  ['event', `/events/${event}`, 'member', /three pairs of speakers/],
  ['event-create', `/communities/${community}`, 'member', planBadly],
] as const satisfies readonly GalleryState[]
