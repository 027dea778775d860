/**
 * `npm run bench:lighthouse`: Lighthouse scores of the main pages, for a signed-in person.
 * Accessibility and best practices must be perfect; performance depends on the machine and is only
 * printed. With names of pages as arguments, measures only those.
 */
import type { Browser } from 'puppeteer-core'
import { browseSubject } from '../harness/browse-subject.ts'
import { forms, measure, themes } from './measure.ts'
import { pages } from './pages.ts'

const wanted = process.argv.slice(2)
const chosen = pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0)
  throw new Error(`Choose among ${pages.map(({ name }) => name).join(', ')}.`)
await browseSubject(new URL('app.ts', import.meta.url), (browser, { url }) =>
  measureAll(browser, url),
)

async function measureAll(browser: Browser, origin: string): Promise<void> {
  console.log(`${await browser.version()}: accessibility, best practices (performance)`)
  for (const form of forms)
    for (const theme of themes)
      for (const page of chosen) {
        const scores = await measure(browser, origin, page, { form, theme })
        const { accessibility, bestPractices, performance = 'not measured', faults } = scores
        console.log(
          `${page.name}, ${form}, ${theme}: ${accessibility}, ${bestPractices} (${performance})`,
        )
        for (const fault of faults) console.error(`  ${fault}`)
        if (faults.length > 0 || accessibility < 100 || bestPractices < 100) process.exitCode = 1
      }
}
