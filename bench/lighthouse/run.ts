/**
 * `npm run bench:lighthouse`: what Lighthouse says about the main pages, for somebody who is signed
 * in. Accessibility and best practices must be whole; performance depends on the machine, and is
 * only told. With the names of pages, only those.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'
import { ensureBrowser } from '../../scripts/browser.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/start-embedded-postgres.ts'
import { findFreePort } from '../../scripts/port.ts'
import { startSubject, type Subject } from '../harness/start-subject.ts'
import { forms, measure, themes } from './measure.ts'
import { pages } from './pages.ts'

const wanted = process.argv.slice(2)
const chosen = pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0)
  throw new Error(`Choose among ${pages.map(({ name }) => name).join(', ')}.`)
const folder = await mkdtemp(join(tmpdir(), 'patchbay-lighthouse-'))
const postgres = await startEmbeddedPostgres({ folder })
try {
  const app = await startSubject(new URL('app.ts', import.meta.url), {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PORT: String(await findFreePort()),
  })
  try {
    await measureAll(app)
  } finally {
    app.stop()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measureAll(app: Subject): Promise<void> {
  const isRoot = process.getuid?.() === 0
  const browser = await launch({
    executablePath: ensureBrowser(),
    args: isRoot ? ['--no-sandbox'] : [],
  })
  try {
    const [name = '', value = ''] = app.cookies[0]?.split('=') ?? []
    await browser.setCookie({ name, value, domain: 'localhost', httpOnly: true })
    console.log(`${await browser.version()}: accessibility, best practices (performance)`)
    for (const form of forms)
      for (const theme of themes)
        for (const page of chosen) {
          const scores = await measure(browser, app.url, page, { form, theme })
          const { accessibility, bestPractices, performance = 'not measured', faults } = scores
          console.log(
            `${page.name}, ${form}, ${theme}: ${accessibility}, ${bestPractices} (${performance})`,
          )
          for (const fault of faults) console.error(`  ${fault}`)
          if (faults.length > 0 || accessibility < 100 || bestPractices < 100) process.exitCode = 1
        }
  } finally {
    await browser.close()
  }
}
