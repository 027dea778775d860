import type { Page } from '@playwright/test'
import { outOfOrder } from '../harness/addresses.ts'
import { expect } from '../harness/test.ts'
import type { GalleryState } from './gallery-state.ts'

async function askForReset(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await expect(page.getByText(/instructions have been sent/)).toBeVisible()
}
async function typeTooFewDigits(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code from the mail').fill('123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the eight digits')).toBeVisible()
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

/** Signing in, passwords and the first steps of an account. */
export const accountStates = [
  ['auth', '/auth', 'visitor'],
  ['auth-error', '/auth?message=Authentication+failed.+Please+try+again.', 'visitor'],
  [
    'auth-success',
    '/auth?message=Email+updated+successfully.+Please+sign+in+with+your+new+email+address.',
    'visitor',
  ],
  ['auth-note', '/auth?message=You+cancelled+the+sign-in.+Nothing+has+changed.', 'visitor'],
  ['auth-email', `${outOfOrder}/auth/email`, 'visitor'],
  ['auth-mail', `${outOfOrder}/auth/mail`, 'visitor'],
  ['auth-mail-code', `${outOfOrder}/auth/mail`, 'visitor', typeTooFewDigits],
  ['auth-mail-link', `${outOfOrder}/auth/mail#token=x`, 'visitor', /opened the link of a mail/],
  ['reset-password', `${outOfOrder}/reset-password`, 'visitor'],
  ['reset-password-sent', `${outOfOrder}/reset-password`, 'visitor', askForReset],
  ['update-password', '/auth/update-password?source=reset#token=x', 'visitor', typePassword],
  ['update-password-faults', '/auth/update-password?source=reset#token=y', 'visitor', failToUpdate],
  [
    'update-password-no-link',
    '/auth/update-password?source=reset',
    'visitor',
    /This link is not complete/,
  ],
  ['validate-email', '/auth/validate-second-email', 'visitor', /No email address found/],
  ['security', `${outOfOrder}/profile`, 'holder of a password', typeNewPassword],
  ['security-faults', `${outOfOrder}/profile`, 'holder of a password', failToSecure],
  ['onboarding-name', '/onboarding/name', 'newcomer'],
  ['onboarding-profession', '/onboarding/profession', 'newcomer'],
  ['onboarding-contact', '/onboarding/contact', 'newcomer'],
  ['onboarding-location', '/onboarding/location', 'newcomer'],
  ['onboarding-experience', '/onboarding/experience', 'newcomer'],
  ['onboarding-goals', '/onboarding/goals', 'newcomer'],
  ['onboarding-terms', '/onboarding/terms', 'newcomer'],
] as const satisfies readonly GalleryState[]
