import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestS3, type TestS3 } from '../../../test/services/test-s3.ts'
import { AppError } from '../http/app-error.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let s3: TestS3
let storages: Record<string, Storage>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-files-'))
  s3 = await startTestS3()
  storages = { disk: createDiskStorage(folder), s3: createS3Storage(s3.settings, folder) }
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))
const inPieces = (data = bytes) =>
  Readable.from([data.subarray(0, 70_000), data.subarray(70_000)], { objectMode: false })

describe.each(['disk', 's3'])('files on %s', (name) => {
  const storage = () => storages[name] ?? expect.unreachable('both are there')
  const read = async (key: string) => {
    const file = await storage().get(key)
    return file && buffer(file.stream)
  }

  it('come back unchanged, with size, type and an etag', async () => {
    await storage().put('avatars/ada/avatar.webp', bytes)
    const file = (await storage().get('avatars/ada/avatar.webp')) ?? expect.unreachable('is there')
    expect(await buffer(file.stream)).toEqual(bytes)
    const head = await storage().head('avatars/ada/avatar.webp')
    expect(head).toEqual({ size: 200_000, type: 'image/webp', etag: file.etag })
    expect(file.etag).toMatch(/^"[^"]+"$/)
  })

  it('are stored from streams of known length', async () => {
    await storage().put('rooms/one/talk.mp3', inPieces(), bytes.length)
    expect(await read('rooms/one/talk.mp3')).toEqual(bytes)
    await storage().put('rooms/one/empty.txt', Readable.from([]), 0)
    expect(await read('rooms/one/empty.txt')).toEqual(Buffer.alloc(0))
  })

  it('are stored from drafts, which can be read and changed in part before', async () => {
    const draft = await storage().draft(inPieces())
    expect(draft.size).toBe(bytes.length)
    expect(await draft.read(69_990, 20)).toEqual(bytes.subarray(69_990, 70_010))
    expect(await draft.read(bytes.length - 5, 20)).toEqual(bytes.subarray(-5))
    expect(await draft.read(bytes.length, 20)).toEqual(Buffer.alloc(0))
    await draft.overwrite(10, Buffer.alloc(5))
    await expect(draft.overwrite(bytes.length - 1, Buffer.alloc(2))).rejects.toThrow(RangeError)
    await storage().put('rooms/one/draft.mp3', draft)
    const changed = Buffer.from(bytes)
    changed.fill(0, 10, 15)
    expect(await read('rooms/one/draft.mp3')).toEqual(changed)
    expect(await readdir(join(folder, '.partial'))).toEqual([])
  })

  it('leave nothing behind if a draft is discarded or its source fails', async () => {
    const draft = await storage().draft(inPieces())
    await draft.discard()
    await draft.discard()
    const refusal = new AppError('file_too_large')
    const failing = async function* () {
      yield bytes
      throw refusal
    }
    await expect(storage().draft(failing())).rejects.toBe(refusal)
    expect(await readdir(join(folder, '.partial'))).toEqual([])
  })

  it('are replaced atomically, with a new etag', async () => {
    await storage().put('avatars/bo/avatar.webp', Buffer.from('first'))
    const before = await storage().head('avatars/bo/avatar.webp')
    await storage().put('avatars/bo/avatar.webp', Buffer.from('other'))
    expect(await read('avatars/bo/avatar.webp')).toEqual(Buffer.from('other'))
    expect((await storage().head('avatars/bo/avatar.webp'))?.etag).not.toBe(before?.etag)
  })

  it.each([
    ['ends too early', () => inPieces(), bytes.length + 1],
    ['goes on too long', () => inPieces(), bytes.length - 1],
    ['breaks off', () => Readable.from(breakingOff()), bytes.length],
  ])('keep the old content if a stream %s', async (_name, stream, size) => {
    await storage().put('rooms/two/song.mp3', Buffer.from('kept'))
    await expect(storage().put('rooms/two/song.mp3', stream(), size)).rejects.toBeInstanceOf(Error)
    await expect(storage().put('rooms/two/new.mp3', stream(), size)).rejects.toBeInstanceOf(Error)
    expect(await read('rooms/two/song.mp3')).toEqual(Buffer.from('kept'))
    expect(await read('rooms/two/new.mp3')).toBeUndefined()
    expect((await storage().list('rooms/two/')).files).toHaveLength(1)
  })

  it('pass on the error of a refused stream', async () => {
    const refused = async function* () {
      yield bytes
      throw new AppError('file_too_large')
    }
    const put = storage().put('rooms/three/a.mp3', Readable.from(refused()), 300_000)
    await expect(put).rejects.toMatchObject({ code: 'file_too_large' })
  })

  it('are read in part, with the total size', async () => {
    await storage().put('rooms/four/a.mp3', bytes)
    const part = await storage().get('rooms/four/a.mp3', { start: 199_990, end: 199_992 })
    expect(part?.size).toBe(200_000)
    expect(part && (await buffer(part.stream))).toEqual(bytes.subarray(199_990, 199_993))
  })

  it('are absent until they are put and after they are removed', async () => {
    const key = 'avatars/cy/avatar.webp'
    expect([await storage().get(key), await storage().head(key)]).toEqual([undefined, undefined])
    await storage().put(key, bytes)
    await storage().remove([key, 'avatars/nobody/avatar.webp'])
    expect([await storage().get(key), await storage().head(key)]).toEqual([undefined, undefined])
  })

  it('[W-11] are listed by name, page by page, below a folder', async () => {
    const keys = ['a-b/x.png', 'a/b/c.png', 'a/b-c.png', 'a/b.png', 'a/bc/d.png', 'a0/x.png']
    for (const key of keys) await storage().put(`lists/${key}`, Buffer.from(key))
    const sorted = keys.map((key) => `lists/${key}`).sort()
    const whole = await storage().list('lists/')
    expect(whole.files.map((file) => file.key)).toEqual(sorted)
    expect(whole.next).toBeUndefined()
    expect(whole.files[0]?.size).toBe(whole.files[0]?.key.replace('lists/', '').length)
    expect(whole.files[0]?.storedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await storage().list('lists/', { after, limit: 2 })
      paged.push(...page.files.map((file) => file.key))
      after = page.next
    } while (after !== undefined)
    expect(paged).toEqual(sorted)
    expect((await storage().list('lists/a/b/')).files).toHaveLength(1)
    expect(await storage().list('none/')).toEqual({ files: [], next: undefined })
    expect((await storage().list('')).files.length).toBeGreaterThan(6)
  })

  it('[W-10] are listed a hundred at a time by default, a thousand at most', async () => {
    const put = (index: number) => storage().put(`many/f${1_000 + index}.txt`, Buffer.from('x'))
    for (let first = 0; first < 1_010; first += 101)
      await Promise.all(Array.from({ length: 101 }, (_, index) => put(first + index)))
    expect((await storage().list('many/')).files).toHaveLength(100)
    const largest = await storage().list('many/', { limit: 5_000 })
    expect([largest.files.length, largest.next]).toEqual([1_000, 'many/f1999.txt'])
  })

  it.each([
    '../secret.txt',
    'a/../b.txt',
    'a/./b.txt',
    '/a/b.txt',
    'a//b.txt',
    'a\\b\\c.txt',
    '.partial/b.txt',
    'a/.b.txt',
    'a/b',
    'a/b.svg',
    'a/b.html',
    'a/b.txt/',
    'a/b.txt\n',
    'a/b.TXT',
    'a/b%2f.txt',
    'a/b\0.txt',
    'b.txt',
    `a/${'b'.repeat(300)}.txt`,
    '',
  ])('have no key such as %j', async (key) => {
    await expect(storage().put(key, bytes)).rejects.toThrow(TypeError)
    await expect(storage().get(key)).rejects.toThrow(TypeError)
    await expect(storage().head(key)).rejects.toThrow(TypeError)
    await expect(storage().remove([key])).rejects.toThrow(TypeError)
  })
})

describe('a folder to list', () => {
  it.each(['../', 'a/../', '/', 'a', '.partial/', 'a//', 'A/'])('is never %j', async (name) => {
    for (const storage of Object.values(storages))
      await expect(storage.list(name)).rejects.toThrow(TypeError)
  })
})

async function* breakingOff() {
  yield bytes.subarray(0, 100_000)
  throw new Error('The sender is gone.')
}
