import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is on screen now: accessible, and no wider than the window. */
export async function inspect(page: Page): Promise<void> {
  // A target that a sticky foot cuts in two would count as too small; at the end it covers nothing.
  const hasFoot = (await page.locator('[data-sticky-foot]').count()) > 0
  if (hasFoot) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  if (hasFoot) await page.evaluate(() => window.scrollTo(0, 0))
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'sideways scroll').toBe(0)
}
