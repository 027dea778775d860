import { inspect } from './harness/inspect.ts'
import { expect, test } from './harness/test.ts'

/** Every page a visitor can open, and every part of the product in every state. */
const pages = [
  ['home', '/'],
  ['events', '/events'],
  ['communities', '/communities'],
  ['marketplace', '/marketplace'],
  ['messages', '/messages'],
  ['profile', '/profile'],
  ['auth', '/auth'],
  ['not-found', '/no/such/page'],
  ['gallery', '/gallery'],
] as const

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme })

    for (const [name, path] of pages) {
      test(`${name} is accessible and fits`, async ({ page }, info) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await page.evaluate(() => document.fonts.ready)
        await inspect(page)
        const file = `test-results/gallery/${name}-${info.project.name}-${theme}.png`
        await page.screenshot({ path: file, fullPage: true })
      })
    }
  })
}

test('every page holds at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, path] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, name).toBeLessThanOrEqual(320)
  }
})
