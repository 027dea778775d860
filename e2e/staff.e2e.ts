import { requestVerification } from '@patchbay/contract/staff/verifications'
import { createMember, createStaffMember, enterAs } from './harness/members.ts'
import { inspect } from './harness/inspect.ts'
import { expect, test } from './harness/test.ts'

test.describe('the staff console', { tag: '@desktop' }, () => {
  test('[E-06, E-14] a moderator approves a verification, and the person’s open page follows', async ({
    page,
    context,
    browser,
  }) => {
    const person = await createMember('Wilma Okafor')
    const credentials = `Two records for Hollow Coast. ${crypto.randomUUID()}`
    const asked = await person.client.call(requestVerification, { body: { credentials } })
    const theirs = await browser.newContext({ reducedMotion: 'reduce' })
    await enterAs(theirs, person)
    const profile = await theirs.newPage()
    await profile.goto('/profile')
    const section = profile.getByRole('region', { name: 'Verification Status' })
    await expect(section.getByText('Your verification request is being reviewed.')).toBeVisible()

    await enterAs(context, await createStaffMember('Mo Derator', 'moderator'))
    await page.goto('/staff/verifications')
    await expect(page.getByRole('list', { name: 'Verifications' })).toBeVisible()
    await page.goto(`/staff/verifications/${asked.body.id}`)
    await expect(page.getByText(credentials)).toBeVisible()
    await inspect(page)
    await page.keyboard.press('a')
    const sheet = page.getByRole('dialog', { name: 'Verify Wilma Okafor?' })
    await sheet.getByLabel('Why, for the audit log').fill('The sleeve names her.')
    await inspect(page)
    await sheet.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('button', { name: 'Take the badge back' })).toBeVisible()

    await expect(section.getByText('Your account is verified.')).toBeVisible()
    await theirs.close()
  })

  test('a moderator finds somebody and bans them, who is signed out at once', async ({
    page,
    context,
    browser,
  }) => {
    const name = `Bela ${crypto.randomUUID().slice(0, 8)}`
    const person = await createMember(name)
    const theirs = await browser.newContext({ reducedMotion: 'reduce' })
    await enterAs(theirs, person)
    const home = await theirs.newPage()
    await home.goto('/profile')
    await expect(home.getByRole('heading', { name })).toBeVisible()

    await enterAs(context, await createStaffMember('Mo Derator', 'moderator'))
    await page.goto('/staff/people')
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('list', { name: 'People' }).getByText(name).click()
    await expect(page.getByText('Not banned')).toBeVisible()
    await inspect(page)
    await page.getByRole('button', { name: 'Ban', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Why, as they read it').fill('You sent the same to everybody.')
    await sheet.getByLabel('Why, for the audit log').fill('Spam in three communities.')
    await sheet.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(page.getByRole('definition').filter({ hasText: /^Banned until / })).toBeVisible()

    await expect(home.getByText(/The ban ends on/)).toBeVisible()
    await expect(home.getByText('You sent the same to everybody.')).toBeVisible()
    await theirs.close()
  })
})
