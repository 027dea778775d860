import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { bundle, pageOf } from './bundle.ts'
import { androidHosts, iosEntitlements } from './hosts.ts'

const given = {
  server: 'https://patchbay.example',
  link: 'https://go.patchbay.example/native/return',
  debug: false,
}
const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
const index = read('web/index.html')

it('gives the page its server, and allows no other connections', () => {
  const page = pageOf(index, given)
  expect(page).toMatch(/^<!doctype html>\n<html data-server="https:\/\/patchbay\.example" /)
  expect(page).toContain('data-link="https://go.patchbay.example/native/return"')
  expect(page).toContain('data-debug="false"')
  expect(page).not.toMatch(/__[A-Z_]+__(?<!__PATCHBAY_BUILD__)|rel="manifest"/)
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self' https://patchbay.example wss://patchbay.example;")
  const nonces = [
    ...page.matchAll(/nonce="([\w-]+)"|nonce-([\w-]+)'|"csp-nonce" content="([\w-]+)"/g),
  ]
  expect(new Set(nonces.map(([, one, two, three]) => one ?? two ?? three)).size).toBe(1)
  // Everyone who has the app can read the nonce, so it must not allow scripts.
  const script = /<script>([^<]+)<\/script>/.exec(page)?.[1] ?? ''
  const sum = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${sum}';`)
  expect(page).not.toMatch(/<script[^>]* nonce=/)
  // The policy comes before everything that it applies to.
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'))
})

it('escapes values, so that they cannot end their attribute', () => {
  expect(pageOf(index, { ...given, pushApp: '"><script>&' })).toContain(
    'data-push-app="&quot;><script>&amp;"',
  )
})

it('leaves out files that only servers and browsers need', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-bundle-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dist = join(folder, 'dist')
  for (const name of ['.vite', 'assets']) await mkdir(join(dist, name), { recursive: true })
  for (const file of ['sw.js', 'sw.js.br', 'manifest.webmanifest', 'assets/a.js', 'assets/a.js.gz'])
    await writeFile(join(dist, file), file)
  await writeFile(join(dist, 'index.html'), index)
  const www = join(folder, 'www')
  await bundle(dist, www, given)
  expect((await readdir(www, { recursive: true })).toSorted()).toEqual([
    'assets',
    'assets/a.js',
    'cannot-show.html',
    'index.html',
  ])
  expect(await readFile(join(www, 'index.html'), 'utf8')).toContain('data-server=')
})

it('is installed only on systems that can run the bundled web app', () => {
  const [, chrome, safari] =
    /'chrome(\d+)', 'safari([\d.]+)'/.exec(read('web/vite.config.ts')) ?? []
  expect(read('native/capacitor.config.ts')).toContain(`minWebViewVersion: ${chrome}`)
  expect(read('native/capacitor.config.ts')).toContain("errorPath: 'cannot-show.html'")
  const project = read('native/ios/App/App.xcodeproj/project.pbxproj')
  const targets = project.matchAll(/IPHONEOS_DEPLOYMENT_TARGET = ([\d.]+)/g)
  expect(new Set([...targets].map(([, version]) => version))).toEqual(new Set([safari]))
})

it('names the hosts whose links open the app', () => {
  expect(androidHosts(given)).toContain('name="server_host" translatable="false">patchbay.example<')
  expect(androidHosts(given)).toContain('>go.patchbay.example<')
  expect(iosEntitlements(given)).toContain('applinks:patchbay.example<')
  expect(iosEntitlements(given)).toContain('applinks:go.patchbay.example<')
  const ported = 'https://patchbay.example:8443'
  expect(() => androidHosts({ ...given, server: ported })).toThrow('hosts without a port')
  expect(() => androidHosts({ ...given, link: `${ported}/x` })).toThrow('hosts without a port')
})
