import type { Page } from '@playwright/test'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
import { colourAt, twoColours } from './harness/pictures.ts'
import { swell } from './harness/sounds.ts'
import { expect, test } from './harness/test.ts'
import { choose } from './harness/groups.ts'

const rows = (page: Page) => page.getByRole('dialog', { name: 'New Post' }).getByRole('listitem')

test.describe('files in a post', { tag: '@desktop' }, () => {
  // The copied link is refused after its owner was removed from the community.
  test.use({ expectRefusals: [404] })

  test('a member posts a picture and a sound; others see and hear them until the post is removed', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    const [author, member] = [await createMember('Ines Duarte'), await createMember('Pavel Novak')]
    const id = await createCommunityOf(author, {
      name: 'Tape Room',
      isPrivate: true,
      members: [member],
    })
    await enterAs(context, author)
    await page.goto(`/communities/${id}`)

    await test.step('[L-05, L-06] files are chosen, and one that is too large is refused with an explanation', async () => {
      await page.getByRole('button', { name: 'New Post' }).click()
      const picture = await twoColours(page)
      const sound = { name: 'swell.wav', mimeType: 'audio/wav', buffer: swell(12) }
      const huge = { name: 'huge.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(10_485_761) }
      await page.locator('input[type=file]').setInputFiles([picture, huge, sound])
      await expect(
        page.getByText('File huge.wav is too large. Maximum size is 10MB.'),
      ).toBeVisible()
      await expect(rows(page)).toHaveCount(2)
      await expect(rows(page).nth(1)).toContainText('94 KB · 00:12')
      await inspect(page)
    })
    await test.step('they are still there after a reload, and are removed with the post', async () => {
      await page.reload()
      await page.getByRole('button', { name: 'New Post' }).click()
      await expect(rows(page)).toHaveCount(2)
      await page.getByLabel('Content').fill('A picture of the room, and what it sounds like.')
      await page
        .getByRole('dialog', { name: 'New Post' })
        .getByLabel('Category')
        .selectOption('Resources')
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'New Post' })).toBeHidden()
      await expect(page.getByText('A picture of the room')).toBeVisible()
    })
    const tile = page.getByRole('button', { name: 'Open two.png' })
    await test.step('[L-35] the picture opens in the viewer', async () => {
      await tile.click()
      const viewer = page.getByRole('dialog', { name: 'two.png' })
      const seen = viewer.getByRole('img', { name: 'two.png' })
      expect(await colourAt(seen, 0.1, 0.5)).toBe('red')
      expect(await colourAt(seen, 0.9, 0.5)).toBe('blue')
      await inspect(page)
      const saved = page.waitForEvent('download')
      await viewer.getByRole('link', { name: 'Download two.png' }).click()
      expect((await saved).suggestedFilename()).toBe('two.webp')
      await page.keyboard.press('Escape')
      await expect(viewer).toBeHidden()
      await expect(tile).toBeFocused()
    })
    await test.step('the sound plays, and the keyboard seeks in it', async () => {
      const position = page.getByRole('slider', { name: 'Position in swell.wav' })
      // The waveform grows to the right, as the sound does.
      const heights = await position
        .locator('rect')
        .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))))
      expect(heights).toHaveLength(52)
      expect(heights.at(-1)).toBeGreaterThan((heights[4] ?? 0) * 4)
      await position.focus()
      await page.keyboard.press('ArrowRight')
      await expect(position).toHaveAttribute('aria-valuetext', '00:05 of 00:12')
      await page.getByRole('button', { name: 'Play swell.wav' }).click()
      await expect(page.getByRole('button', { name: 'Pause swell.wav' })).toBeVisible()
      await expect(position).toHaveAttribute('aria-valuenow', /^[67]$/)
      await page.getByRole('button', { name: 'Pause swell.wav' }).click()
      await position.focus()
      await page.keyboard.press('Home')
      await expect(position).toHaveAttribute('aria-valuenow', '0')
      await page.keyboard.press('End')
      await expect(position).toHaveAttribute('aria-valuenow', '12')
      await position.click()
      await expect(position).toHaveAttribute('aria-valuenow', '6')
      await inspect(page)
    })

    const otherContext = await browser.newContext({ reducedMotion: 'reduce' })
    await enterAs(otherContext, member)
    const other = await otherContext.newPage()
    await other.goto(`/communities/${id}`)
    const shown = other.getByRole('img', { name: 'two.png' })
    let link = ''
    await test.step('[L-35] another member sees and hears both', async () => {
      expect(await colourAt(shown, 0.1, 0.5)).toBe('red')
      await other.getByRole('button', { name: 'Play swell.wav' }).click()
      const position = other.getByRole('slider', { name: 'Position in swell.wav' })
      await expect(position).not.toHaveAttribute('aria-valuenow', '0')
      link = (await shown.getAttribute('src')) ?? ''
      expect((await other.request.get(link)).status()).toBe(200)
    })
    await test.step('[W-12] a copied link does not work for others, nor for a removed member', async () => {
      expect((await page.request.get(link)).status()).toBe(404)
      await page
        .getByRole('button', { name: /2 members, show them/ })
        .first()
        .click()
      await choose(page, `Options for ${member.name}`, 'Remove')
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await expect.poll(async () => (await other.request.get(link)).status()).toBe(404)
    })
    await otherContext.close()
  })
})

test.describe('hostile files', { tag: '@phone' }, () => {
  test.use({ expectRefusals: [415] })

  test('[W-15] neither an HTML page named as text nor an SVG named as a picture runs a script', async ({
    page,
    context,
  }) => {
    const author = await createMember('Mallory Kent')
    const id = await createCommunityOf(author, { name: 'Open Mic' })
    await enterAs(context, author)
    let ran = 0
    context.on('dialog', (dialog) => {
      ran += 1
      void dialog.dismiss()
    })
    await page.goto(`/communities/${id}`)
    await page.getByRole('button', { name: 'New Post' }).click()
    const script = '<script>alert(1);top.document.title="ran"</script>'
    const text = (name: string, mimeType: string, content: string) => ({
      name,
      mimeType,
      buffer: Buffer.from(content),
    })
    await page
      .locator('input[type=file]')
      .setInputFiles([
        text('notes.txt', 'text/html', `<!doctype html>${script}`),
        text('logo.png', 'image/png', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      ])
    await expect(page.getByText('This file is not what its name says.')).toBeVisible()
    await inspect(page)
    await page.getByLabel('Content').fill('Please look at my notes.')
    await page
      .getByRole('dialog', { name: 'New Post' })
      .getByLabel('Category')
      .selectOption('Resources')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    const card = page.getByRole('link', { name: /notes\.txt/ })
    await expect(card).toBeVisible()
    await expect(page.getByText('logo.png')).toHaveCount(0)

    const address = new URL((await card.getAttribute('href')) ?? '', page.url()).href
    const tab = await context.newPage()
    const saved = tab.waitForEvent('download')
    // Opening the URL itself downloads a file and shows no page.
    await tab.goto(address).catch(() => {})
    expect((await saved).suggestedFilename()).toBe('notes.txt')
    expect(tab.url()).toBe('about:blank')
    expect([ran, await page.title()]).toEqual([0, expect.not.stringContaining('ran')])
  })
})
