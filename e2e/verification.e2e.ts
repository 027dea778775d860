import type { Page } from '@playwright/test'
import {
  approveVerification,
  listOpenFeedback,
  listPendingRequests,
  rejectVerification,
} from '../server/src/features/staff/operators/public.ts'
import { withDatabase } from './harness/database.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const operator = { name: 'olga', reason: 'a journey' }

/** The id of the request with this text. */
const findRequest = (credentials: string): Promise<string> =>
  withDatabase(async (db) => {
    const open = await listPendingRequests(db, 1000)
    return open.find((request) => request.credentials === credentials)?.id ?? ''
  })

async function openProfile(page: Page, name: string): Promise<void> {
  await enterAs(page.context(), await createMember(name))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

test.describe('verification', { tag: '@phone' }, () => {
  test('someone applies, is rejected, applies again and is verified, and the page follows', async ({
    page,
  }) => {
    const first = `Two records for Hollow Coast. ${crypto.randomUUID()}`
    const second = `${first} Sleeve notes at https://hollow-coast.example`
    await openProfile(page, 'Wren Abara')
    const loaded = await page.evaluate(() => performance.timeOrigin)
    const section = page.getByRole('region', { name: 'Verification Status' })
    const credentials = section.getByLabel('Credentials')
    const ask = section.getByRole('button', { name: 'Request verification' })

    await test.step('[E-01] a text that is too short is refused at the field', async () => {
      await credentials.fill('Trust me')
      await ask.click()
      await expect(credentials).toBeFocused()
      await expect(section.getByText('Use at least 20 characters')).toBeVisible()
      await inspect(page)
    })
    await test.step('[E-04] a sent request is shown as under review', async () => {
      await credentials.fill(first)
      await ask.click()
      await expect(section.getByText('Your verification request is being reviewed.')).toBeVisible()
      await expect(section.getByText(/^Submitted \d+ \w+ \d{4}$/)).toBeVisible()
      await inspect(page)
    })
    await test.step('[E-07, E-14] a rejection arrives by itself, with its reason', async () => {
      const request = await findRequest(first)
      await withDatabase((db) => rejectVerification(db, operator, request, 'Which records?'))
      await expect(section.getByText('Which records?')).toBeVisible()
      await expect(section.getByText(/^Reviewed \d+ \w+ \d{4}$/)).toBeVisible()
      await inspect(page)
    })
    await test.step('and allows another try, starting from the old text', async () => {
      await expect(credentials).toHaveValue(first)
      await credentials.fill(second)
      await ask.click()
      await expect(section.getByText('Your verification request is being reviewed.')).toBeVisible()
    })
    await test.step('[A-55, E-14, E-15] an approval brings the badge, without a reload', async () => {
      const request = await findRequest(second)
      await withDatabase((db) => approveVerification(db, operator, request, 'Wren Abara'))
      await expect(section.getByText('Your account is verified.')).toBeVisible()
      const name = page.getByRole('heading', { name: /Wren Abara/ })
      await expect(name.getByRole('img', { name: 'Verified' })).toBeVisible()
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
      await inspectAgain(page, 'profile')
    })
  })
})

test.describe('contact us', { tag: '@desktop' }, () => {
  test.describe(() => {
    // The browser logs every request that fails.
    test.use({ expectConsoleErrors: true })

    test('[G-06, G-07, G-09, G-10] a question survives a lost connection and a reload, and arrives', async ({
      page,
      context,
    }) => {
      const question = `How do I leave? ${crypto.randomUUID()}`
      await openProfile(page, 'Ines Adebayo')
      const section = page.getByRole('region', { name: 'Contact Us' })
      const box = section.getByLabel('Question')
      const send = section.getByRole('button', { name: 'Send question' })
      await expect(send).toBeDisabled()
      await box.fill(question)
      // This account has no address of its own.
      const replyTo = section.getByLabel('E-mail address for the answer')
      await replyTo.fill('ines@example.com')
      await context.setOffline(true)
      await send.click()
      await expect(section.getByText('Failed to submit. Please try again.')).toBeVisible()
      await inspect(page)
      await context.setOffline(false)
      await page.reload()
      await expect(box).toHaveValue(question)
      await expect(replyTo).toHaveValue('ines@example.com')
      await send.click()
      await expect(section.getByText('Question sent successfully!')).toBeVisible()
      await expect(box).toHaveValue('')
      await expect(section.getByText('Question sent successfully!')).toBeHidden()
      const open = await withDatabase((db) => listOpenFeedback(db, 1000))
      expect(open.filter(({ content }) => content === question)).toHaveLength(1)
    })
  })
})
