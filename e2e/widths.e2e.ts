import type { Page } from '@playwright/test'
import { createCommunityOf, createMember, enterAs, fillWithPosts } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const tabsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'What to read' }).getByRole('link')
const bellOf = (page: Page) => page.getByRole('link', { name: /^Notifications/ })

test.describe('every width', { tag: '@desktop' }, () => {
  test('[P-02, Q-04] has the same three tabs on Home, the events and the hub, and none is cut', async ({
    page,
    context,
  }) => {
    await enterAs(context, await createMember('Tabitha Wren'))
    for (const [path, current] of [
      ['/', 'Community Posts'],
      ['/events', 'Events Feed'],
      ['/?view=info', 'Information Hub'],
    ] as const) {
      await page.goto(path)
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(tabsOf(page)).toHaveText(['Community Posts', 'Events Feed', 'Information Hub'])
        await expect(page.locator('[aria-current=page]', { hasText: current })).toBeVisible()
        const { scrolled, shown } = await tabsOf(page)
          .first()
          .locator('..')
          .evaluate(({ scrollWidth, clientWidth }) => ({
            scrolled: scrollWidth,
            shown: clientWidth,
          }))
        expect(scrolled, `${path} at ${width}`).toBeLessThanOrEqual(shown)
      }
    }
  })

  test('a phone has the bell on every page', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const member = await createMember('Belle Arden')
    const communityId = await createCommunityOf(member, { name: 'Bell Founders' })
    await enterAs(context, member)
    for (const path of [
      '/',
      '/events',
      '/?view=info',
      '/communities',
      `/communities/${communityId}`,
      '/marketplace',
      '/messages',
      '/profile',
      '/settings',
      '/users',
      `/users/${member.id}`,
    ]) {
      await page.goto(path)
      await expect(bellOf(page).filter({ visible: true }), path).toHaveCount(1)
    }
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(bellOf(page).filter({ visible: true })).toHaveCount(0)
  })

  test('the column of a community stays while the posts scroll, and New Post stays in its row', async ({
    page,
    context,
  }) => {
    const leader = await createMember('Rhona Mabe')
    const communityId = await createCommunityOf(leader, { name: 'Rail Watchers' })
    await fillWithPosts(leader, communityId, ['Note', 12])
    await enterAs(context, leader)
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/communities/${communityId}`)
      const title = page.getByRole('heading', { level: 2, name: 'Discussions' })
      const button = page.getByRole('button', { name: 'New Post' })
      await expect(button).toBeVisible()
      const boxes = await Promise.all([title.boundingBox(), button.boundingBox()])
      const [middle, other] = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2)
      expect(Math.abs((middle ?? 0) - (other ?? 99)), `${width}`).toBeLessThan(8)
      await expect(page.getByRole('article')).not.toHaveCount(0)
      await page.mouse.wheel(0, 1200)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      await expect(page.getByRole('heading', { level: 2, name: 'Events' })).toBeInViewport()
    }
  })

  test('a window as low as at 400 % zoom shows the text of a discussion', async ({
    page,
    context,
  }) => {
    const leader = await createMember('Zoe Amin')
    const communityId = await createCommunityOf(leader, { name: 'Large Print' })
    await fillWithPosts(leader, communityId, ['Zoomed', 1])
    await enterAs(context, leader)
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(`/communities/${communityId}`)
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
    const modal = page.getByRole('dialog', { name: 'Discussion' })
    await expect(modal.getByRole('heading', { name: 'Replies (0)' })).toBeAttached()
    const shown = await modal.evaluate((sheet) => {
      const text = [...sheet.querySelectorAll('div')].find((one) =>
        /overflow-y-auto/.test(one.className),
      )
      const edge = sheet.getBoundingClientRect()
      const { top = 0, bottom = 0 } = text?.getBoundingClientRect() ?? {}
      return Math.min(bottom, edge.bottom) - Math.max(top, edge.top)
    })
    expect(shown).toBeGreaterThan(120)
    await modal.getByRole('button', { name: 'Send Reply' }).scrollIntoViewIfNeeded()
    await expect(modal.getByRole('button', { name: 'Send Reply' })).toBeInViewport()
  })

  test('the colours of the system keep boxes and marks', async ({ page, context }) => {
    await enterAs(context, await createMember('Cleo Vance'))
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/communities')
    const create = page.getByRole('button', { name: 'Create Community' })
    const edge = await create.evaluate((button) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(button)
      return { borderTopWidth, borderTopColor }
    })
    expect(edge.borderTopWidth).toBe('1px')
    expect(edge.borderTopColor).not.toMatch(/^rgba\(.*, 0\)$/)
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await expect(current).toHaveCSS('outline-style', 'solid')
  })

  test('a change of the theme starts no transition', async ({ page, context }) => {
    await enterAs(context, await createMember('Theo Marsh'))
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' })
    await page.goto('/communities')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    const button = page.getByRole('button', { name: 'Use light theme' })
    await button.focus()
    const running = await button.evaluate((toggle: HTMLElement) => {
      toggle.click()
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          resolve(document.getAnimations().filter((one) => one instanceof CSSTransition).length),
        )
      })
    })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(running).toBe(0)
  })
})
