import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { demoCommunities } from '../server/src/demo/communities.ts'
import { demoConversations } from '../server/src/demo/conversations.ts'
import { demoEvents } from '../server/src/demo/events.ts'
import { demoPeople } from '../server/src/demo/people.ts'
import { outOfOrder } from './harness/addresses.ts'
import type { GalleryPage, Who } from './harness/gallery-page.ts'
import { groupStates } from './harness/group-states.ts'
import { failToLoad, hearOfNewPosts, loadForever } from './harness/home-states.ts'
import { inspect } from './harness/inspect.ts'
import { listingStates } from './harness/listing-states.ts'
import { marketStates } from './harness/market-states.ts'
import { nativeStates } from './harness/native-states.ts'
import { noticeStates } from './harness/notice-states.ts'
import { pushStates } from './harness/push-states.ts'
import { searchStates } from './harness/search-states.ts'
import { messageStates, seesSaid } from './harness/message-states.ts'
import { createMember, enterAs } from './harness/members.ts'
import { journeyAccounts } from './harness/password-account.ts'
import { twoColours } from './harness/pictures.ts'
import { signInAs, signInAsSomeoneNew, signInByEmail } from './harness/sign-in.ts'
import { expect, test as base } from './harness/test.ts'

const community = demoCommunities[0]?.id
const event = demoEvents[0]?.id
const idOf = (name: string) => demoPeople.find(({ fullName }) => fullName === name)?.id
const [, group, , pair] = demoConversations
const person = `/users/${idOf('Kofi Mensah-Boyle')}`

/** Every page, for whoever can open it; the gallery has every part in every state. */
const pages: readonly GalleryPage[] = [
  ['home', '/', 'visitor'],
  ['events', '/events', 'visitor'],
  ['communities', '/communities', 'visitor'],
  ['communities-none', '/communities?q=no+such+name&genre=Jazz', 'visitor'],
  ['community-outside', '/communities', 'visitor', openCommunity('Session Brass UK')],
  ['messages-prompt', '/messages', 'visitor'],
  ['profile-prompt', '/profile', 'visitor'],
  ['auth', '/auth', 'visitor'],
  ['auth-error', '/auth?message=Authentication+failed.+Please+try+again.', 'visitor'],
  [
    'auth-success',
    '/auth?message=Email+updated+successfully.+Please+sign+in+with+your+new+email+address.',
    'visitor',
  ],
  ['auth-email', `${outOfOrder}/auth/email`, 'visitor'],
  ['reset-password', `${outOfOrder}/reset-password`, 'visitor'],
  ['reset-password-sent', `${outOfOrder}/reset-password`, 'visitor', askForReset],
  ['update-password', '/auth/update-password?source=reset', 'visitor', typePassword],
  ['update-password-faults', '/auth/update-password?source=reset', 'visitor', failToUpdate],
  ['validate-email', '/auth/validate-second-email', 'visitor', sees(/No email address found/)],
  ...nativeStates,
  ['not-found', '/no/such/page', 'visitor'],
  ['gallery', '/gallery', 'visitor'],
  ['member-home', '/', 'member', sees(/^How we ask for notes here/)],
  ['member-home-events', '/?show=events', 'member', sees(/three pairs of speakers/)],
  ['member-home-hub', '/?view=info', 'member'],
  ['member-home-failed', '/', 'member', failToLoad],
  ['member-home-loading', '/', 'member', loadForever],
  ['member-home-new-posts', '/', 'member', hearOfNewPosts],
  ['member-discussion', '/', 'member', openDiscussion],
  ['member-events', '/events', 'member', sees(/^Stem Day: open/)],
  ['home-empty', '/', 'member of nothing', sees(/^Your feed is empty/)],
  ['events-empty', '/events', 'member of nothing', sees(/^No upcoming events/)],
  ['member-communities', '/communities', 'member'],
  ['community-create', '/communities', 'member', makeCommunity],
  ['community-members', '/communities', 'member', openMembers],
  ['community', `/communities/${community}`, 'member', sees(/^Stem Day: open/)],
  ['event', `/events/${event}`, 'member', sees(/three pairs of speakers/)],
  ['event-create', `/communities/${community}`, 'member', planBadly],
  ['person', person, 'member', sees(/one take/)],
  ['person-own', `/users/${idOf('Adaeze Nwosu')}`, 'member', sees(/not listed for others/)],
  ['person-missing', '/users/', 'member'],
  ['person-block', person, 'member', askToBlock],
  ['person-report', person, 'member', reportSomebody],
  ['find-people', '/profile', 'member', findSomebody],
  ['hub', '/?view=info', 'member', sees(/Reading a sync licence/)],
  ['hub-article', '/hub/reading-a-sync-licence', 'member', sees(/in context” include/)],
  ['marketplace', '/marketplace', 'member'],
  ...listingStates,
  ...marketStates,
  ['messages', '/messages', 'member', sees(/^Cellar night, March/)],
  ['messages-pair', `/messages?id=${pair?.id}`, 'member', seesSaid(/^The piano is good/)],
  ['messages-group', `/messages?id=${group?.id}`, 'member', seesSaid(/^Adding one guest/)],
  ...messageStates,
  ...searchStates(group?.id),
  ...groupStates,
  ['messages-empty', '/messages', 'member of nothing', sees(/^No conversations yet/)],
  ['profile', '/profile', 'member', sees(/account is verified/)],
  ...noticeStates,
  ['settings', '/settings', 'member', sees(/^Somebody answers your post/)],
  ...pushStates,
  ['profile-edit', '/profile?edit=true', 'member'],
  ['profile-edit-faults', '/profile?edit=true', 'member', makeMistakes],
  ['profile-crop', '/profile?edit=true', 'member', choosePicture],
  ['profile-upload', '/profile?edit=true', 'member', sendPicture],
  ['profile-discard', '/profile?edit=true', 'member', leaveUnsaved],
  ['security', `${outOfOrder}/profile`, 'holder of a password', typeNewPassword],
  ['security-faults', `${outOfOrder}/profile`, 'holder of a password', failToSecure],
  ['member-not-found', '/no/such/page', 'member'],
  ['profile-unverified', '/profile', 'newcomer', sees(/Request verification/)],
  ['onboarding-name', '/onboarding/name', 'newcomer'],
  ['onboarding-profession', '/onboarding/profession', 'newcomer'],
  ['onboarding-contact', '/onboarding/contact', 'newcomer'],
  ['onboarding-location', '/onboarding/location', 'newcomer'],
  ['onboarding-experience', '/onboarding/experience', 'newcomer'],
  ['onboarding-goals', '/onboarding/goals', 'newcomer'],
  ['onboarding-terms', '/onboarding/terms', 'newcomer'],
]

/** What a page is refused with on purpose. */
const refusals: Readonly<Record<string, readonly number[]>> = {
  'member-home-failed': [403],
  'messages-missing': [404],
  'marketplace-failed': [502],
  'notifications-failed': [403],
}

/** A part that comes a little later. */
function sees(words: RegExp) {
  return (page: Page) => expect(page.getByText(words)).toBeVisible()
}
async function openDiscussion(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Discussion' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}
function openCommunity(name: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.waitForLoadState('networkidle')
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
async function askToBlock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}
async function reportSomebody(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Sends adverts.')
}
async function findSomebody(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find people' }).click()
  await page.getByRole('combobox', { name: 'Search user' }).fill('o')
  await expect(page.getByRole('option').first()).toBeVisible()
}
async function askForReset(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await expect(page.getByText(/instructions have been sent/)).toBeVisible()
}
async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill('Correct')
}
async function failToUpdate(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill('Correct1horse')
  await page.getByRole('button', { name: 'Show new password' }).click()
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
}
async function typeNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill('Correct1horse')
  await expect(page.getByText(/one special character/)).toBeVisible()
}
async function failToSecure(page: Page): Promise<void> {
  await typeNewPassword(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByRole('button', { name: 'Update Email Address' }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
}
async function makeMistakes(page: Page): Promise<void> {
  await page.getByLabel('Display name').fill('J')
  await page.getByLabel('Website').fill('adaeze')
  await page.getByLabel('Label Representative').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Three fields need a change')).toBeVisible()
}
async function choosePicture(page: Page): Promise<void> {
  const file = await twoColours(page)
  await page.getByLabel('Change picture').and(page.locator('input')).setInputFiles(file)
  await expect(page.getByRole('dialog')).toBeVisible()
}
async function sendPicture(page: Page): Promise<void> {
  await page.route('**/api/avatar*', () => {})
  await choosePicture(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
}
async function leaveUnsaved(page: Page): Promise<void> {
  await page.getByLabel('Display name').fill('Ada')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

async function memberOfNothing(browser: Browser): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext()
  await enterAs(context, await createMember('Noor Haddad'))
  const state = await context.storageState()
  await context.close()
  return state
}

/** One sign-in for each kind of person and worker; every page starts from there. */
const test = base.extend<object, { states: Record<Who, BrowserContextOptions['storageState']> }>({
  states: [
    async ({ browser }, use, info) => {
      const { baseURL } = info.project.use
      const signedIn = async (enter: (page: Parameters<typeof signInAs>[0]) => Promise<void>) => {
        const context = await browser.newContext({ ...(baseURL && { baseURL }) })
        const page = await context.newPage()
        await enter(page)
        await expect(page).toHaveURL(/\/(onboarding\/name)?$/)
        const state = await context.storageState()
        await context.close()
        return state
      }
      await use({
        visitor: { cookies: [], origins: [] },
        member: await signedIn((page) => signInAs(page, 'Google', 'Adaeze Nwosu')),
        'member of nothing': await memberOfNothing(browser),
        newcomer: await signedIn((page) => signInAsSomeoneNew(page, 'Google', 'Wren Ito')),
        'holder of a password': await signedIn((page) =>
          signInByEmail(page, outOfOrder, journeyAccounts.looking),
        ),
      })
    },
    { scope: 'worker' },
  ],
})

for (const [name, path, who, go] of pages) {
  test.describe(`to a ${who}`, () => {
    test.use({
      colorScheme: 'dark',
      storageState: async ({ states }, use) => use(states[who]),
      expectRefusals: refusals[name] ?? [],
    })

    test(`${name} is accessible and fits, in both themes`, async ({ page }, info) => {
      // Two inspections of all that is on screen take most of a minute on a busy machine.
      test.slow()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Some parts come in a second piece.
      await page.waitForLoadState('networkidle')
      await go?.(page)
      await page.evaluate(() => document.fonts.ready)
      for (const theme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await inspect(page)
        const file = `test-results/gallery/${name}-${info.project.name}-${theme}.png`
        await page.screenshot({ path: file, fullPage: true })
      }
    })
  })
}

test('every page holds at 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, path] of pages.filter(([, , who]) => who === 'visitor')) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, name).toBeLessThanOrEqual(320)
  }
})
