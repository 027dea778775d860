import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { deleteMessage } from '@patchbay/contract/messaging/messages'
import { say, startGroup, startPair } from '../server/test/conversations.ts'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { composer, said } from './harness/thread.ts'

test.describe('without a reload', { tag: '@desktop' }, () => {
  test('[N-13, CON-55] a block and its end reach the open pages of both people', async ({
    page,
    context,
    browser,
  }) => {
    const [vera, tomas, ines] = [
      await createMember('Vera Lund'),
      await createMember('Tomas Ruiz'),
      await createMember('Ines Moreau'),
    ]
    const pair = await startPair(vera, tomas)
    await say(tomas, pair, 'Are you there?')
    const group = await startGroup(vera, [tomas, ines], 'Late shift')
    await say(tomas, group, 'Rude words')
    await enterAs(context, vera)
    await page.goto(`/messages?id=${pair}`)
    await expect(composer(page)).toBeVisible()
    const row = page.getByRole('link', { name: /Late shift/ })
    await expect(row).toContainText('Tomas: Rude words')
    const theirs = await browser.newContext({ reducedMotion: 'reduce' })
    await enterAs(theirs, tomas)
    const profile = await theirs.newPage()
    await profile.goto(`/users/${vera.id}`)
    const write = profile.getByRole('main').getByRole('button', { name: 'Message', exact: true })
    await expect(write).toBeEnabled()

    await vera.client.call(blockPerson, { params: { userId: tomas.id } })
    await expect(page.getByText('You have blocked Tomas Ruiz')).toBeVisible()
    await expect(composer(page)).toHaveCount(0)
    await expect(row).toContainText('A message from somebody you have blocked')
    await expect(page.getByText('Rude words')).toHaveCount(0)
    await expect(write).toBeDisabled()

    await vera.client.call(unblockPerson, { params: { userId: tomas.id } })
    await expect(composer(page)).toBeVisible()
    await expect(row).toContainText('Tomas: Rude words')
    await expect(write).toBeEnabled()

    await vera.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    await expect(profile.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
    await theirs.close()
  })

  test('a deleted message leaves no text in the page of the other person', async ({
    page,
    context,
  }) => {
    const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
    const pair = await startPair(vera, tomas)
    await say(tomas, pair, 'Are you there?')
    await enterAs(context, vera)
    await page.goto(`/messages?id=${pair}`)
    await expect(said(page, 'Are you there?')).toBeVisible()
    const { id } = await say(tomas, pair, 'A slip of the tongue')
    await expect(said(page, 'A slip of the tongue')).toBeVisible()
    await tomas.client.call(deleteMessage, { params: { messageId: id } })
    await expect(page.locator('body')).not.toContainText('A slip of the tongue')
    const html = await page.content()
    expect(html).not.toContain('A slip of the tongue')
  })
})

test(
  '[T-05] on a very wide screen the two sides of a conversation stay near each other',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
    const pair = await startPair(vera, tomas)
    await say(tomas, pair, 'Left')
    await say(vera, pair, 'Right')
    await enterAs(context, vera)
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.goto(`/messages?id=${pair}`)
    const left = await said(page, 'Left').boundingBox()
    const right = await said(page, 'Right').boundingBox()
    const field = await composer(page).boundingBox()
    if (!left || !right || !field) throw new Error('The conversation is not on screen.')
    expect(right.x + right.width - left.x).toBeLessThanOrEqual(820)
    expect(field.width).toBeLessThanOrEqual(820)
  },
)
