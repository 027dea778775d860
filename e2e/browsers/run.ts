/**
 * `npm run test:browsers`: a smoke journey in Firefox and in WebKit, as Debian's `firefox-esr`,
 * `webkit2gtk-driver` and `xvfb` install them. `npm test` runs everything in Chromium.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../../scripts/build.ts'
import { findFreePort } from '../../scripts/port.ts'
import { watchChild } from '../../server/test/processes/watch-child.ts'
import { Page, type Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { smoke } from './smoke.ts'
import { startWebKit } from './webkit.ts'

const browsers = [
  ['firefox-esr', startFirefox],
  ['WebKitWebDriver', startWebKit],
] as const

const pictures = new URL('../../test-results/browsers/', import.meta.url)

const port = String(await findFreePort())
await buildWeb()
const server = spawn(process.execPath, [new URL('../serve.ts', import.meta.url).pathname], {
  env: {
    ...process.env,
    E2E_PORT: port,
    E2E_OUT_OF_ORDER_PORT: String(await findFreePort()),
    E2E_DATA_FOLDER: join(tmpdir(), `patchbay-browsers-${randomUUID()}`),
  },
  stdio: ['ignore', 'pipe', 'pipe'],
})
const { says, ended } = watchChild(server)
try {
  await says(/^Both servers are ready/m)
  for (const [program, start] of browsers) await tryBrowser(program, start)
} finally {
  server.kill('SIGTERM')
  await ended
}

async function tryBrowser(program: string, start: (path: string) => Promise<Driver>) {
  const path = spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim()
  if (path === '') {
    console.error(`${program} is not installed.`)
    process.exitCode = 1
    return
  }
  const driver = await start(path)
  try {
    await smoke(new Page(driver, `http://localhost:${port}`))
    console.log(`ok   ${driver.name}`)
  } catch (error) {
    process.exitCode = 1
    console.error(`FAIL ${driver.name}`, error)
    mkdirSync(pictures, { recursive: true })
    const picture = new URL(`${driver.name}.png`, pictures)
    writeFileSync(picture, await driver.screenshot(), 'base64')
    console.error(`What it showed is in ${picture.pathname}.`)
  } finally {
    await driver.stop()
  }
}
