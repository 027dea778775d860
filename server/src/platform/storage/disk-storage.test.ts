import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import { removeOldDrafts, sweepDrafts } from './drafts.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const key = 'rooms/one/song.mp3'

describe('files on the disk', () => {
  it('cannot be seen while they are being written, and open readers continue with the old file', async () => {
    const storage = createDiskStorage(folder)
    await storage.put(key, Buffer.alloc(300_000, 1))
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const slow = async function* () {
      yield Buffer.alloc(5, 2)
      await released
      yield Buffer.alloc(5, 2)
    }
    const old = await storage.get(key)
    const put = storage.put(key, Readable.from(slow()), 10)
    await expect.poll(() => readdir(join(folder, '.partial'))).toHaveLength(1)
    expect((await storage.head(key))?.size).toBe(300_000)
    expect((await storage.list('')).files.map((file) => file.key)).toEqual([key])
    release()
    await put
    expect((await storage.head(key))?.size).toBe(10)
    expect(await readdir(join(folder, '.partial'))).toEqual([])
    expect(old && (await buffer(old.stream))).toEqual(Buffer.alloc(300_000, 1))
  })

  it('are accessible to this user only', async () => {
    const storage = createDiskStorage(folder)
    await storage.put(key, Buffer.from('x'))
    expect((await stat(join(folder, key))).mode & 0o777).toBe(0o600)
  })

  it('report a full disk, and leave nothing behind', async () => {
    const storage = createDiskStorage(folder)
    const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
    const source = Readable.from(
      (async function* () {
        yield Buffer.from('x')
        throw full
      })(),
    )
    const put = storage.put('rooms/one/large.mp3', source, 5)
    await expect(put).rejects.toMatchObject({ code: 'storage_full', cause: full })
    expect(await readdir(join(folder, '.partial'))).toEqual([])
    expect(await storage.head('rooms/one/large.mp3')).toBeUndefined()
  })

  it('are closed if they are copied to where nothing can be written', async () => {
    const storage = createDiskStorage(folder)
    await storage.put(key, Buffer.from('x'))
    const closed = join(folder, 'closed')
    await writeFile(closed, 'A file in place of the folder.')
    const source = await storage.get(key)
    if (source === undefined) throw new Error('The file is gone.')
    const put = createDiskStorage(closed).put(key, source.stream, source.size)
    await expect(put).rejects.toMatchObject({ code: 'storage_full' })
    await expect.poll(() => source.stream.closed).toBe(true)
  })

  it('that a crash left half-written are deleted after an hour', async () => {
    const root = join(folder, 'crashed')
    await removeOldDrafts(root, new Date())
    await mkdir(join(root, '.partial'), { recursive: true })
    const now = new Date()
    for (const [name, minutes] of [
      ['old', 61],
      ['young', 59],
    ] as const) {
      const path = join(root, '.partial', name)
      await writeFile(path, 'half')
      const at = new Date(now.getTime() - minutes * 60_000)
      await utimes(path, at, at)
    }
    await removeOldDrafts(root, now)
    const left = () => readdir(join(root, '.partial'))
    expect(await left()).toEqual(['young'])
    // A node that runs on deletes the other one when its hour is over.
    const onError = (error: unknown) => expect.unreachable(String(error))
    const later = () => new Date(now.getTime() + 2 * 60_000)
    const stop = sweepDrafts(root, { now: later, onError, everyMs: 5 })
    await expect.poll(left).toEqual([])
    stop()
  })
})
