import { query } from '../server/src/platform/db/query.ts'
import { withDatabase } from './harness/database.ts'
import { createMember, enterAs } from './harness/members.ts'
import { settled } from './harness/settled.ts'
import { expect, test } from './harness/test.ts'

test.describe('a visitor', { tag: '@phone' }, () => {
  test('[P-01] is welcomed at home and led to sign-in', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Patchbay')
    await expect(
      page.getByText('Connect with music professionals, join communities and find opportunities.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/auth')
  })

  test('[Q-01, Q-02, Q-03] is welcomed at the events and led to sign-in', async ({ page }) => {
    await page.goto('/events')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Patchbay')
    await expect(
      page.getByText(
        'Connect with music industry professionals, join communities, and discover events.',
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/auth')
  })

  test('[Z-11] finds a way home from an address that does not exist', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('the navigation', { tag: '@desktop' }, () => {
  test('[P-14, Z-01] exists once, with five entries, at every width', async ({ page }) => {
    await page.goto('/communities')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    for (const width of [320, 390, 767, 768, 1199, 1200, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(navigation).toHaveCount(1)
      await expect(navigation.getByRole('link')).toHaveText([
        'Home',
        'Communities',
        'Marketplace',
        'Messages',
        'Profile',
      ])
      const box = await navigation.boundingBox()
      expect(box?.x, `${width}`).toBeLessThan(20)
      // A bar along the bottom edge below 768 px, a column at the left edge above.
      if (width < 768) expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800)
      else expect(box?.width).toBeLessThan(260)
    }
  })

  test('marks the current page, moves the focus to the new page and announces its title', async ({
    page,
  }) => {
    await page.goto('/communities')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const messages = navigation.getByRole('link', { name: 'Messages' })
    await messages.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/messages')
    await expect(messages).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Messages · Patchbay')
    await expect(page.locator('[aria-live=polite]').first()).toHaveText('Messages · Patchbay')
  })

  test('[P-15] can be hidden if a phone needs the space', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/gallery')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation).toBeVisible()
    await page.getByRole('switch', { name: 'Hide the bar' }).click()
    await expect(navigation).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(navigation).toBeVisible()
  })

  test('[P-16] shows the badge of a verified person', async ({ page }) => {
    const vera = await createMember('Vera Holm')
    await withDatabase((db) =>
      query(db)
        .updateTable('user_profiles')
        .set({ verified: true })
        .where('id', '=', vera.id)
        .execute(),
    )
    await enterAs(page.context(), vera)
    await page.goto('/communities')
    const profile = page.getByRole('banner').getByRole('link', { name: /Verified/ })
    await expect(profile).toHaveAttribute('href', '/profile')
    await expect(profile.getByRole('img', { name: 'Verified' })).toBeVisible()
  })

  test('can be skipped by keyboard, also before the app has started', async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/communities', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    scripts.resolve()
    await expect(page.getByRole('button', { name: /^Use \w+ theme$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
  })
})

test.describe('the theme', { tag: '@phone' }, () => {
  test('follows the system until the person chooses, and is the same in another tab', async ({
    page,
    context,
  }) => {
    const html = page.locator('html')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html).toHaveAttribute('data-theme', 'dark')
    const other = await context.newPage()
    await other.goto('/')
    await page.getByRole('button', { name: 'Use light theme' }).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'light')
  })

  test('works if storage is forbidden', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Use light theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('a device without a network', { tag: '@desktop' }, () => {
  // The page may just be loading a part ahead of its use. The browser then reports it as failed.
  test.use({ expectConsoleErrors: true })

  test('shows a message, and another when it is back', async ({ page, context }) => {
    await page.goto('/communities')
    await expect(page.getByText(/^\d+ communities$/)).toBeVisible()
    await settled(page)
    const banner = page.getByText('You are offline. Messages will send when you are back.')
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await context.setOffline(false)
    await expect(banner).toBeHidden()
  })
})

test.describe('a dead server', { tag: '@desktop' }, () => {
  test.use({ expectConsoleErrors: true })

  test('leaves a page that says so and works again by itself', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let dead = true
    await page.route(/.*/, (route) => (dead ? route.abort() : route.continue()))
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The server still does not answer.')).toBeVisible()
    dead = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/)
  })

  test('does not prevent the welcome screen', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Patchbay')
  })
})

test.describe('the first load', { tag: '@phone' }, () => {
  test('has no layout shift', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/communities']) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      await settled(page)
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      )
      expect(total, path).toBeLessThanOrEqual(0.02)
    }
  })
})
