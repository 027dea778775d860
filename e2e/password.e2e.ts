import type { Page } from '@playwright/test'
import { outOfOrder } from './harness/addresses.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { followMail, type MailName } from './harness/mailbox.ts'
import { journeyAccounts } from './harness/password-account.ts'
import { signInByEmail } from './harness/sign-in.ts'
import { expect, test } from './harness/test.ts'

const newPassword = 'Battery-2-staple'
/** These accounts are new, so the first page after sign-in asks for a name. */
const inside = /\/onboarding\/name$/

async function openSecurity(page: Page, account: { email: string; password: string }) {
  await signInByEmail(page, outOfOrder, account)
  await expect(page).toHaveURL(inside)
  await page.goto(`${outOfOrder}/profile`)
  await expect(page.getByRole('heading', { name: 'Security Settings' })).toBeVisible()
}
async function expectRefused(page: Page, account: { email: string; password: string }) {
  await signInByEmail(page, outOfOrder, account)
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.')
}

test.use({ expectRefusals: [401, 403, 400] })

test(
  'changing a password signs out all other browsers',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const account = journeyAccounts.changing
    const elsewhere = await (await browser.newContext()).newPage()
    await openSecurity(elsewhere, account)
    await openSecurity(page, account)
    const form = page.getByRole('form', { name: 'Change Password' })
    const submit = form.getByRole('button', { name: 'Change Password' })
    await form.getByLabel('Current password', { exact: true }).fill('a guess')
    await form.getByLabel('New password', { exact: true }).fill(newPassword)
    await expect(form.getByText('Password meets security requirements')).toBeVisible()
    await form.getByLabel('Confirm password', { exact: true }).fill(newPassword)
    await submit.click()
    await expect(form.getByText('Current password is incorrect')).toBeVisible()
    await inspectAgain(page, 'security-faults')
    await form.getByLabel('Current password', { exact: true }).fill(account.password)
    await submit.click()
    await expect(form.getByRole('status')).toHaveText('Password updated successfully.')
    await inspect(page)
    await expect(elsewhere.getByRole('heading', { name: 'Sign in to View Profile' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Security Settings' })).toBeVisible()
    await expectRefused(elsewhere, account)
    await signInByEmail(elsewhere, outOfOrder, { ...account, password: newPassword })
    await expect(elsewhere).toHaveURL(inside)
    await elsewhere.context().close()
  },
)

test('a forgotten password is reset by the mail', { tag: '@phone' }, async ({ page }) => {
  const account = journeyAccounts.forgetting
  await page.goto(`${outOfOrder}/auth/email`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Your Password')
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await expect(page.getByRole('status').first()).toContainText(
    'Password reset instructions have been sent to your email address.',
  )
  await inspectAgain(page, 'reset-password-sent')
  await followMail(page, outOfOrder, [account.email, 'Reset your Patchbay password'])
  await expect(page).toHaveURL(/\/auth\/update-password\?source=reset#token=/)
  const link = page.url()
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${outOfOrder}/auth`)
  await expect(
    page.getByText('Password updated successfully. Please sign in with your new password.'),
  ).toBeVisible()
  await expectRefused(page, account)
  await signInByEmail(page, outOfOrder, { ...account, password: newPassword })
  await expect(page).toHaveURL(inside)

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Another-3-word')
  await page.getByLabel('Confirm password', { exact: true }).fill('Another-3-word')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(
    'Failed to update password. Please try again.',
  )
  await inspectAgain(page, 'update-password-faults')
})

for (const [name, account, isCurrentFirst, tag] of [
  ['the current address first', journeyAccounts.moving, true, ['@desktop']],
  ['the new address first', journeyAccounts.movingBack, false, ['@phone', '@again']],
] as const)
  test(
    `an e-mail address is changed by both mails, ${name}`,
    { tag: [...tag] },
    async ({ page }) => {
      const newEmail = account.email.replace('@', '+new@')
      await openSecurity(page, account)
      const form = page.getByRole('form', { name: 'Update Email Address' })
      await form.getByLabel('New e-mail address').fill(newEmail)
      await form.getByLabel('Current password', { exact: true }).fill(account.password)
      await form.getByRole('button', { name: 'Update Email Address' }).click()
      await expect(form.getByRole('status')).toHaveText(
        'Verification emails have been sent to your current and new email addresses. Please check both to complete the change.',
      )
      const current: MailName = [
        account.email,
        'Confirm the change of your Patchbay e-mail address',
      ]
      const fresh: MailName = [newEmail, 'Confirm your new Patchbay e-mail address']
      const [first, second] = isCurrentFirst ? [current, fresh] : [fresh, current]
      await followMail(page, outOfOrder, first)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Address confirmed')
      await expect(page).not.toHaveURL(/token/)
      await inspect(page)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Address confirmed')

      await followMail(page, outOfOrder, second)
      await expect(page).toHaveURL(`${outOfOrder}/auth`)
      await expect(
        page.getByText('Email updated successfully. Please sign in with your new email address.'),
      ).toBeVisible()
      await expect(page.getByText(/session has expired/)).toHaveCount(0)
      await expectRefused(page, account)
      await signInByEmail(page, outOfOrder, { ...account, email: newEmail })
      await expect(page).toHaveURL(inside)
    },
  )
