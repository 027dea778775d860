import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions, Spec } from 'axe-core'
import type { StateName } from '../gallery/states.ts'
import { expect } from './test.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What is in order is counted and not described, and style sheets are ours: neither is needed.
  resultTypes: ['violations'],
  preload: false,
}

/** Each state in every width and theme, and journeys too where the gallery has the same state. */
export const inspectsAll = process.env['INSPECT_ALL'] === 'on'

type Theme = 'dark' | 'light'

/** Both widths and both themes by turns: dark on the phone and light on the desktop, or the other way. */
export function themesOf(project: string, index = 0): readonly [Theme, ...Theme[]] {
  if (inspectsAll) return ['dark', 'light']
  return [(index % 2 === 0) === (project === 'phone') ? 'dark' : 'light']
}

export async function inspectIn(
  page: Page,
  themes: readonly Theme[],
  within?: string,
): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await page.evaluate(async () => {
      // Colours change gradually; what never ends is not waited for.
      const passing = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(passing.map(({ finished }) => finished))
    })
    await inspect(page, within)
  }
}

/** What is on screen now, or a part of it: accessible, and no wider than the window. */
export async function inspect(page: Page, within = 'html'): Promise<void> {
  // A target that a sticky foot cuts in two would count as too small; at the end it covers nothing.
  const hasFoot = (await page.locator('[data-sticky-foot]').count()) > 0
  if (hasFoot) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await expect(page.locator(within)).not.toHaveCount(0)
  const violations = await page.evaluate(
    async ([root, chosen]) => {
      const { axe } = window as unknown as { axe: Axe }
      // What is wrong is named by its place: the markup of all that is right would be taken in vain.
      axe.configure({ noHtml: true })
      const results = await axe.run(root, chosen)
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      )
    },
    [within, options] as const,
  )
  if (hasFoot) await page.evaluate(() => window.scrollTo(0, 0))
  expect(violations).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'sideways scroll').toBe(0)
}

interface Axe {
  readonly configure: (spec: Spec) => void
  readonly run: (root: string, options: RunOptions) => Promise<AxeResults>
}

/**
 * Where a journey meets what the gallery walk inspects under this name: it is inspected again, with
 * what the journey has made of it, by `npm run test:all`.
 */
export async function inspectAgain(page: Page, _name: StateName): Promise<void> {
  if (inspectsAll) await inspect(page)
}
