import type { Page } from '@playwright/test'
import { outOfOrder } from './harness/addresses.ts'
import { inspect } from './harness/inspect.ts'
import { followMail, openMail } from './harness/mailbox.ts'
import { createMember, enterAs } from './harness/members.ts'
import { signOut } from './harness/sign-in.ts'
import { addAuthenticator } from './harness/passkeys.ts'
import { expect, test } from './harness/test.ts'

const subject = 'Your code for Patchbay'
/** These accounts are new, so the first page after sign-in asks for a name. */
const inside = /\/onboarding\/name$/

/** The code of the newest mail to the address. */
async function readCode(page: Page, email: string): Promise<string> {
  const mailbox = await openMail(page, outOfOrder, [email, subject])
  const text = await mailbox.locator('pre').textContent()
  await mailbox.close()
  return /\d{4} \d{4}/.exec(text ?? '')?.[0] ?? ''
}

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto(`${outOfOrder}/auth`)
  await page.getByRole('link', { name: 'Continue with e-mail' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We have mailed a code to ${email}.`)).toBeVisible()
  await expect(page.getByLabel('Code from the mail')).toBeFocused()
}

test.describe('a code in a mail', () => {
  test.use({ expectRefusals: [403] })

  test('creates an account, and its link opens it in another browser', async ({ page, browser }, {
    project,
  }) => {
    const email = `mailbox-${project.name}@example.com`
    await askForCode(page, email)
    await inspect(page)
    const code = await readCode(page, email)
    // A reload still asks for the code that was mailed.
    await page.reload()
    const field = page.getByLabel('Code from the mail')
    await field.fill(code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10)))
    await page.keyboard.press('Enter')
    await expect(page.getByText('That code is wrong. Look at the newest mail.')).toBeVisible()
    await expect(field).toBeFocused()
    await inspect(page)
    await field.fill(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(inside)

    const context = await browser.newContext()
    const other = await context.newPage()
    await askForCode(other, email)
    const link = await context.newPage()
    await followMail(link, outOfOrder, [email, subject])
    await expect(link.getByText(/^You have opened the link of a mail/)).toBeVisible()
    await link.getByRole('button', { name: 'Sign in' }).click()
    await expect(link).toHaveURL(inside)
    await context.close()
  })
})

test.describe('a passkey', () => {
  test(
    'is added in the settings, and signs in without a name',
    { tag: '@desktop-first' },
    async ({ page, context }) => {
      const member = await createMember('Noor Haddad')
      await enterAs(context, member)
      await addAuthenticator(page)
      await page.goto('/settings')
      const panel = page.getByRole('region', { name: 'Second factor' })
      await panel.getByRole('button', { name: 'Add a passkey' }).click()
      await page
        .getByRole('dialog', { name: 'Add a passkey' })
        .getByRole('button', { name: 'Make the passkey' })
        .click()
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await expect(panel.getByText('This device')).toBeVisible()
      await signOut(page)
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await expect(page).toHaveURL('/')
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: 'Noor Haddad' }).first()).toBeVisible()
    },
  )
})
