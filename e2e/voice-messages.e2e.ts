import type { Page } from '@playwright/test'
import { startPair } from '../server/test/conversations.ts'
import { wholeBrowser } from './harness/browser.ts'
import { inspect } from './harness/inspect.ts'
import { createMember, enterAs } from './harness/members.ts'
import { sendVoice } from './harness/sounds.ts'
import { expect, test } from './harness/test.ts'
import { composer, messages } from './harness/thread.ts'

// A device that beeps. A whole browser asks for the permission of the context, and refuses without it.
test.use({
  launchOptions: {
    ...wholeBrowser,
    args: [...(wholeBrowser.args ?? []), '--use-fake-device-for-media-stream'],
  },
})

const bar = (page: Page) => page.getByRole('group', { name: 'Voice message' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const track = (page: Page) =>
  messages(page).getByRole('slider', { name: 'Position in Voice message' })
const meter = (page: Page) => bar(page).getByRole('meter', { name: 'Level' })
/** The lamps that are lit now. */
const lit = async (page: Page): Promise<number> =>
  Number(await meter(page).getAttribute('aria-valuenow'))

test('a person records a voice message, hears it, reloads the page and sends it, and the other person plays it', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const [runa, otis] = [await createMember('Runa Hale'), await createMember('Otis Hale')]
  const id = await startPair(runa, otis)
  await enterAs(context, runa)
  await page.goto(`/messages?id=${id}`)
  await expect(composer(page)).toBeVisible()

  await test.step('a refused microphone says what to do', async () => {
    await press(page, 'Record a voice message')
    await expect(bar(page).getByRole('alert')).toContainText('The microphone is not allowed here.')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    await inspect(page)
    await context.grantPermissions(['microphone'])
    await press(page, 'Try again')
    await expect(page.getByRole('button', { name: 'Pause recording' })).toBeFocused()
  })
  await test.step('it is recorded, paused, and heard', async () => {
    await expect(bar(page).getByText('Recording', { exact: true })).toBeAttached()
    await expect.poll(() => lit(page)).toBeGreaterThan(0)
    await inspect(page)
    await expect(bar(page).getByText(/^00:(0[2-9]|[1-5])/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(bar(page).getByText('Recording paused')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Go on recording' })).toBeFocused()
    await press(page, 'Play recording')
    const heard = bar(page).getByRole('slider', { name: 'Position in recording' })
    await expect(heard).not.toHaveAttribute('aria-valuenow', '0')
    await press(page, 'Go on recording')
    await expect(bar(page).getByText(/^00:(0[3-9]|[1-5])/)).toBeVisible()
  })
  await test.step('a press of Escape asks before it is thrown away', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(bar(page).getByText('Recording paused')).toBeAttached()
  })
  await test.step('it is still there after a reload, and is sent', async () => {
    await page.reload()
    await expect(bar(page).getByText(/^Recording stopped/)).toBeAttached()
    await press(page, 'Play recording')
    await expect(page.getByRole('button', { name: 'Pause playback' })).toBeVisible()
    await press(page, 'Send voice message')
    await expect(composer(page)).toBeVisible()
    await expect(messages(page).getByRole('img', { name: /^(Sent|Read)$/ })).toBeVisible()
    await expect(track(page)).toBeVisible()
    await expect(messages(page).getByText('Not heard yet')).toHaveCount(0)
  })
  const othersContext = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: page.viewportSize(),
  })
  await enterAs(othersContext, otis)
  const others = await othersContext.newPage()
  await test.step('the other person sees how long it is, plays it, and goes through it by keys', async () => {
    await others.goto('/messages')
    await others.getByText(/^Voice message, 00:\d\d$/).click()
    await expect(messages(others).getByText('Not heard yet')).toBeAttached()
    await inspect(others)
    await press(others, 'Play Voice message')
    await expect(messages(others).getByText('Not heard yet')).toHaveCount(0)
    await expect(track(others)).not.toHaveAttribute('aria-valuenow', '0')
    await track(others).focus()
    await others.keyboard.press('Home')
    await others.keyboard.press('ArrowRight')
    await expect(track(others)).toHaveAttribute('aria-valuetext', /^00:0[1-9] of 00:\d\d$/)
    await press(others, '1× speed')
    await press(others, '1.5× speed')
    await expect(others.getByRole('button', { name: '2× speed' })).toBeVisible()
    await others.reload()
    await expect(others.getByRole('button', { name: '2× speed' })).toBeVisible()
    await expect(messages(others).getByText('Not heard yet')).toHaveCount(0)
  })
  await test.step('a voice message plays on while other pages are read', async () => {
    await sendVoice(runa, id, 60)
    await messages(others)
      .getByRole('article', { name: /Voice message, 01:00/ })
      .getByRole('button', { name: 'Play Voice message' })
      .click()
    await expect(others.getByRole('button', { name: 'Pause Voice message' })).toBeVisible()
    await others.goBack()
    await others.getByRole('link', { name: 'Communities' }).first().click()
    await expect(others.getByRole('heading', { name: 'Communities', level: 1 })).toBeVisible()
    const playing = others.getByRole('region', { name: 'Playing' })
    await expect(playing).toBeVisible()
    await inspect(others)
    await playing.getByRole('button', { name: 'Pause Voice message from Runa Hale' }).click()
    await playing.getByRole('link', { name: 'Voice message from Runa Hale' }).click()
    await expect(playing).toBeHidden()
    await expect(track(others)).toHaveCount(2)
    await expect(track(others).last()).not.toHaveAttribute('aria-valuenow', '0')
    // The list has one tab stop, also with what is loaded later.
    await expect(track(others).and(others.locator('[tabindex="0"]'))).toHaveCount(1)
  })
  await othersContext.close()
})

test.describe('a session that ends', () => {
  // What is still asked for meanwhile is refused.
  test.use({ expectRefusals: [401] })

  test(
    'what is recorded and not sent goes with the sign-out',
    { tag: '@desktop' },
    async ({ page, context }) => {
      const [runa, otis] = [await createMember('Runa Wray'), await createMember('Otis Wray')]
      const id = await startPair(runa, otis)
      await context.grantPermissions(['microphone'])
      await enterAs(context, runa)
      await page.goto(`/messages?id=${id}`)
      await press(page, 'Record a voice message')
      await expect(bar(page).getByText(/^00:0[1-9]/)).toBeVisible()
      await page.getByRole('link', { name: 'Communities' }).first().click()
      await expect(page.getByRole('heading', { name: 'Communities', level: 1 })).toBeVisible()
      await page.goBack()
      await expect(bar(page).getByText(/^Recording stopped/)).toBeAttached()
      const stored = () =>
        page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
      expect(await stored()).toContain('drafts')
      await page.goto('/profile')
      await press(page, 'Sign out')
      await expect.poll(stored).not.toContain('drafts')
    },
  )
})
