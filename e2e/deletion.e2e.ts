import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
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
})
