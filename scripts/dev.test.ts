import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findRunningPostgres } from './embedded-postgres/find-running-postgres.ts'
import { usedDataFolder } from './embedded-postgres/test-support.ts'
import { findFreePort } from './port.ts'
import { watchChild } from '../server/test/processes/watch-child.ts'
import { childEnvironment } from '../server/test/processes/child-environment.ts'

it('npm run dev serves API and web at one address and stops everything', async () => {
  const folder = await usedDataFolder()
  const port = await findFreePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL('dev.ts', import.meta.url))], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...childEnvironment(), DATA_DIR: folder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { says, ended } = watchChild(child)
  await says(/with hot reload/)
  const address = `http://localhost:${port}`
  const page = await (await fetch(address)).text()
  expect(page).toContain('/@vite/client')
  const instance = () => fetch(`${address}/api/instance`).then((response) => response.status)
  await expect.poll(instance, { timeout: 45_000 }).toBe(200)
  const initials = await fetch(`${address}/avatars/initials.svg?name=A`)
  expect(initials.headers.get('content-type')).toContain('image/svg+xml')
  const form = {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ state: 'x' }),
  } as const
  expect((await fetch(`${address}/auth/callback`, form)).status).toBe(303)
  expect(await (await fetch(`${address}/auth/callback`)).text()).toContain('/@vite/client')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(await findRunningPostgres(folder)).toBeUndefined()
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})
