import type { Browser, BrowserContext, Page } from '@playwright/test'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs, type Member } from './harness/members.ts'
import { colourAt, twoColours } from './harness/pictures.ts'
import { expect, test } from './harness/test.ts'
import { choose } from './harness/groups.ts'

/** Opens a second browser for another person. */
async function openFor(browser: Browser, person: Member): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await enterAs(context, person)
  return [context, await context.newPage()]
}
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
const sinceLoad = (page: Page) => page.evaluate(() => performance.timeOrigin)
/** The number of columns: the distinct left edges of the cards. */
async function columnsOf(page: Page): Promise<number> {
  const cards = page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards.first()).toBeVisible()
  const lefts = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  return new Set(lefts).size
}
const about =
  'For everyone who repairs what others throw away, tells how, and lends the right tool. '

test.describe('a private community', { tag: '@desktop' }, () => {
  test('a person requests to join, is accepted, takes part, leads and is removed, and both screens follow', async ({
    page,
    context,
    browser,
  }) => {
    // Two people in eight steps, on a machine that may be busy.
    test.slow()
    const leader = await createMember('Lotte Verhoeven')
    const applicant = await createMember('Tomasz Kruk')
    await enterAs(context, leader)
    const [otherContext, other] = await openFor(browser, applicant)

    await page.goto('/communities')
    const name = `Solder Circle ${crypto.randomUUID().slice(0, 8)}`
    await test.step('[J-02, J-17, J-18, J-19, K-06] the leader creates it, after correcting mistakes', async () => {
      await page.getByRole('button', { name: 'Create Community' }).click()
      const form = page.getByRole('dialog', { name: 'Create Community' })
      await form.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(form.getByText('Name must be at least 3 characters')).toBeVisible()
      await expect(form.getByText('Description must be at least 100 characters')).toBeVisible()
      await form.getByLabel('Name', { exact: true }).fill(name)
      await form.getByLabel('Description').fill(about.repeat(2))
      await form.getByLabel('Genres').fill('krautr')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await form.getByLabel('Make this community private').check()
      await form.locator('input[type=file]').setInputFiles(await twoColours(page))
      await inspectAgain(page, 'community-create')
      await form.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Leave' })).toHaveCount(0)
      await inspect(page)
    })
    const address = new URL(page.url()).pathname
    const loaded = await sinceLoad(page)

    await test.step('[J-13, K-16, K-30] another person finds it and sees only its public data', async () => {
      await other.goto(`/communities?q=${encodeURIComponent(name.toLowerCase())}`)
      await other.getByRole('link', { name }).click()
      await expect(
        other.getByText(
          'This is a private community. You need to be a member to view discussions and events.',
        ),
      ).toBeVisible()
      await expect(other.getByRole('heading', { name: 'Events' })).toHaveCount(0)
      await inspectAgain(other, 'community-outside')
    })
    const otherLoaded = await sinceLoad(other)
    await test.step('[K-12, K-17, K-21] a request arrives at the leader’s open page', async () => {
      await other.getByRole('button', { name: 'Request to Join' }).click()
      await other.getByLabel('Note to the leader').fill('I bring a good iron.')
      await other.getByRole('button', { name: 'Send request' }).click()
      await expect(other.getByRole('button', { name: 'Request Pending' })).toBeDisabled()
      await expect(page.getByRole('button', { name: /Membership Requests/ })).toContainText('1')
    })
    await test.step('[K-22] an approval opens the applicant’s page, without a reload', async () => {
      await page.getByRole('button', { name: /Membership Requests/ }).click()
      const sheet = page.getByRole('dialog', { name: /Membership Requests/ })
      await expect(sheet.getByText('I bring a good iron.')).toBeVisible()
      await inspect(page)
      await sheet.getByRole('button', { name: `Approve: ${applicant.name}` }).click()
      await expect(sheet.getByText('No pending membership requests')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(other.getByRole('button', { name: 'Leave' })).toBeVisible()
      await expect(other.getByRole('heading', { name: 'Events' })).toBeVisible()
      await expect(page.getByText('2 members').first()).toBeVisible()
    })
    await test.step('[M-09, M-24, K-33] the new member announces an event, and the leader sees it', async () => {
      await other.getByRole('button', { name: 'New Event' }).click()
      const form = other.getByRole('dialog', { name: 'New Event' })
      await form.getByRole('button', { name: 'Create Event' }).click()
      await expect(form.getByText('Title must be at least 3 characters')).toBeVisible()
      await expect(form.getByText('Start time is required')).toBeVisible()
      await form.getByLabel('Title').fill('Bring and mend')
      await form.getByLabel('Description').fill('Whatever hums, crackles or does neither.')
      await form.getByLabel('Start').fill('2031-05-10T18:00')
      await form.getByLabel('End').fill('2031-05-10T17:00')
      await form.getByLabel('Location').fill('Ghent')
      await form.getByRole('button', { name: 'Create Event' }).click()
      await expect(form.getByText('End time must be after start time')).toBeVisible()
      await form.getByLabel('End').fill('2031-05-10T21:00')
      await form.getByRole('button', { name: 'Create Event' }).click()
      await expect(form).toBeHidden()
      await expect(page.getByRole('link', { name: 'Bring and mend', exact: true })).toBeVisible()
    })
    await test.step('[M-03, M-04, M-05] the leader accepts, and the other sees who is going', async () => {
      await page.getByRole('button', { name: 'Going', exact: true }).click()
      const who = other.getByRole('button', { name: /1 going/ })
      await expect(who).toBeVisible()
      await who.click()
      await expect(other.getByText(leader.name).last()).toBeVisible()
      await inspect(other)
      await other.keyboard.press('Escape')
    })
    await test.step('[K-04, K-28] the leader transfers the leadership in the list of members', async () => {
      await page
        .getByRole('button', { name: /2 members, show them/ })
        .first()
        .click()
      await choose(page, `Options for ${applicant.name}`, 'Make leader')
      await page.getByRole('button', { name: 'Make leader', exact: true }).click()
      await expect(other.getByRole('link', { name: 'Edit' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible()
    })
    await test.step('[K-27, K-30] the new leader removes the old one, whose page closes', async () => {
      await other
        .getByRole('button', { name: /2 members, show them/ })
        .first()
        .click()
      await choose(other, `Options for ${leader.name}`, 'Remove')
      await other.getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(page.getByText(/You need to be a member to view/)).toBeVisible()
      await expect(page.getByText('Bring and mend')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Request to Join' })).toBeVisible()
    })
    expect([await sinceLoad(page), await sinceLoad(other)]).toEqual([loaded, otherLoaded])
    expect(new URL(page.url()).pathname).toBe(address)
    await otherContext.close()
  })
})

test.describe('the list', { tag: '@phone' }, () => {
  test('[J-01, J-11, J-14, J-15] the URL contains the search, and a link restores it', async ({
    page,
    context,
  }) => {
    const leader = await createMember('Amparo Rius')
    const word = `Rius${crypto.randomUUID().slice(0, 6)}`
    const place = { location: `${word}ville, Andorra`, genres: ['Sea Shanty'] }
    await createCommunityOf(leader, { name: `${word} Shanties`, ...place })
    await createCommunityOf(leader, { name: `${word} Others`, genres: ['Dub'] })
    await enterAs(context, await createMember('Joel Hart'))
    await page.goto('/communities')
    await test.step('[J-03] cards are in one, two or three columns', async () => {
      for (const [width, columns] of [
        [1280, 3],
        [800, 2],
        [390, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => columnsOf(page)).toBe(columns)
      }
    })
    await page.getByRole('searchbox', { name: 'Search communities' }).fill(word.toLowerCase())
    await expect(page).toHaveURL(new RegExp(`q=${word.toLowerCase()}`))
    await expect(page.getByText('2 communities')).toBeVisible()
    await page.getByLabel('Genre').selectOption('Sea Shanty')
    await expect(page.getByRole('link', { name: `${word} Others` })).toHaveCount(0)
    await page.getByLabel('Country').selectOption('Andorra')
    await page.getByLabel('City').selectOption(`${word}ville`)
    await inspectAgain(page, 'member-communities')
    const link = page.url()
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('searchbox', { name: 'Search communities' })).toHaveValue(
      word.toLowerCase(),
    )
    await expect(page.getByLabel('City')).toHaveValue(`${word}ville`)
    await expect(page.getByRole('link', { name: `${word} Shanties` })).toBeVisible()
    await test.step('[J-10, K-20] and the viewer joins in place', async () => {
      await page.getByRole('button', { name: 'Join', exact: false }).first().click()
      await expect(page.getByText('Member', { exact: true })).toBeVisible()
    })
    await page.getByRole('searchbox', { name: 'Search communities' }).fill(`${word}nothing`)
    await expect(page.getByText('No communities found')).toBeVisible()
    await inspectAgain(page, 'communities-none')
  })
})

test(
  '[J-16, K-19, K-25] a visitor looks around, signs in to join, returns to the same list, joins and leaves',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.goto('/communities')
    await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom')
    await page.getByRole('combobox', { name: 'City' }).selectOption('Bristol')
    await expect(page.getByRole('link', { name: 'South London Producers' })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'South London Producers' })).toBeVisible()
    await page.getByRole('combobox', { name: 'City' }).selectOption('Bristol')
    await inspectAgain(page, 'communities')
    const card = cardOf(page, 'Small Rooms & Venues')
    await card.getByRole('link', { name: 'Sign in to join' }).click()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: /Conor Fitzsimons/ }).click()
    await expect(page).toHaveURL(/\/communities\?.*city=Bristol/)
    await card.getByRole('button', { name: 'Join' }).click()
    await expect(card.getByText('Member', { exact: true })).toBeVisible()
    await card.getByRole('link', { name: 'Small Rooms & Venues' }).click()
    await page.getByRole('button', { name: /^\d+ members$/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Members' })
    await expect(sheet.getByText('Conor', { exact: true })).toBeVisible()
    await inspectAgain(page, 'community-members')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('button', { name: 'Join' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/city=Bristol/)
  },
)

test.describe('a community that is deleted', { tag: '@desktop' }, () => {
  test.use({ expectRefusals: [404] })

  test('[K-05, K-07, K-08, K-10] its leader edits and deletes it, and viewers of the page are notified', async ({
    page,
    context,
    browser,
  }) => {
    const leader = await createMember('Edda Lind')
    const guest = await createMember('Ruben Sol')
    const id = await createCommunityOf(leader, { name: 'Short Season', location: 'Lund, Sweden' })
    await enterAs(context, leader)
    const [guestContext, other] = await openFor(browser, guest)
    await Promise.all([page.goto(`/communities/${id}`), other.goto(`/communities/${id}`)])
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Shorter Season')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('heading', { name: 'Short Season' })).toBeVisible()
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Shortest Season')
    await page.getByLabel('Show location').uncheck()
    const cover = page.getByLabel('Cover image').and(page.locator('input'))
    await cover.setInputFiles(await twoColours(page))
    await inspect(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByRole('heading', { name: 'Shortest Season' })).toBeVisible()
    await expect(other.getByText('Lund, Sweden')).toHaveCount(0)
    await expect
      .poll(
        () => colourAt(other.locator('main img[src*="/community-covers/"]').first(), 0.1, 0.5),
        {
          timeout: 10_000,
        },
      )
      .toBe('red')
    await test.step('[J-04] the card also shows the cover', async () => {
      await other.goto('/communities?q=Shortest+Season')
      const picture = cardOf(other, 'Shortest Season').locator('img')
      await expect(picture).toBeVisible()
      expect(await colourAt(picture, 0.1, 0.5)).toBe('red')
      await other.goBack()
    })
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Delete community' }).click()
    const sheet = page.getByRole('dialog')
    const confirm = sheet.getByRole('button', { name: 'Delete community' })
    await expect(confirm).toBeDisabled()
    await sheet.getByRole('textbox').fill('Shortest Season')
    await inspect(page)
    await confirm.click()
    await expect(page).toHaveURL('/communities')
    await expect(other.getByText('Community not found')).toBeVisible()
    await guestContext.close()
  })
})
