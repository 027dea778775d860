import { readFile } from 'node:fs/promises'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

test.describe('an invitation', () => {
  test('lets a stranger sign in and into a private community, and its leader sees who came', async ({
    page,
    context,
    browser,
  }) => {
    const leader = await createMember('Sefa Amankwah')
    const name = `Reel Room ${crypto.randomUUID().slice(0, 8)}`
    const communityId = await createCommunityOf(leader, { name, isPrivate: true })
    await enterAs(context, leader)

    await page.goto(`/communities/${communityId}`)
    await page.getByRole('button', { name: 'Invite' }).click()
    const sheet = page.getByRole('dialog', { name: 'Invitations' })
    await expect(sheet.getByText('No links yet')).toBeVisible()
    await sheet.getByLabel('For').selectOption('1 person')
    await sheet.getByRole('button', { name: 'Make a link' }).click()
    await expect(sheet.getByText('0 of 1 joined')).toBeVisible()
    const address = (await sheet.getByText(/\/invitations\/[\w-]{43}$/).textContent()) ?? ''
    await inspect(page)

    await sheet.getByRole('button', { name: 'QR code' }).click()
    const code = page.getByRole('dialog', { name: 'Code to scan' })
    await expect(code.getByRole('img', { name: `invitation to ${name}` })).toBeVisible()
    await inspect(page)
    const downloading = page.waitForEvent('download')
    await code.getByRole('button', { name: 'Download' }).click()
    const file = await (await downloading).path()
    expect(await readFile(file, 'utf8')).toContain('Scan to join')
    await code.getByRole('button', { name: 'Close' }).click()

    const others = await browser.newContext({ reducedMotion: 'reduce' })
    const other = await others.newPage()
    await other.goto(new URL(address.trim().split(' ').at(-1) ?? '').pathname)
    await expect(other.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(other.getByText('Sefa Amankwah invites you')).toBeVisible()
    await inspect(other)
    await other.getByRole('main').getByRole('link', { name: 'Sign in to join' }).click()
    await other.getByRole('button', { name: 'Continue with Google' }).click()
    await other.getByRole('button', { name: /Kofi Mensah-Boyle/ }).click()
    await other.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(other).toHaveURL(`/communities/${communityId}`)
    await expect(other.getByRole('heading', { name: 'Events' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Invite' })).toHaveCount(0)

    // The open sheet follows.
    await expect(sheet.getByText('1 of 1 joined')).toBeVisible()
    await expect(sheet.getByText('Used up')).toBeVisible()
    await sheet.getByRole('button', { name: 'Who came by it' }).click()
    await expect(sheet.getByRole('link', { name: /Kofi/ })).toBeVisible()
    await inspect(page)
    await other.getByRole('button', { name: 'Leave' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(other.getByRole('button', { name: 'Request to Join' })).toBeVisible()
    await others.close()
  })
})
