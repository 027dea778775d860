import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions, Spec } from 'axe-core'
import type { StateName } from '../gallery/states.ts'
import { expect } from './test.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Passes are not reported in detail, and all style sheets are ours, so neither option is needed.
  resultTypes: ['violations'],
  preload: false,
}

/**
 * Inspects each state in every width and theme, and journeys too if the gallery has the same state.
 */
export const inspectsAll = process.env['INSPECT_ALL'] === 'on'

type Theme = 'dark' | 'light'

/** Alternates: dark on the phone and light on the desktop, or the other way round. */
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
      // Colours change gradually, so wait for animations, except endless ones.
      const passing = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(passing.map(({ finished }) => finished))
    })
    await inspect(page, within)
  }
}

/** Checks that the screen, or a part of it, is accessible and no wider than the window. */
export async function inspect(page: Page, within = 'html'): Promise<void> {
  // A target cut by a sticky foot would count as too small; at the end of the page it covers
  // nothing.
  const hasFoot = (await page.locator('[data-sticky-foot]').count()) > 0
  if (hasFoot) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await expect(page.locator(within)).not.toHaveCount(0)
  const looks = inspectsAll ? [] : await page.evaluate(markMeasured, readMeasured())
  const violations = await page.evaluate(
    async ([root, chosen]) => {
      const { axe } = window as unknown as { axe: Axe }
      axe.configure({
        // Violations are named by their selector; collecting the markup of all elements would be
        // wasted.
        noHtml: true,
        rules: [{ id: 'color-contrast', selector: '*:not([data-contrast-measured])' }],
      })
      const results = await axe.run(root, chosen)
      for (const element of document.querySelectorAll('[data-contrast-measured]'))
        element.removeAttribute('data-contrast-measured')
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      )
    },
    [within, options] as const,
  )
  if (hasFoot) await page.evaluate(() => window.scrollTo(0, 0))
  expect(violations).toEqual([])
  if (within === 'html' && looks.length > 0) appendFileSync(measured, `${looks.join('\n')}\n`)
  expect(await findOverflow(page), 'sideways scroll').toEqual([])
}

/** Empty if the page fits; otherwise the elements that reach beyond its edge. */
const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return [`${scrollWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 200))]
  })

/** The looks of elements whose contrast is sufficient, as numbers; all workers share them. */
const measured = join(process.env['E2E_DATA_FOLDER'] ?? '', 'measured-looks')

function readMeasured(): number[] {
  if (!existsSync(measured)) return []
  return readFileSync(measured, 'utf8').split('\n').slice(0, -1).map(Number)
}

/**
 * Runs in the page: marks the elements whose look was measured before, and returns all other looks.
 * Contrast takes axe more than half of its time. It follows from the theme, the classes and the
 * states of an element and those around it, so what looks alike, such as the navigation and the
 * rows of a list, is measured once. `npm run test:all` measures everything.
 */
function markMeasured(before: readonly number[]): number[] {
  const known = new Set(before)
  const fresh: number[] = []
  const decides =
    /^(?:class|style|disabled|open|hidden|role|type|data-.*|aria-(?:current|selected|checked|pressed|expanded|disabled|invalid|hidden))$/
  const add = (hash: number, text: string): number => {
    let sum = hash
    for (let index = 0; index < text.length; index++)
      sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93)
    return sum
  }
  const visit = (element: Element, around: number): void => {
    let look = add(around, element.tagName)
    if (element.matches(':focus')) look = add(look, ':focus')
    for (const { name, value } of element.attributes)
      if (decides.test(name)) look = add(look, `${name}=${value}`)
    if (known.has(look)) element.setAttribute('data-contrast-measured', '')
    else {
      known.add(look)
      fresh.push(look)
    }
    for (const child of element.children) visit(child, look)
  }
  visit(document.documentElement, 0x81_1c_9d_c5)
  return fresh
}

interface Axe {
  readonly configure: (spec: Spec) => void
  readonly run: (root: string, options: RunOptions) => Promise<AxeResults>
}

/**
 * For a state that the gallery already inspects under this name: `npm run test:all` inspects it
 * again, with the data of the journey.
 */
export async function inspectAgain(page: Page, _name: StateName): Promise<void> {
  if (inspectsAll) await inspect(page)
}
