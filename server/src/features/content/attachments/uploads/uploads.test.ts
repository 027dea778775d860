import { getStorageUse, removeAttachment } from '@patchbay/contract/content/attachments'
import {
  cancelUpload,
  finishUpload,
  mostUploads,
  openUpload,
  partMaxBytes,
  partMinBytes,
  uploadPart,
} from '@patchbay/contract/content/uploads'
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentRows } from '../../../../../test/attachments.ts'
import { ban } from '../../../../../test/bans.ts'
import { createCommunity } from '../../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import * as samples from '../../../../../test/samples/file-samples.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { query } from '../../../../platform/db/query.ts'
import { newId } from '../../../../platform/ids.ts'
import { createDiskStorage } from '../../../../platform/storage/disk-storage.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { cleanFiles } from '../cleaning/clean-files.ts'

const megabyte = 1024 * 1024
let time = new Date('2026-11-19T12:00:00Z')
let app: TestApp
let storage: Storage
let person: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({
    config: {
      maxFileBytes: 20 * megabyte,
      storageOfPerson: { all: 60 * megabyte, inDay: 40 * megabyte },
    },
    now: () => time,
    worker: true,
  })
  storage = createDiskStorage(join(app.config.dataDir, 'files'))
})
beforeEach(async () => {
  person = await createPerson(app)
  communityId = await createCommunity(app, person)
})
afterAll(() => app.stop())

/** A recording of 11 MiB: more than one request takes. */
const recording = Buffer.concat([samples.wav(), randomBytes(11 * megabyte)])

interface Opening {
  readonly by?: TestPerson
  readonly name?: string
  readonly size?: number
  readonly contextId?: string
}

const open = (uploadId: string, { by = person, ...more }: Opening = {}) =>
  by.client.call(openUpload, {
    params: { uploadId },
    body: {
      contextType: 'community',
      contextId: more.contextId ?? communityId,
      name: more.name ?? 'Stems.wav',
      size: more.size ?? recording.length,
    },
  })

const bring = (uploadId: string, start: number, bytes: Uint8Array, by = person) =>
  by.client.call(uploadPart, {
    params: { uploadId, start },
    body: new Blob([new Uint8Array(bytes)]),
  })

const finish = (uploadId: string, by = person) =>
  by.client.call(finishUpload, { params: { uploadId } })

async function bringAll(uploadId: string, bytes: Uint8Array = recording): Promise<void> {
  for (let start = 0; start < bytes.length; start += partMaxBytes) {
    const part = bytes.subarray(start, start + partMaxBytes)
    const { body } = await bring(uploadId, start, part)
    expect(body.arrived).toBe(start + part.length)
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const storedParts = async (): Promise<number> =>
  (await storage.list(`uploads/${person.id}/`)).files.length
const use = async () => (await person.client.call(getStorageUse, {})).body

describe('a large file', () => {
  it('arrives in parts, and is stored as it was sent', async () => {
    const uploadId = newId()
    expect((await open(uploadId)).body).toEqual({ arrived: 0 })
    await bringAll(uploadId)
    const { status, body } = await finish(uploadId)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Stems.wav', kind: 'audio', size: recording.length })
    const stored = await readFile(
      join(app.config.dataDir, 'files', 'community-attachments', body.path),
    )
    expect(hashOf(stored)).toBe(hashOf(recording))
    await expect.poll(storedParts).toBe(0)
  })

  it('goes on where it was cut off, with the parts that have arrived', async () => {
    const uploadId = newId()
    await open(uploadId)
    await bring(uploadId, 0, recording.subarray(0, partMaxBytes))
    expect((await open(uploadId)).body).toEqual({ arrived: partMaxBytes })
    const late = await bring(uploadId, 0, recording.subarray(0, partMaxBytes))
    expect(late.body).toEqual({ arrived: partMaxBytes })
    const early = await bring(uploadId, 2 * partMaxBytes, recording.subarray(2 * partMaxBytes))
    expect(early.body).toEqual({ arrived: partMaxBytes })
    await bring(uploadId, partMaxBytes, recording.subarray(partMaxBytes, 2 * partMaxBytes))
    await bring(uploadId, 2 * partMaxBytes, recording.subarray(2 * partMaxBytes))
    expect((await finish(uploadId)).body.size).toBe(recording.length)
  })

  it('takes one of two parts that bring the same bytes at the same moment', async () => {
    const uploadId = newId()
    await open(uploadId)
    const answers = await Promise.all([
      bring(uploadId, 0, recording.subarray(0, partMaxBytes)),
      bring(uploadId, 0, recording.subarray(0, partMinBytes)),
    ])
    const [{ body }] = answers
    expect(answers.map((one) => one.body.arrived)).toEqual([body.arrived, body.arrived])
    expect(await storedParts()).toBe(1)
    for (let start = body.arrived; start < recording.length; start += partMaxBytes)
      await bring(uploadId, start, recording.subarray(start, start + partMaxBytes))
    const { path } = (await finish(uploadId)).body
    const stored = await readFile(join(app.config.dataDir, 'files/community-attachments', path))
    expect(hashOf(stored)).toBe(hashOf(recording))
  })

  it('is finished once, however often that is requested', async () => {
    const uploadId = newId()
    await open(uploadId)
    await bringAll(uploadId)
    const answers = await Promise.all([finish(uploadId), finish(uploadId), finish(uploadId)])
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    for (const { status, code } of answers)
      expect([200, 429], `${status} ${code}`).toContain(status)
    const again = await finish(uploadId)
    expect(again.body.id).toBe(done[0]?.body.id)
    expect(await attachmentRows(app, person.id)).toHaveLength(1)
    await person.client.call(removeAttachment, { params: { attachmentId: again.body.id } })
    expect(await finish(uploadId)).toMatchObject({ status: 404, code: 'upload_not_found' })
  })

  it('counts whole from its beginning, and no longer once it is cancelled', async () => {
    const uploadId = newId()
    await open(uploadId, { size: 15 * megabyte })
    await open(newId(), { size: 15 * megabyte })
    expect(await use()).toMatchObject({ used: 30 * megabyte, usedInDay: 30 * megabyte })
    expect(await open(newId(), { size: 15 * megabyte })).toMatchObject({ code: 'day_used_up' })
    await bring(uploadId, 0, recording.subarray(0, partMaxBytes))
    await person.client.call(cancelUpload, { params: { uploadId } })
    await expect.poll(storedParts).toBe(0)
    expect((await open(newId(), { size: 15 * megabyte })).status).toBe(200)
    expect(await bring(uploadId, partMaxBytes, recording)).toMatchObject({ status: 413 })
    const rest = recording.subarray(0, partMinBytes)
    expect(await bring(uploadId, partMaxBytes, rest)).toMatchObject({ code: 'upload_not_found' })
  })

  it('is forgotten a day after its last part', async () => {
    const uploadId = newId()
    await open(uploadId)
    time = new Date(time.getTime() + 23 * 3_600_000)
    await bring(uploadId, 0, recording.subarray(0, partMaxBytes))
    time = new Date(time.getTime() + 23 * 3_600_000)
    await app.runJob('forget_uploads')
    expect((await open(uploadId)).body.arrived).toBe(partMaxBytes)
    time = new Date(time.getTime() + 2 * 3_600_000)
    await app.runJob('forget_uploads')
    await expect.poll(storedParts).toBe(0)
    expect(await finish(uploadId)).toMatchObject({ code: 'upload_not_found' })
  })

  it('leaves nothing behind where it was cleaned away while a part arrived', async () => {
    const uploadId = newId()
    await open(uploadId)
    await bring(uploadId, 0, recording.subarray(0, partMaxBytes))
    const inTwoDays = { db: app.db, storage, now: () => new Date(Date.now() + 2 * 86_400_000) }
    await cleanFiles(inTwoDays)
    expect(await storedParts()).toBe(1)
    await query(app.db).deleteFrom('uploads').where('owner_id', '=', person.id).execute()
    expect((await cleanFiles(inTwoDays)).orphans).toBe(1)
    expect(await storedParts()).toBe(0)
  })
})

describe('is refused', () => {
  it('a file that is too large, by what it announces and by what it brings', async () => {
    expect((await open(newId(), { size: 20 * megabyte })).status).toBe(200)
    const over = await open(newId(), { size: 20 * megabyte + 1 })
    expect(over).toMatchObject({ status: 413, code: 'file_too_large' })
    const picture = { name: 'Cover.png', size: 10 * megabyte + 1 }
    expect(await open(newId(), picture)).toMatchObject({ code: 'file_too_large' })
    const uploadId = newId()
    await open(uploadId, { size: partMinBytes })
    const more = await bring(uploadId, 0, recording.subarray(0, partMinBytes + 1))
    expect(more).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('a file whose bytes are not what its name says, and it is forgotten', async () => {
    const uploadId = newId()
    const bytes = randomBytes(partMinBytes)
    await open(uploadId, { size: bytes.length })
    await bring(uploadId, 0, bytes)
    expect(await finish(uploadId)).toMatchObject({ status: 415, code: 'invalid_file_type' })
    await expect.poll(storedParts).toBe(0)
    expect(await finish(uploadId)).toMatchObject({ code: 'upload_not_found' })
    expect(await attachmentRows(app, person.id)).toEqual([])
  })

  it('another type, another file under the same id, small parts, and an early end', async () => {
    expect(await open(newId(), { name: 'run.exe' })).toMatchObject({ code: 'invalid_file_type' })
    const uploadId = newId()
    await open(uploadId)
    expect(await open(uploadId, { size: 5 })).toMatchObject({ code: 'invalid_input' })
    const crumb = await bring(uploadId, 0, recording.subarray(0, partMinBytes - 1))
    expect(crumb).toMatchObject({ code: 'invalid_input' })
    expect(await bring(uploadId, 0, new Uint8Array())).toMatchObject({ code: 'invalid_input' })
    expect(await finish(uploadId)).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await storedParts()).toBe(0)
  })

  it('more than a few files at the same time', async () => {
    for (let count = 0; count < mostUploads; count += 1)
      expect((await open(newId(), { size: 1_000 })).status).toBe(200)
    expect(await open(newId(), { size: 1_000 })).toMatchObject({ code: 'rate_limited' })
  })

  it('everybody else: an upload of another person does not exist', async () => {
    const uploadId = newId()
    await open(uploadId)
    await bringAll(uploadId)
    const other = await createPerson(app)
    const rest = recording.subarray(0, partMinBytes)
    expect(await bring(uploadId, 0, rest, other)).toMatchObject({ code: 'upload_not_found' })
    expect(await finish(uploadId, other)).toMatchObject({ code: 'upload_not_found' })
    await other.client.call(cancelUpload, { params: { uploadId } })
    const ownPlace = await createCommunity(app, other)
    const started = await open(uploadId, { by: other, contextId: ownPlace })
    expect(started.body).toEqual({ arrived: 0 })
    expect((await finish(uploadId)).body.size).toBe(recording.length)
  })

  it('who has left meanwhile, or is banned', async () => {
    const leader = await createPerson(app)
    const elsewhere = await createCommunity(app, leader)
    expect(await open(newId(), { contextId: elsewhere })).toMatchObject({ code: 'forbidden' })
    const contextId = await createCommunity(app, leader, { members: [person] })
    const uploadId = newId()
    const size = partMinBytes
    await open(uploadId, { size, contextId })
    await bring(uploadId, 0, recording.subarray(0, size))
    await query(app.db)
      .deleteFrom('community_members')
      .where('user_id', '=', person.id)
      .where('community_id', '=', contextId)
      .execute()
    expect(await finish(uploadId)).toMatchObject({ status: 403, code: 'forbidden' })
    await ban(app, person)
    expect(await bring(uploadId, 0, recording.subarray(0, size))).toMatchObject({ status: 403 })
    expect(await attachmentRows(app, person.id)).toEqual([])
  })
})
