import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addAvatars } from '../../features/accounts/avatars/serve-avatars.ts'
import { addInitials } from '../../features/accounts/avatars/serve-initials.ts'
import { communityCovers } from '../../features/communities/communities/covers/community-covers.ts'
import { articleCovers } from '../../features/hub/articles/article-covers.ts'
import { readConfig } from '../config.ts'
import type { Services } from '../http/action.ts'
import { AppError } from '../http/app-error.ts'
import { createServer } from '../http/server.ts'
import { addWebApp } from '../http/pages/web-app.ts'
import { newId } from '../ids.ts'
import { createLog } from '../logger.ts'
import { noLimits } from './limits.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'patchbay-web-'))
const http = createServer(readConfig({}), createLog('silent'))
const counted: string[] = []
let isFull = false
const limits: Services['limits'] = {
  ...noLimits,
  count: async (kind, key) => {
    counted.push(`${kind} ${key}`)
    if (isFull) throw new AppError('rate_limited', undefined, { retryAfter: 60 })
  },
}
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>the app</title>')
  const services = { limits, storage: createDiskStorage(folder) } as Services
  addAvatars(http, services)
  addInitials(http, services)
  communityCovers.serve(http, services)
  articleCovers.serve(http, services)
  await addWebApp(http, folder, readConfig({}), { limits })
  await http.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(() => {
  counted.length = 0
  isFull = false
})
afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each([
  '/avatars/initials.svg?name=A',
  `/avatars/${newId()}/avatar.webp`,
  `/community-covers/${newId()}/cover.webp`,
  `/article-covers/${newId()}/cover.webp`,
  '/communities',
])(
  'anybody who fetches %s without a session is counted, and refused beyond the limit',
  async (path) => {
    const ask = async () =>
      (await http.inject({ url: path, remoteAddress: '203.0.113.9' })).statusCode
    expect([200, 404]).toContain(await ask())
    expect(counted).toEqual(['picture 203.0.113.9'])
    isFull = true
    expect(await ask()).toBe(429)
  },
)
