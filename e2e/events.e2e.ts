import type { Page } from '@playwright/test'
import { createEvent } from '../server/test/communities.ts'
import { withDatabase } from './harness/database.ts'
import { inspectAgain } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs, findDemoMember } from './harness/members.ts'
import { settled } from './harness/settled.ts'
import { expect, test } from './harness/test.ts'

/** Opens a new community, only for this journey. */
async function openNewCommunity(page: Page): Promise<void> {
  const adaeze = await findDemoMember('Adaeze Nwosu')
  await enterAs(page.context(), adaeze)
  const id = await createCommunityOf(adaeze, { name: 'Stem Day Club' })
  await page.goto(`/communities/${id}`)
}

async function planEvent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Event' }).click()
  await page.getByLabel('Title').fill('Open listening')
  await page.getByLabel('Description').fill('Bring a session and a drive.\nDoors at two.')
  await page.getByLabel('Start').fill('2030-06-01T19:00')
  await page.getByLabel('End').fill('2030-06-01T21:00')
  await page.getByLabel('Time zone').fill('new york')
  await page.getByRole('option', { name: /^New York/ }).click()
  await page.getByRole('switch', { name: 'Online event' }).click()
  await page.getByLabel('Meeting URL').fill('https://meet.example.org/stems')
  await inspectAgain(page, 'event-create')
  await page.getByRole('button', { name: 'Create Event' }).click()
}

const answer = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Are you going to Open listening?' })
    .getByRole('button', { name })

test.describe('events', { tag: '@phone' }, () => {
  test('someone plans an event, answers, edits it, and cancels it', async ({ page }) => {
    await openNewCommunity(page)
    await expect(page.getByText('No upcoming events')).toBeVisible()
    await planEvent(page)
    await page.getByRole('link', { name: 'Open listening', exact: true }).click()
    await expect(page.getByText('19:00 in New York')).toBeVisible()
    await answer(page, 'Maybe').click()
    await answer(page, 'Going').click()
    await expect(page.getByText('1 going')).toBeAttached()
    // The answer is shown before the server has stored it.
    await settled(page)
    await page.reload()
    await expect(answer(page, 'Going')).toHaveAttribute('aria-pressed', 'true')
    await inspectAgain(page, 'event')

    await page.getByRole('button', { name: 'More about Open listening' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('switch', { name: 'Online event' }).click()
    await page.getByLabel('Location').fill('Peckham, London')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Peckham, London')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Join Online Meeting' })).toBeHidden()

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)

    await page.getByRole('button', { name: 'More about Open listening' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No upcoming events')).toBeVisible()
  })
})

test.describe('discussions', { tag: '@desktop' }, () => {
  test('someone writes a post, and finds it again by its category', async ({ page }) => {
    await openNewCommunity(page)
    await expect(page.getByText('No discussions yet')).toBeVisible()
    await page.getByRole('button', { name: 'New Post' }).click()
    await page.getByLabel('Content').fill('Anyone with a plate to lend?')
    await page.reload()
    await page.getByRole('button', { name: 'New Post' }).click()
    await expect(page.getByLabel('Content')).toHaveValue('Anyone with a plate to lend?')
    await page.getByRole('dialog').getByLabel('Category').selectOption('Collaborations')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'New Post' })).toBeHidden()
    const post = page.getByRole('article').filter({ hasText: 'Anyone with a plate to lend?' })
    await expect(post).toBeVisible()
    await inspectAgain(page, 'community')
    await page.getByLabel('Category').selectOption('General')
    await expect(page.getByText('No discussions yet')).toBeVisible()
    await expect(page).toHaveURL(/category=/)
    await page.getByLabel('Category').selectOption('Collaborations')
    await expect(post).toBeVisible()
  })
})

test(
  'the secret calendar address has what one goes to, until it is renewed or turned off',
  { tag: '@desktop-first' },
  async ({ page, context, request }) => {
    const adaeze = await createMember('Adaeze Loud')
    const communityId = await createCommunityOf(adaeze, { name: 'Stem Day Club' })
    await withDatabase(async (db) => {
      await createEvent({ db }, communityId, adaeze, { title: 'Not for me' })
      await createEvent({ db }, communityId, adaeze, { title: 'Doors at two' })
    })
    await enterAs(context, adaeze)
    await page.goto(`/communities/${communityId}`)
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page
      .getByRole('group', { name: 'Are you going to Doors at two?' })
      .getByRole('button', { name: 'Going' })
      .first()
      .click()
    await answered

    await page.goto('/settings')
    const panel = page.getByRole('region', { name: 'Calendar' })
    const address = panel.getByRole('textbox', { name: 'Address' })
    await panel.getByRole('button', { name: 'Make an address' }).click()
    await expect(address).toHaveValue(/^http/)
    const first = await address.inputValue()
    // A calendar has no session.
    const calendar = await request.get(first)
    expect(await calendar.text()).toContain('SUMMARY:Doors at two')
    expect(await calendar.text()).not.toContain('Not for me')

    await panel.getByRole('button', { name: 'New address' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'New address' }).click()
    await expect(address).not.toHaveValue(first)
    expect((await request.get(first)).status()).toBe(404)
    const second = await address.inputValue()
    expect((await request.get(second)).status()).toBe(200)

    await panel.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(panel.getByRole('button', { name: 'Make an address' })).toBeVisible()
    expect((await request.get(second)).status()).toBe(404)
  },
)
