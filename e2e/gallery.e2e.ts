import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Who } from './gallery/gallery-state.ts'
import { refusals, states } from './gallery/states.ts'
import { outOfOrder } from './harness/addresses.ts'
import { inspectIn, themesOf } from './harness/inspect.ts'
import { createMember, enterAs } from './harness/members.ts'
import { journeyAccounts } from './harness/password-account.ts'
import { settled } from './harness/settled.ts'
import { signInAs, signInAsSomeoneNew, signInByEmail } from './harness/sign-in.ts'
import { expect, test as base } from './harness/test.ts'

/** How each of them signs in. */
const entrances: Record<Who, (context: BrowserContext) => Promise<void>> = {
  visitor: async () => {},
  'whom the state makes': async () => {},
  member: throughPage((page) => signInAs(page, 'Google', 'Adaeze Nwosu')),
  'member of nothing': async (context) => enterAs(context, await createMember('Noor Haddad')),
  newcomer: throughPage((page) => signInAsSomeoneNew(page, 'Google', 'Wren Ito')),
  'holder of a password': throughPage((page) =>
    signInByEmail(page, outOfOrder, journeyAccounts.looking),
  ),
}

function throughPage(enter: (page: Page) => Promise<void>) {
  return async (context: BrowserContext): Promise<void> => {
    const page = await context.newPage()
    await enter(page)
    await expect(page).toHaveURL(/\/(onboarding\/name)?$/)
    await page.close()
  }
}

/** A browser for each kind of person, that keeps what it has loaded from one state to the next. */
class Browsers {
  readonly #open = new Map<Who, BrowserContext>()
  readonly #browser: Browser
  readonly #options: BrowserContextOptions

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.#browser = browser
    this.#options = options
  }

  async of(who: Who): Promise<BrowserContext> {
    const open = this.#open.get(who)
    if (open) return open
    const context = await this.#browser.newContext(this.#options)
    await entrances[who](context)
    this.#open.set(who, context)
    return context
  }

  /** Nothing that somebody has typed or allowed is left for the next state. */
  async leave(who: Who, page: Page): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => localStorage.clear())
    await page.close()
    const context = this.#open.get(who)
    await context?.clearPermissions()
    if (who !== 'whom the state makes') return
    await context?.close()
    this.#open.delete(who)
  }
}

const test = base.extend<{ who: Who }, { browsers: Browsers }>({
  who: ['visitor', { option: true }],
  browsers: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions, serviceWorkers, viewport, isMobile, hasTouch } = project.use
      const given = { baseURL, serviceWorkers, viewport, isMobile, hasTouch }
      const known = Object.entries(given).filter(([, value]) => value !== undefined)
      await use(new Browsers(browser, { ...contextOptions, ...Object.fromEntries(known) }))
    },
    { scope: 'worker' },
  ],
  page: async ({ browsers, who }, use) => {
    const page = await (await browsers.of(who)).newPage()
    await use(page)
    await browsers.leave(who, page)
  },
})

for (const [index, [name, path, who, go]] of states.entries()) {
  test.describe(`to a ${who}`, () => {
    test.use({ who, expectRefusals: refusals[name] ?? [] })

    test(`${name} is accessible and fits`, async ({ page }, { project }) => {
      const themes = themesOf(project.name, index)
      await page.emulateMedia({ colorScheme: themes[0] })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
      await go?.(page)
      await page.evaluate(() => document.fonts.ready)
      await inspectIn(page, themes)
    })
  })
}

test('every page holds at 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, path] of states.filter(([, , who]) => who === 'visitor')) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, name).toBeLessThanOrEqual(320)
  }
})
