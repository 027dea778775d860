import type { Locator, Page } from '@playwright/test'
import { inspectAgain } from './harness/inspect.ts'
import { enterAs, findDemoMember } from './harness/members.ts'
import { colourAt, heldSideways, twoColours } from './harness/pictures.ts'
import { expect, test } from './harness/test.ts'

async function openForm(page: Page, person: string): Promise<void> {
  await enterAs(page.context(), await findDemoMember(person))
  await page.goto('/profile?edit=true')
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible()
}
type Chosen = Parameters<Locator['setInputFiles']>[0]

async function choose(page: Page, file: Chosen): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Change picture' }).click()
  await (await chooser).setFiles(file)
}
const dialogOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Position your picture' })
const stageOf = (page: Page): Locator => page.getByRole('application')
async function save(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}
const picture = (page: Page): Locator => page.getByRole('main').locator('img').first()

/** Two fingers, first 60 px apart, then 120. */
async function pinch(page: Page): Promise<void> {
  const box = await stageOf(page).boundingBox()
  if (!box) throw new Error('The stage has no place.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 0 },
    { x: x + apart / 2, y, id: 1 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) })
  for (const apart of [80, 100, 120])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe("the viewer's own picture", () => {
  test(
    'is cropped, replaced and removed, everywhere at once',
    { tag: '@desktop' },
    async ({ page }) => {
      await openForm(page, 'Conor Fitzsimons')
      const side = page.getByRole('banner').locator('img[src*="/avatars/"]')

      await test.step('the middle is used unless the person moves it', async () => {
        await choose(page, await twoColours(page))
        await inspectAgain(page, 'profile-crop')
        await save(page)
        await expect(picture(page)).toHaveAttribute('src', /\/avatar\.webp\?v=/)
        await expect(side).toHaveAttribute('src', /\/avatar-96\.webp\?v=/)
        expect(await colourAt(picture(page), 0.1, 0.5)).toBe('red')
        expect(await colourAt(picture(page), 0.9, 0.5)).toBe('blue')
      })

      await test.step('dragged to the left, only the right side remains', async () => {
        const before = await picture(page).getAttribute('src')
        await choose(page, await twoColours(page))
        const box = await stageOf(page).boundingBox()
        if (!box) throw new Error('The stage has no place.')
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        await page.mouse.move(middle.x, middle.y)
        await page.mouse.wheel(0, -600)
        await page.mouse.down()
        await page.mouse.move(middle.x - 1000, middle.y, { steps: 5 })
        await page.mouse.up()
        await save(page)
        await expect(picture(page)).not.toHaveAttribute('src', before ?? '')
        expect(await colourAt(picture(page), 0.05, 0.5)).toBe('blue')
        expect(await colourAt(picture(page), 0.95, 0.5)).toBe('blue')
      })

      await test.step('by keyboard alone, and upright as the camera was held', async () => {
        // Turned by 90°, red is on top.
        await choose(page, heldSideways(await twoColours(page, 'image/jpeg')))
        await expect(page.getByRole('slider', { name: 'Zoom' })).toBeFocused()
        for (let press = 0; press < 30; press += 1) await page.keyboard.press('PageUp')
        await page.keyboard.press('Shift+Tab')
        await expect(stageOf(page)).toBeFocused()
        for (let press = 0; press < 60; press += 1) await page.keyboard.press('Shift+ArrowDown')
        await save(page)
        await expect
          .poll(async () => [
            await colourAt(picture(page), 0.5, 0.05),
            await colourAt(picture(page), 0.5, 0.95),
          ])
          .toEqual(['red', 'red'])
      })

      await test.step('another tab shows it, and the initials return after its removal', async () => {
        const other = await page.context().newPage()
        await other.goto('/profile')
        await expect(picture(other)).toHaveAttribute('src', /avatar\.webp/)
        await page.getByRole('button', { name: 'Remove' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
        for (const one of [page, other])
          await expect(one.getByRole('banner').locator('img[src*="/avatars/"]')).toHaveCount(0)
        await expect(page.locator('img[src*="/avatars/"]')).toHaveCount(0)
        await expect(page.getByRole('banner').getByText('C', { exact: true })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Change picture' })).toBeFocused()
      })
    },
  )

  test.describe(() => {
    test.use({ expectConsoleErrors: true })
    test(
      'is retained if it cannot be sent, and sent when it can',
      { tag: '@phone' },
      async ({ page }) => {
        await openForm(page, 'Piotr Zieliński')
        const problem = page.getByRole('group', { name: 'Profile picture' }).getByRole('alert')
        await choose(page, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') })
        await expect(problem).toHaveText(
          'Invalid file type. Please upload a JPEG, PNG, or WebP image.',
        )
        await choose(page, {
          name: 'me.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]),
        })
        await expect(problem).toHaveText('Failed to upload image')
        await choose(page, {
          name: 'me.png',
          mimeType: 'image/png',
          buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
        })
        await expect(problem).toHaveText('File too large. Maximum size is 5MB.')

        await page.route('**/api/avatar*', (route) => route.abort())
        await choose(page, await twoColours(page))
        await pinch(page)
        await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('2')
        await dialogOf(page).getByRole('button', { name: 'Save' }).click()
        await expect(dialogOf(page).getByRole('alert')).toHaveText('Failed to upload image')
        await page.unroute('**/api/avatar*')
        await save(page)
        await expect(picture(page)).toHaveAttribute('src', /avatar\.webp/)
      },
    )
  })

  test('may be dropped or pasted', { tag: '@desktop' }, async ({ page }) => {
    await openForm(page, 'Leila Haddad')
    const { buffer } = await twoColours(page)
    const bytes = [...buffer]
    const transfer = await page.evaluateHandle((numbers) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(numbers)], 'me.png', { type: 'image/png' }))
      return data
    }, bytes)
    const field = page.getByRole('group', { name: 'Profile picture' })
    await field.dispatchEvent('dragover', { dataTransfer: transfer })
    await expect(field).toContainText('Drop the picture here')
    await field.dispatchEvent('drop', { dataTransfer: transfer })
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    await page.getByLabel('Bio').evaluate((element, data) => {
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
      element.dispatchEvent(event)
    }, transfer)
    await expect(dialogOf(page)).toBeVisible()
  })
})
