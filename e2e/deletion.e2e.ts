import { query } from '../server/src/platform/db/query.ts'
import { inspect } from './harness/inspect.ts'
import { withDatabase } from './harness/database.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
import { signInAsSomeoneNew } from './harness/sign-in.ts'
import { expect, test } from './harness/test.ts'

test.describe('an account', { tag: '@phone' }, () => {
  test('is deleted by typing the phrase, signs its browser out, and passes on what it led', async ({
    page,
    context,
    browser,
  }) => {
    const leader = await createMember('Ottilie Brandt')
    const heir = await createMember('Samir Haddad')
    const id = await createCommunityOf(leader, { name: 'Long Table', members: [heir] })
    await enterAs(context, leader)
    const heirContext = await browser.newContext({ reducedMotion: 'reduce' })
    await enterAs(heirContext, heir)
    const other = await heirContext.newPage()
    await other.goto(`/communities/${id}`)
    await expect(other.getByRole('button', { name: 'Leave' })).toBeVisible()

    await page.goto('/profile')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const sheet = page.getByRole('dialog')
    const confirm = sheet.getByRole('button', { name: 'Delete Account' })
    await expect(confirm).toBeDisabled()
    await sheet.getByRole('textbox').fill('delete my account')
    await inspect(page)
    await confirm.click()
    await expect(page).toHaveURL('/auth')
    await expect(
      page.getByText(
        'Your account has been successfully deleted. Thank you for using our platform.',
      ),
    ).toBeVisible()
    // [F-09] The toast says it too, apart from the banner.
    await expect(
      page
        .getByRole('region', { name: 'Status messages' })
        .getByText('Your account has been successfully deleted', { exact: true }),
    ).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth-user'))).toBeNull()
    await page.goto('/profile')
    await expect(page.getByText('Ottilie Brandt')).toHaveCount(0)

    await expect(other.getByRole('link', { name: 'Edit' })).toBeVisible()
    await expect(other.getByText('Ottilie Brandt')).toHaveCount(0)
    await heirContext.close()
  })

  test.describe('of somebody who signed in a while ago', () => {
    // Deleting is refused until it is confirmed, and another person cannot confirm it.
    test.use({ expectRefusals: [403] })

    test('is deleted once the same person has confirmed it at the provider', async ({ page }) => {
      await signInAsSomeoneNew(page, 'Google', 'Tove Lindgren')
      await expect(page).toHaveURL('/onboarding/name')
      await withDatabase((db) =>
        query(db)
          .updateTable('sessions')
          .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
          .where('user_id', 'in', (eb) =>
            eb.selectFrom('user_profiles').select('id').where('full_name', '=', 'Tove Lindgren'),
          )
          .execute(),
      )
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Delete Account' }).click()
      const sheet = page.getByRole('dialog', { name: 'Delete Account' })
      const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
      const submit = async (): Promise<void> => {
        await sheet.getByRole('textbox').fill('delete my account')
        await sheet.getByRole('button', { name: 'Delete Account' }).click()
      }
      await submit()
      await expect(question).toBeVisible()
      await inspect(page)

      await question.getByRole('button', { name: 'Confirm with Google' }).click()
      await page.getByRole('button', { name: /Ines Carvalho/ }).click()
      await expect(page).toHaveURL('/profile')
      await expect(page.getByText('That sign-in does not lead to this account.')).toBeVisible()
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await submit()
      await question.getByRole('button', { name: 'Confirm with Google' }).click()
      await page.getByRole('button', { name: /Tove Lindgren/ }).click()

      await expect(page).toHaveURL('/profile')
      await submit()
      await expect(page).toHaveURL('/auth')
      await expect(page.getByText(/Thank you for using our platform/)).toBeVisible()
    })
  })
})
