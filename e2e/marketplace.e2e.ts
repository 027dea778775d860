import { blockPerson } from '@patchbay/contract/people/blocks'
import type { Page } from '@playwright/test'
import { offer, offerOf } from '../server/test/listings.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { createMember, enterAs } from './harness/members.ts'
import { swell } from './harness/sounds.ts'
import { expect, test } from './harness/test.ts'
import { messages, said, write } from './harness/thread.ts'

// These tests are about refusals and lost answers.
test.use({ expectConsoleErrors: true })

const need = (page: Page) => page.getByRole('textbox', { name: 'What the job is' })
const find = (page: Page) => page.getByRole('button', { name: 'Find matches' })
const about = (page: Page, title: string) =>
  page.getByRole('group', { name: `About the listing ${title}` })
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

async function search(page: Page, words: string): Promise<void> {
  await need(page).fill(words)
  await find(page).click()
  await expect(find(page)).toBeEnabled()
}

test(
  '[O-01, O-05, O-17, O-21, O-22] a provider lists themselves, is found by other words and contacted',
  { tag: '@desktop' },
  async ({ page, context, browser }) => {
    test.slow()
    const [ottilie, marlow] = [
      await createMember('Ottilie Brandt'),
      await createMember('Marlow Pike'),
    ]
    const title = 'Mastering, loud and clear'
    await enterAs(context, ottilie)
    await page.goto('/marketplace')

    await test.step('she selects her professions and describes her offer', async () => {
      await page.getByRole('button', { name: 'Edit listings' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit listings' })
      await dialog.getByRole('switch', { name: 'Sound Engineer' }).click()
      await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
      await dialog
        .getByRole('textbox', { name: 'Description' })
        .fill('Masters for vinyl and every platform, with two rounds of changes.')
      await dialog.getByRole('button', { name: 'Hourly' }).click()
      await dialog.getByRole('spinbutton', { name: 'Price' }).fill('45')
      const chosen = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'Add sound' }).click()
      const file = { name: 'before-after.wav', mimeType: 'audio/wav', buffer: swell(1) }
      await (await chosen).setFiles([file])
      await expect(dialog.getByRole('button', { name: /Play .*before-after\.wav/ })).toBeVisible()
      await inspectAgain(page, 'marketplace-edit')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Listings saved')).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('region', { name: 'Open to Work' })).toContainText('£45/hr')
    })

    const others = await browser.newContext({ reducedMotion: 'reduce' })
    await enterAs(others, marlow)
    const his = await others.newPage()
    await his.goto('/marketplace')

    await test.step('he describes his need in none of her words', async () => {
      await expect(async () => {
        await search(his, 'someone to make my finished songs ready for streaming, £50 an hour')
        await expect(cardOf(his, title)).toBeVisible({ timeout: 1_000 })
      }).toPass()
      const card = cardOf(his, title)
      await expect(card).toContainText('Ottilie Brandt')
      await expect(card).toContainText('Why this match')
      await expect(card).toContainText('£45/hr')
      await inspectAgain(his, 'marketplace-matches')
    })

    await test.step('the answer to his message is lost, and he sends it again', async () => {
      const words = 'Six songs, done by December. Are you free?'
      await cardOf(his, title).getByRole('button', { name: 'Contact' }).click()
      const dialog = his.getByRole('dialog', { name: 'Contact Ottilie Brandt' })
      await dialog.getByRole('textbox', { name: 'Message' }).fill(words)
      await his.route('**/api/listings/*/contact', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(dialog).toContainText('Failed to start conversation')
      await inspect(his)
      await his.unroute('**/api/listings/*/contact')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(his).toHaveURL(/\/messages\?id=/)
      await expect(said(his, words)).toHaveCount(1)
      await expect(messages(his)).toContainText(title)
    })

    await test.step('she reads the message beside its listing, and answers', async () => {
      await page.goto(new URL(his.url()).pathname + new URL(his.url()).search)
      await expect(said(page, 'Six songs, done by December. Are you free?')).toHaveCount(1)
      await expect(about(page, title).getByRole('link', { name: title })).toBeVisible()
      await write(page, 'I am.')
      await expect(said(his, 'I am.')).toBeVisible()
    })

    await test.step('his results stay until he clears them', async () => {
      let asked = 0
      his.on('request', (request) => {
        if (request.url().endsWith('/api/match')) asked += 1
      })
      await his.getByRole('link', { name: 'Marketplace' }).first().click()
      await expect(cardOf(his, title)).toBeVisible()
      await his.reload()
      await expect(cardOf(his, title)).toBeVisible()
      await expect(need(his)).toHaveValue(/finished songs/)
      expect(asked).toBe(0)
      await his.getByRole('button', { name: 'Clear', exact: true }).click()
      await expect(need(his)).toHaveValue('')
      await his.reload()
      await expect(need(his)).toHaveValue('')
      // Everyone sees it while browsing; the reason for the match is gone.
      await expect(cardOf(his, title)).toBeVisible()
      await expect(his.getByText('Why this match')).toHaveCount(0)
    })

    await test.step('she removes the listing: he keeps its data, without a link', async () => {
      await page.goto('/marketplace')
      await page.getByRole('button', { name: 'Edit listings' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit listings' })
      await dialog.getByRole('switch', { name: 'Sound Engineer' }).click()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await his.goto('/messages')
      await his.getByRole('list', { name: 'Conversations' }).getByText('Ottilie Brandt').click()
      await expect(messages(his)).toContainText(title)
      await expect(about(his, title)).toBeVisible()
      await expect(about(his, title).getByRole('link')).toHaveCount(0)
    })
    await others.close()
  },
)

test(
  '[O-18, O-23, O-27] a person browses by URL, and sees why a message cannot be sent',
  { tag: '@phone' },
  async ({ page, context }) => {
    const [seeker, cellist] = [await createMember('Nils Aho'), await createMember('Petra Lindgren')]
    const title = 'Cello for slow songs'
    await offer(
      cellist,
      offerOf('Instrumentalist', {
        title,
        price: 120.5,
        priceType: 'fixed',
        description: 'By ear.',
      }),
    )
    await enterAs(context, seeker)
    await page.goto('/marketplace?view=browse&profession=Instrumentalist&maxPrice=121&sort=newest')
    await expect(cardOf(page, title)).toContainText('£120.50')
    await inspectAgain(page, 'marketplace-browse')

    await test.step('a filter is in the URL, and Back removes it', async () => {
      await page.getByRole('combobox', { name: 'Profession' }).selectOption('Songwriter')
      await expect(page).toHaveURL(/profession=Songwriter/)
      await expect(cardOf(page, title)).toBeHidden()
      await page.goBack()
      await expect(cardOf(page, title)).toBeVisible()
    })

    const contact = cardOf(page, title).getByRole('button', { name: 'Contact' })
    const dialog = page.getByRole('dialog', { name: 'Contact Petra Lindgren' })

    await test.step('an empty message is refused, and a block is reported', async () => {
      await contact.click()
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(dialog).toContainText('Message cannot be empty')
      await dialog.getByRole('textbox', { name: 'Message' }).fill('Two songs in May?')
      await cellist.client.call(blockPerson, { params: { userId: seeker.id } })
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(dialog).toContainText('Cannot start conversation with blocked user')
      await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
        'Two songs in May?',
      )
      await inspectAgain(page, 'marketplace-contact')
    })

    await test.step('a deleted listing is reported, too', async () => {
      await page.goto(`/marketplace?listing=${cellist.id}`)
      await expect(page.getByText('This listing is no longer available')).toBeVisible()
    })
  },
)
