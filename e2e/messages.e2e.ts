import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { say, sayMany, startGroup, startPair } from '../server/test/conversations.ts'
import { withDatabase } from './harness/database.ts'
import { inspect } from './harness/inspect.ts'
import { createMember, enterAs, type Member } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

/** Another person's browser beside the one of the journey. */
async function openFor(browser: Browser, person: Member): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await enterAs(context, person)
  return [context, await context.newPage()]
}
const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / })
const messages = (page: Page): Locator => page.getByRole('list', { name: 'Messages', exact: true })
const said = (page: Page, words: string): Locator => messages(page).getByText(words, { exact: true })
const box = (page: Page): Locator => messages(page).locator('..')

async function write(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await composer(page).press('Enter')
}

test.describe('two people', { tag: '@desktop' }, () => {
  test('write to each other, see each other type and read, and mend a word', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    await enterAs(context, runa)
    await page.goto(`/users/${otis.id}`)
    await page.getByRole('main').getByRole('button', { name: 'Message', exact: true }).click()
    await expect(page).toHaveURL(/\/messages\?id=/)
    await expect(page.getByText('No messages yet. Start the conversation!')).toBeVisible()
    await write(page, 'Is the tape machine free?')
    await expect(messages(page).getByRole('img', { name: 'Sent' })).toBeVisible()

    const [othersContext, others] = await openFor(browser, otis)
    await others.goto('/messages')
    await expect(others.getByRole('link', { name: /Messages, 1 unread/ })).toBeVisible()
    await others.getByRole('link', { name: /Runa Dahl.*Is the tape machine free/ }).click()
    await expect(said(others, 'Is the tape machine free?')).toBeVisible()
    await expect(messages(page).getByRole('img', { name: 'Read', exact: true })).toBeVisible()

    await composer(others).pressSequentially('From fr', { delay: 40 })
    await expect(page.getByText('Otis Bream is typing…')).toBeVisible()
    await composer(others).pressSequentially('iday on.', { delay: 40 })
    await composer(others).press('Enter')
    await expect(said(page, 'From friday on.')).toBeVisible()
    await expect(page.getByText('Otis Bream is typing…')).toBeHidden()
    await expect(page.locator('[aria-live=polite]', { hasText: 'Otis Bream: From friday on.' })).toBeAttached()

    await composer(others).press('ArrowUp')
    await others.getByRole('textbox', { name: 'Edit message' }).fill('From Friday on.')
    await others.keyboard.press('Enter')
    await expect(said(page, 'From Friday on.')).toBeVisible()
    await expect(messages(page).getByText('(edited)')).toBeVisible()
    await inspect(page)
    await othersContext.close()
  })

  test('who is offline writes, and it goes once when the line is back', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    const id = await startPair(runa, otis)
    await say(otis, id, 'Are you there?')
    await enterAs(context, runa)
    await page.goto(`/messages?id=${id}`)
    await expect(said(page, 'Are you there?')).toBeVisible()
    await context.setOffline(true)
    await write(page, 'In the tunnel.')
    await expect(messages(page).getByRole('img', { name: 'Waiting to be sent' })).toBeVisible()
    await inspect(page)
    const [othersContext, others] = await openFor(browser, otis)
    await others.goto(`/messages?id=${id}`)
    await context.setOffline(false)
    await expect(said(others, 'In the tunnel.')).toBeVisible({ timeout: 30_000 })
    await expect(messages(page).getByRole('img', { name: /^(Sent|Read)$/ })).toBeVisible()
    await expect(said(others, 'In the tunnel.')).toHaveCount(1)
    await othersContext.close()
  })

  test('three people make a group, and see who has read', async ({ page, context, browser }) => {
    test.slow()
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    const ines = await createMember('Ines Quay')
    await enterAs(context, runa)
    await page.goto('/messages')
    await page.getByRole('button', { name: 'New Group' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create Group Chat' })
    await dialog.getByLabel('Group name').fill('Night shift')
    for (const name of ['Otis Bream', 'Ines Quay']) {
      await dialog.getByRole('combobox', { name: 'Add Participants' }).fill(name)
      await dialog.getByRole('option', { name }).first().click()
    }
    await dialog.getByLabel('Initial message').fill('Who brings the kettle?')
    await inspect(page)
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/messages\?id=/)
    await expect(page.getByRole('heading', { name: 'Night shift' })).toBeVisible()
    await expect(said(page, 'Who brings the kettle?')).toBeVisible()
    await page.getByRole('button', { name: '3 people' }).click()
    await expect(page.getByRole('dialog').getByText('Ines Quay')).toBeVisible()
    await page.keyboard.press('Escape')
    expect([otis.id, ines.id]).toHaveLength(2)
  })
})
