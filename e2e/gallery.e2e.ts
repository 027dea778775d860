import type { BrowserContextOptions } from '@playwright/test'
import { inspect } from './harness/inspect.ts'
import { signInAs, signInAsSomeoneNew } from './harness/sign-in.ts'
import { expect, test as base } from './harness/test.ts'

type Who = 'visitor' | 'member' | 'newcomer'

/** Every page, for whoever can open it; the gallery has every part in every state. */
const pages: readonly [name: string, path: string, who: Who, comesLater?: RegExp][] = [
  ['home', '/', 'visitor'],
  ['events', '/events', 'visitor'],
  ['communities', '/communities', 'visitor'],
  ['messages-prompt', '/messages', 'visitor'],
  ['profile-prompt', '/profile', 'visitor'],
  ['auth', '/auth', 'visitor'],
  ['auth-error', '/auth?message=Authentication+failed.+Please+try+again.', 'visitor'],
  [
    'auth-success',
    '/auth?message=Email+updated+successfully.+Please+sign+in+with+your+new+email+address.',
    'visitor',
  ],
  ['reset-password', '/reset-password', 'visitor'],
  ['not-found', '/no/such/page', 'visitor'],
  ['gallery', '/gallery', 'visitor'],
  ['member-home', '/', 'member'],
  ['member-communities', '/communities', 'member'],
  ['marketplace', '/marketplace', 'member'],
  ['messages', '/messages', 'member'],
  ['profile', '/profile', 'member', /account is verified/],
  ['member-not-found', '/no/such/page', 'member'],
  ['profile-unverified', '/profile', 'newcomer', /Request verification/],
  ['onboarding-name', '/onboarding/name', 'newcomer'],
  ['onboarding-terms', '/onboarding/terms', 'newcomer'],
]

/** One sign-in for each kind of person and worker; every page starts from there. */
const test = base.extend<object, { states: Record<Who, BrowserContextOptions['storageState']> }>({
  states: [
    async ({ browser }, use, info) => {
      const { baseURL } = info.project.use
      const signedIn = async (enter: (page: Parameters<typeof signInAs>[0]) => Promise<void>) => {
        const context = await browser.newContext({ ...(baseURL && { baseURL }) })
        const page = await context.newPage()
        await enter(page)
        await expect(page).toHaveURL(/\/(onboarding\/name)?$/)
        const state = await context.storageState()
        await context.close()
        return state
      }
      await use({
        visitor: { cookies: [], origins: [] },
        member: await signedIn((page) => signInAs(page, 'Google', 'Adaeze Nwosu')),
        newcomer: await signedIn((page) => signInAsSomeoneNew(page, 'Google', 'Wren Ito')),
      })
    },
    { scope: 'worker' },
  ],
})

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    for (const [name, path, who, comesLater] of pages) {
      test.describe(`to a ${who}`, () => {
        test.use({ colorScheme: theme, storageState: async ({ states }, use) => use(states[who]) })

        test(`${name} is accessible and fits`, async ({ page }, info) => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          if (comesLater) await expect(page.getByText(comesLater)).toBeVisible()
          await page.evaluate(() => document.fonts.ready)
          await inspect(page)
          const file = `test-results/gallery/${name}-${info.project.name}-${theme}.png`
          await page.screenshot({ path: file, fullPage: true })
        })
      })
    }
  })
}

test('every page holds at 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, path] of pages.filter(([, , who]) => who === 'visitor')) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, name).toBeLessThanOrEqual(320)
  }
})
