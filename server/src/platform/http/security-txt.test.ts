import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let silent: TestApp
beforeAll(async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'patchbay-web-'))
  writeFileSync(join(webFolder, 'index.html'), '<title>the app</title>')
  const config = {
    publicUrl: 'https://patchbay.example',
    securityContact: 'mailto:security@patchbay.example',
  }
  const now = () => new Date('2026-11-17T10:00:00Z')
  app = await startTestApp({ webFolder, config, now })
  silent = await startTestApp({ webFolder, database: app.database })
})
afterAll(async () => {
  await silent.stop()
  await app.stop()
})

it('tells where to report a weakness', async () => {
  const answer = await app.visitor.fetch('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe(`Contact: mailto:security@patchbay.example
Expires: 2027-11-17T00:00:00.000Z
Preferred-Languages: en
Canonical: https://patchbay.example/.well-known/security.txt
`)
})

it('is absent where no contact is set, and so is everything else that is well known', async () => {
  for (const path of [
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/.well-known',
  ]) {
    const answer = await silent.visitor.fetch(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text()).not.toContain('the app')
  }
})
