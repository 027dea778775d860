import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestS3, type TestS3 } from '../../../test/services/test-s3.ts'
import { readConfig } from '../config.ts'
import { createServer } from '../http/server.ts'
import { createLog } from '../logger.ts'
import { parseRange } from './byte-range.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import { sendFile, type SentFile } from './send-file.ts'
import type { Storage } from './storage.ts'

const http = createServer(readConfig({}), createLog('silent'))
let folder: string
let s3: TestS3
let origin: string
const storages = new Map<string, Storage>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-files-'))
  s3 = await startTestS3()
  storages.set('disk', createDiskStorage(folder)).set('s3', createS3Storage(s3.settings, folder))
  for (const [kind, storage] of storages) {
    await storage.put('avatars/ada/avatar.webp', Buffer.from('0123456789'))
    await storage.put('rooms/one/letter.pdf', Buffer.from('%PDF'))
    await storage.put('rooms/one/empty.txt', Buffer.alloc(0))
    http.get<{ Params: { '*': string }; Querystring: Partial<SentFile> }>(
      `/${kind}/*`,
      (request, reply) => {
        const sent = { cache: 'asked', ...request.query, key: request.params['*'] } as const
        return sendFile(storage, request, reply, sent)
      },
    )
  }
  await http.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await http.close()
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'])('a file sent from %s', (kind) => {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${origin}/${kind}/${path}`, { method, headers })
  const avatar = 'avatars/ada/avatar.webp'

  it('arrives complete, with all headers that keep it harmless', async () => {
    const response = await ask(`${avatar}?cache=hour`)
    expect([response.status, await response.text()]).toEqual([200, '0123456789'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'content-disposition': 'inline',
      'content-length': '10',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[^"]+"$/),
      'x-content-type-options': 'nosniff',
    })
  })

  it('is cached for ever, for an hour, or revalidated each time', async () => {
    const cacheOf = async (query: string) =>
      (await ask(`${avatar}${query}`)).headers.get('cache-control')
    expect(await cacheOf('?cache=forever')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('?cache=hour')).toBe('public, max-age=3600')
    expect(await cacheOf('')).toBe('private, no-cache')
  })

  it('[W-15] is only ever downloaded unless it is a picture, audio or video', async () => {
    const name = encodeURIComponent('Übung "1"\r\nset-cookie: a/../b.pdf')
    const { headers } = await ask(`rooms/one/letter.pdf?name=${name}`)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="_bung _1___set-cookie_ a_.._b.pdf"; filename*=UTF-8''${name}`,
    )
    expect(headers.get('set-cookie')).toBeNull()
    expect((await ask('rooms/one/empty.txt')).headers.get('content-disposition')).toBe('attachment')
  })

  it('is not sent again to a client that has it', async () => {
    const etag = (await ask(avatar)).headers.get('etag') ?? ''
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const response = await ask(avatar, { 'if-none-match': known })
      expect([response.status, await response.text()], known).toEqual([304, ''])
      expect(response.headers.get('etag')).toBe(etag)
    }
    const response = await ask(avatar, { 'if-none-match': '"other"' })
    expect([response.status, await response.text()]).toEqual([200, '0123456789'])
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('arrives in part: %s', async (range, status, body, contentRange) => {
    const response = await ask(avatar, { range })
    expect([response.status, await response.text()]).toEqual([status, body])
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-length')).toBe(String(body.length))
  })

  it('arrives complete if the range is of another version', async () => {
    const etag = (await ask(avatar)).headers.get('etag') ?? ''
    const range = 'bytes=2-4'
    expect((await ask(avatar, { range, 'if-range': etag })).status).toBe(206)
    expect((await ask(avatar, { range, 'if-range': '"other"' })).status).toBe(200)
  })

  it('reports its size for a HEAD request', async () => {
    const response = await ask(avatar, {}, 'HEAD')
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '10'])
    expect(response.headers.get('content-type')).toBe('image/webp')
  })

  it('that is empty arrives empty', async () => {
    const response = await ask('rooms/one/empty.txt')
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '0'])
    expect((await ask('rooms/one/empty.txt', { range: 'bytes=0-' })).status).toBe(416)
  })

  it('that does not exist is not found, and the error is not cached', async () => {
    for (const headers of [{}, { range: 'bytes=0-1' }, { 'if-none-match': '*' }] as const) {
      const response = await ask('avatars/nobody/avatar.webp?cache=forever', { ...headers })
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(await response.json()).toMatchObject({ code: 'not_found' })
    }
  })
})

describe('a range', () => {
  it.each([
    [undefined, 10, undefined],
    ['bytes=-', 10, undefined],
    ['bytes=5-2', 10, undefined],
    ['bytes=a-b', 10, undefined],
    ['bytes=-0', 10, 'unsatisfiable'],
    ['bytes=-99', 10, { start: 0, end: 9 }],
    ['bytes=0-0', 10, { start: 0, end: 0 }],
    ['bytes=0-', 0, 'unsatisfiable'],
    ['bytes=-5', 0, 'unsatisfiable'],
    ['bytes=9999999999999999-', 10, undefined],
  ])('%j of %i bytes is %o', (header, size, range) => {
    expect(parseRange(header, size)).toEqual(range)
  })
})
