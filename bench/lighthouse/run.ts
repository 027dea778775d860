/**
 * `npm run bench:lighthouse`: Lighthouse scores of the main pages. Accessibility and best practices
 * must be perfect. Performance is the median of three loads; it is held for the pages that people
 * arrive at, on a phone, and only told of the others. With names of pages as arguments, measures only
 * those; with `speed` or `quality` before them, only that.
 */
import type { Browser } from 'puppeteer-core'
import { browseSubject } from '../harness/browse-subject.ts'
import { forms, themes } from './measure.ts'
import { pages } from './pages.ts'
import { measureQuality } from './quality.ts'
import { describeSpeed, isQuick, lowestPerformance, measureSpeed, mostShift } from './speed.ts'

const kinds = ['speed', 'quality']
const [first = '', ...others] = process.argv.slice(2)
const only = kinds.find((kind) => kind === first)
const wanted = only === undefined && first !== '' ? [first, ...others] : others
const chosen = pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0)
  throw new Error(`Choose among ${pages.map(({ name }) => name).join(', ')}.`)
await browseSubject(new URL('app.ts', import.meta.url), async (browser, { url }) => {
  console.log(await browser.version())
  if (only !== 'quality') await measureSpeeds(browser, url)
  if (only !== 'speed') await measureQualities(browser, url)
})

async function measureSpeeds(browser: Browser, origin: string): Promise<void> {
  for (const form of forms)
    for (const page of chosen) {
      const speed = await measureSpeed(browser, origin, page, form)
      const isBounded = form === 'phone' && page.isBounded
      const verdict = isQuick(speed) ? 'holds' : 'MISSED'
      const bound = `at least ${lowestPerformance}, shift at most ${mostShift}: ${verdict}`
      console.log(`${page.name}, ${form}: ${describeSpeed(speed)}${isBounded ? ` (${bound})` : ''}`)
      if (isBounded && !isQuick(speed)) process.exitCode = 1
    }
}

async function measureQualities(browser: Browser, origin: string): Promise<void> {
  for (const form of forms)
    for (const theme of themes)
      for (const page of chosen) {
        const quality = await measureQuality(browser, origin, page, { form, theme })
        const { accessibility, bestPractices, faults } = quality
        console.log(
          `${page.name}, ${form}, ${theme}: accessibility ${accessibility}, best practices ${bestPractices}`,
        )
        for (const fault of faults) console.error(`  ${fault}`)
        if (faults.length > 0 || accessibility < 100 || bestPractices < 100) process.exitCode = 1
      }
}
