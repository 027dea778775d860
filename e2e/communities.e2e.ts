import type { Browser, Page } from '@playwright/test'
import { inspect } from './harness/inspect.ts'
import { colourAt, twoColours } from './harness/pictures.ts'
import { signInAs } from './harness/sign-in.ts'
import { expect, test } from './harness/test.ts'

const description =
  'Late shifts, long cables and short rehearsals. We swap rooms, lend stands, and write down who has which key before anybody asks for it.'

async function enter(page: Page, person: string): Promise<void> {
  await signInAs(page, 'Google', person)
  await expect(page).toHaveURL('/')
}
/** Another person, in a browser of their own. */
async function another(browser: Browser, baseURL: string | undefined, person: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await enter(page, person)
  return page
}
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

test.describe('a community that goes', () => {
  test.use({ expectRefusals: [404] })

  test(
    'a private community is made, asked for, opened to somebody, handed over and deleted',
    {
      tag: '@desktop',
    },
    async ({ page, browser, baseURL }) => {
      const name = `Night Shift ${Date.now()}`
      await enter(page, 'Solveig Aune')
      await page.goto('/communities')
      await page.getByRole('button', { name: 'Create Community' }).click()
      await page.getByLabel('Name').fill(name)
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(page.getByLabel('Description')).toHaveAccessibleDescription(
        'Description must be at least 100 characters',
      )
      await page.getByLabel('Description').fill(description)
      await page.getByRole('combobox', { name: 'Genres' }).fill('ambient')
      await page.getByRole('option', { name: 'Ambient', exact: true }).click()
      await page.getByRole('combobox', { name: 'Location' }).fill('Bergen, Norway')
      await page.getByLabel('Make this community private').check()
      const cover = page.getByLabel('Cover image').and(page.locator('input'))
      await cover.setInputFiles(await twoColours(page))
      await inspect(page)
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      const heading = page.getByRole('heading', { level: 1, name })
      await expect(heading).toBeVisible()
      await expect(page.getByText('Bergen, Norway')).toBeVisible()
      expect(await colourAt(page.locator('main img').first(), 0.1, 0.5)).toBe('red')
      await expect(page.getByRole('button', { name: 'Leave' })).toHaveCount(0)
      const address = page.url()

      const guest = await another(browser, baseURL, 'Mateus Prado')
      await guest.goto('/communities?genre=Ambient')
      await guest.getByRole('searchbox').fill(name.toLowerCase())
      await expect(guest).toHaveURL(/q=night/)
      await cardOf(guest, name).getByRole('button', { name: 'Request to Join' }).click()
      await guest.getByLabel('Note to the leader').fill('I have the other key.')
      await guest.getByRole('button', { name: 'Send request' }).click()
      await expect(
        cardOf(guest, name).getByRole('button', { name: 'Request Pending' }),
      ).toBeDisabled()
      await guest.getByRole('link', { name, exact: true }).click()
      await expect(guest.getByText(/^This is a private community\. You need/)).toBeVisible()
      await inspect(guest)

      await page.getByRole('button', { name: /Membership Requests.*1 waiting/ }).click()
      await expect(page.getByText('I have the other key.')).toBeVisible()
      await inspect(page)
      await page.getByRole('button', { name: /^Approve: DJ Prado/ }).click()
      await expect(page.getByText('No pending membership requests')).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).first().click()
      await expect(guest.getByRole('button', { name: 'Leave' })).toBeVisible()

      await page.getByRole('button', { name: '2 members' }).first().hover()
      const members = page.getByRole('dialog', { name: 'Members' })
      await expect(members.getByRole('listitem')).toHaveCount(2)
      await inspect(page)
      await members.getByRole('button', { name: /^Make leader: DJ Prado/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Make leader' }).click()
      await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(members).toHaveCount(0)

      await guest.getByRole('link', { name: 'Edit' }).click()
      await guest.getByRole('button', { name: 'Delete community' }).click()
      const dialog = guest.getByRole('dialog', { name: 'Delete community' })
      await expect(dialog.getByRole('button', { name: 'Delete community' })).toBeDisabled()
      await dialog.getByRole('textbox').fill(name)
      await inspect(guest)
      await dialog.getByRole('button', { name: 'Delete community' }).click()
      await expect(guest).toHaveURL('/communities')
      // Whoever still looks at it is told.
      await expect(page.getByRole('heading', { name: 'Community not found' })).toBeVisible()
      expect(page.url()).toBe(address)
      await guest.context().close()
    },
  )
})

test(
  'a visitor looks around, signs in to join, comes back to the same list, joins and leaves',
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
    await inspect(page)
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
    await expect(sheet.getByText(/^Conor/)).toBeVisible()
    await inspect(page)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('button', { name: 'Join' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/city=Bristol/)
  },
)
