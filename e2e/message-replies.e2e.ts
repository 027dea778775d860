import type { Locator, Page } from '@playwright/test'
import { say, sayMany, startGroup, startPair } from '../server/test/conversations.ts'
import { withDatabase } from './harness/database.ts'
import { inspect } from './harness/inspect.ts'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { composer, messages, said, write } from './harness/thread.ts'

const row = (page: Page, name: RegExp): Locator => messages(page).getByRole('article', { name })
const replyingTo = (page: Page, name: string): Locator => page.getByText(`Replying to ${name}`)

/** A real touch, which the browser may turn into scrolling. */
async function swipe(page: Page, on: Locator, right: number): Promise<void> {
  const box = await on.boundingBox()
  if (!box) throw new Error('There is nothing to swipe.')
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: to === undefined ? [] : [{ x: to, y }],
    })
  await touch('touchStart', x)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (right * step) / 8)
  await touch('touchEnd')
  await session.detach()
}

/** Replies as people do on this device: by a swipe, or by a key. */
async function reply(page: Page, to: RegExp, isPhone: boolean): Promise<void> {
  if (isPhone) return swipe(page, row(page, to).locator('[data-words]'), 120)
  await row(page, to).focus()
  await page.keyboard.press('r')
}

test('a reply quotes a message of the other person, in both browsers, and follows what becomes of it', async ({
  page,
  context,
  browser,
}, { project }) => {
  test.slow()
  const isPhone = project.name === 'phone'
  const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
  const id = await startPair(vera, tomas)
  await say(tomas, id, 'Which take shall I mix?\nThe second is tighter.')
  await say(tomas, id, 'And until when?')
  await enterAs(context, vera)
  await page.goto(`/messages?id=${id}`)
  const others = await browser.newPage({ reducedMotion: 'reduce' })
  await enterAs(others.context(), tomas)
  await others.goto(`/messages?id=${id}`)
  await expect(said(others, 'And until when?')).toBeVisible()

  await test.step('it is begun, kept over a reload, and sent', async () => {
    await reply(page, /^Tomas Ruiz: Which take/, isPhone)
    await expect(replyingTo(page, 'Tomas Ruiz')).toBeVisible()
    await expect(composer(page)).toBeFocused()
    await composer(page).fill('The second, please')
    await inspect(page)
    await page.reload()
    await expect(replyingTo(page, 'Tomas Ruiz')).toBeVisible()
    await composer(page).press('Enter')
    await expect(replyingTo(page, 'Tomas Ruiz')).toBeHidden()
    for (const [one, sender] of [
      [page, 'Tomas Ruiz'],
      [others, 'You'],
    ] as const) {
      const quote = row(one, /The second, please/).getByRole('button', { name: /Which take/ })
      await expect(quote).toHaveText(`${sender}Which take shall I mix?`)
    }
    await inspect(page)
  })

  await test.step('an edit and a deletion change the quote, before the eyes of both', async () => {
    await row(others, /^You: Which take/).focus()
    await others.keyboard.press('e')
    await others.getByRole('textbox', { name: 'Edit message' }).fill('Which of the takes?')
    await others.keyboard.press('Enter')
    for (const one of [page, others])
      await expect(
        row(one, /The second, please/).getByRole('button', { name: /Which of the takes\?/ }),
      ).toBeVisible()
    await row(others, /^You: Which of/).focus()
    await others.keyboard.press('Delete')
    await others.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    for (const one of [page, others]) {
      const answer = row(one, /The second, please/)
      await expect(
        answer.getByRole('button', { name: /^(You|Tomas Ruiz) Message deleted$/ }),
      ).toBeVisible()
      await expect(messages(one).getByText(/Which of/)).toHaveCount(0)
    }
  })
  await others.close()
})

test.describe('a reply written without a connection', () => {
  test.use({ expectConsoleErrors: true })

  test(
    'is sent with its quote once there is one',
    { tag: '@phone-first' },
    async ({ page, context }, { project }) => {
      const [vera, tomas] = [await createMember('Vera Holm'), await createMember('Tomas Holm')]
      const id = await startPair(vera, tomas)
      await say(tomas, id, 'Is the room free on Friday?')
      await enterAs(context, vera)
      await page.goto(`/messages?id=${id}`)
      await expect(said(page, 'Is the room free on Friday?')).toBeVisible()
      await context.setOffline(true)
      await reply(page, /^Tomas Holm: Is the room/, project.name === 'phone')
      await write(page, 'From six on')
      await expect(
        row(page, /^You: Replying to Tomas Holm: Is the room.*From six on/),
      ).toBeVisible()
      await expect(row(page, /From six on.*Waiting to be sent/)).toBeVisible()
      await context.setOffline(false)
      await expect(row(page, /Is the room.*From six on.*(Sent|Read)/)).toBeVisible()
    },
  )
})

test(
  'a quote leads to a message far above, and what is too old to be loaded is loaded',
  { tag: '@phone-first' },
  async ({ page, context }) => {
    const [vera, tomas] = [await createMember('Vera Berg'), await createMember('Tomas Berg')]
    const id = await startGroup(vera, [tomas, await createMember('Ines Berg')], 'Friday room')
    await withDatabase((db) => sayMany({ db }, tomas, id, 300))
    await enterAs(context, vera)
    await page.goto(`/messages?id=${id}&at=7`)
    await row(page, /^Tomas Berg: 7,/).focus()
    await page.keyboard.press('r')
    await write(page, 'That one')
    await expect(row(page, /That one.*Sent/)).toBeVisible()
    await expect(row(page, /^Tomas Berg: 300,/)).toBeVisible()
    await expect(row(page, /^Tomas Berg: 7,/)).toHaveCount(0)
    const quote = row(page, /That one/).getByRole('button', { name: 'Tomas Berg 7' })
    await quote.press('Enter')
    await expect(row(page, /^Tomas Berg: 7,/)).toBeFocused()
    await expect(row(page, /^Tomas Berg: 7,/)).toBeInViewport()
  },
)
