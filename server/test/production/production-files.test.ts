import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { childEnvironment } from '../processes/child-environment.ts'
import { isInImage, root } from './image-files.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { watchChild } from '../processes/watch-child.ts'

const fixture = fileURLToPath(new URL('image-fixture.ts', import.meta.url))
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [fixture], {
    cwd: tmpdir(),
    env: { ...childEnvironment(), DATABASE_URL: database.url, HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, ...watchChild(child) }
}

describe('the files of the production image', () => {
  it('have no test, no demo data, no provider that lets everybody in and no mailbox', () => {
    const files = globSync('{server,contract,scripts,deploy}/**/*.*', { cwd: root })
      .filter((file) => !file.includes('node_modules'))
      .filter((file) => isInImage(join(root, file)))
    expect(files).toContain('server/src/main.ts')
    for (const command of ['admin', 'backup', 'restore'])
      expect(files).toContain(`scripts/${command}.ts`)
    expect(files).toContain('server/data/cities.br')
    const unwanted =
      /\.test\.tsx?$|^server\/test\/|^server\/src\/(demo|development)\/|^scripts\/demo|^deploy\//
    expect(files.filter((file) => unwanted.test(file))).toEqual([])
  })

  it('are enough to run in production', async () => {
    const node = start({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://patchbay.example',
      ALLOWED_HOSTS: '127.0.0.1',
      PASSWORD_SIGN_IN: 'on',
      SMTP_URL: 'smtps://mail.example',
      DRAIN_SECONDS: '0',
    })
    const [, port] = await node.says(/port (\d+)/)
    const statuses = ['/readyz', '/api/instance', '/mailbox', '/api/docs'].map(
      async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404])
    node.child.kill('SIGTERM')
    expect(await node.ended).toBe(0)
  })

  it('say what to set where they are started for development', async () => {
    const node = start({ PUBLIC_URL: 'http://localhost:3000' })
    expect(await node.ended).toBe(1)
    expect(node.output()).toBe(
      'The setting PUBLIC_URL must be the address people use: this installation has no development sign-in and no demo data.\n',
    )
  })
})
