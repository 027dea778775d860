import type { Locator, Page } from '@playwright/test'
import { uploadAttachment } from '@patchbay/contract/content/attachments'
import { deleteMessage, sendMessage } from '@patchbay/contract/messaging/messages'
import { say, startGroup, startPair } from '../server/test/conversations.ts'
import { inspect } from './harness/inspect.ts'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { messages } from './harness/thread.ts'

const row = (page: Page, name: RegExp): Locator => messages(page).getByRole('article', { name })

test('a message with a file is forwarded to another conversation, whose reader opens the file, also after the first one is deleted', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const [vera, tomas] = [await createMember('Vera Moe'), await createMember('Tomas Moe')]
  const ines = await createMember('Ines Moe')
  const source = await startGroup(vera, [tomas, await createMember('Otto Moe')], 'Load in')
  const target = await startPair(tomas, ines)
  await say(ines, target, 'What shall I bring?')
  const file = await vera.client.call(uploadAttachment, {
    params: { contextType: 'conversation', contextId: source },
    query: { name: 'list.txt' },
    body: new Blob(['Long cables, two stands.']),
  })
  const said = await vera.client.call(sendMessage, {
    params: { conversationId: source },
    body: {
      clientId: crypto.randomUUID(),
      content: 'All of **this**',
      attachments: [{ id: file.body.id }],
    },
  })
  await enterAs(context, tomas)
  await page.goto(`/messages?id=${source}`)
  const others = await browser.newPage({ reducedMotion: 'reduce' })
  await enterAs(others.context(), ines)
  await others.goto(`/messages?id=${target}`)
  await expect(row(others, /What shall I bring/)).toBeVisible()

  await test.step('a conversation is found and chosen', async () => {
    await row(page, /All of this/)
      .getByRole('button', { name: 'Message options' })
      .click()
    await page.getByRole('menuitem', { name: 'Forward' }).click()
    const sheet = page.getByRole('dialog', { name: 'Forward' })
    await expect(sheet.getByRole('region', { name: 'What is forwarded' })).toHaveText(
      'All of thislist.txt',
    )
    await sheet.getByRole('searchbox', { name: 'Search conversations' }).fill('ines')
    await expect(sheet.getByRole('checkbox')).toHaveCount(1)
    await sheet.getByRole('checkbox', { name: 'Ines Moe' }).check()
    await expect(sheet.getByRole('list', { name: 'Forward to' })).toContainText('Ines Moe')
    await inspect(page)
    await sheet.getByRole('button', { name: 'Forward' }).click()
    await expect(page.getByText('Forwarded to Ines Moe.')).toBeVisible()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(row(page, /^You: Forwarded, All of this, list\.txt/)).toBeVisible()
    await inspect(page)
  })

  await test.step('the other person has it at once, and its file stays when the first is deleted', async () => {
    const arrived = row(others, /^Tomas Moe: Forwarded, All of this, list\.txt/)
    await expect(arrived.getByText('Forwarded', { exact: true })).toBeVisible()
    await inspect(others)
    await vera.client.call(deleteMessage, { params: { messageId: said.body.id } })
    await others.reload()
    const loading = others.waitForEvent('download')
    await arrived.getByRole('link', { name: /list\.txt/ }).click()
    expect((await loading).suggestedFilename()).toBe('list.txt')
  })
  await others.close()
})
