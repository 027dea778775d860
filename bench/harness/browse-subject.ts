import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Browser } from 'puppeteer-core'
import { ensureBrowser } from '../../scripts/browser.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/start-embedded-postgres.ts'
import { findFreePort } from '../../scripts/port.ts'
import { startSubject, type Subject } from './start-subject.ts'

/** Starts the server on its own database and a signed-in browser; stops both afterwards. */
export async function browseSubject(
  file: URL,
  work: (browser: Browser, subject: Subject) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'))
  const postgres = await startEmbeddedPostgres({ folder })
  try {
    const port = await findFreePort()
    const subject = await startSubject(file, {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
    })
    try {
      await withBrowser(subject, (browser) => work(browser, subject))
    } finally {
      subject.stop()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function withBrowser(
  { cookies }: Subject,
  work: (browser: Browser) => Promise<void>,
): Promise<void> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await launch({ executablePath: ensureBrowser(), args })
  try {
    const [name = '', value = ''] = cookies[0]?.split('=') ?? []
    await browser.setCookie({ name, value, domain: 'localhost', httpOnly: true })
    await work(browser)
  } finally {
    await browser.close()
  }
}
