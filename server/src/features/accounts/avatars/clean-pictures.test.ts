import { uploadAvatar } from '@patchbay/contract/accounts/avatars'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startGroup } from '../../../../test/conversations.ts'
import { inGroup } from '../../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { cleanFiles } from '../../content/attachments/public.ts'
import { lockAvatar } from './avatars.store.ts'
import { pictureKeys, putPicture } from './put-picture.ts'
import { putAvatar } from './store-avatar.ts'

const day = 86_400_000
const second = 1_000
const made = {
  files: [
    ['avatar.webp', Buffer.from('large')],
    ['avatar-96.webp', Buffer.from('small')],
  ],
  version: '1',
} as const

let app: TestApp
let storage: Storage
let person: TestPerson
let picture: Buffer
beforeAll(async () => {
  app = await startTestApp()
  storage = createDiskStorage(join(app.config.dataDir, 'files'))
  picture = await plain(64, 64).png().toBuffer()
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
})

type Options = Parameters<typeof cleanFiles>[1]
const clean = (age: number, options: Options = {}, from = storage) =>
  cleanFiles({ db: app.db, storage: from, now: () => new Date(Date.now() + age) }, options)
const isStored = (key: string) => existsSync(join(app.config.dataDir, 'files', key))
const setAvatar = async () =>
  (
    await person.client.call(uploadAvatar, {
      query: {},
      body: new Blob([new Uint8Array(picture)]),
    })
  ).body.avatarUrl
/** Leaves files without a row, as after a crash between the two writes. */
const leave = async () => pictureKeys(await putPicture({ storage }, made))
const leaveFor = async ({ id }: TestPerson) => {
  const keys = pictureKeys(`/avatars/${id}/avatar.webp?v=1`)
  for (const key of keys) await storage.put(key, Buffer.from('left'))
  return keys
}

it('pictures that nobody has are removed after a day, and all others stay', async () => {
  const other = await createPerson(app)
  const group = await startGroup(person, [other, await createPerson(app)])
  const shown = (await inGroup(person, group).setPicture(picture)).body.avatarUrl
  const kept = [...pictureKeys(shown), ...pictureKeys(await setAvatar())]
  expect(kept.filter(isStored)).toHaveLength(4)
  const left = [...(await leave()), ...(await leaveFor(other))]
  expect(await clean(day - second)).toEqual({ loose: 0, orphans: 0 })
  const told: unknown[] = []
  const onFile = (key: string, why: string) => void told.push([why, key])
  expect(await clean(day + second, { dryRun: true, onFile })).toEqual({ loose: 0, orphans: 4 })
  expect(told).toHaveLength(4)
  expect(told).toEqual(expect.arrayContaining(left.map((key) => ['orphan', key])))
  expect(left.filter(isStored)).toHaveLength(4)
  expect(await clean(day + second)).toEqual({ loose: 0, orphans: 4 })
  expect(left.filter(isStored)).toEqual([])
  expect(kept.filter(isStored)).toEqual(kept)
})

it('the clean-up continues from page to page, past files of other kinds', async () => {
  const stranger = `avatars/${newId()}/something.webp`
  await storage.put(stranger, Buffer.from('x'))
  const left = [...(await leave()), ...(await leave()), ...(await leave())]
  const short: Storage = {
    ...storage,
    list: (folder, options) => storage.list(folder, { ...options, limit: 1 }),
  }
  expect((await clean(2 * day, {}, short)).orphans).toBe(6)
  expect(left.filter(isStored)).toEqual([])
  expect(isStored(stranger)).toBe(true)
})

it('a picture that is uploaded over leftover files during the clean-up stays', async () => {
  const keys = await leaveFor(person)
  let cleaning: ReturnType<typeof clean> | undefined
  await transaction(app.db, async (tx) => {
    await lockAvatar(tx, person.id)
    cleaning = clean(2 * day)
    await untilWaiting(app, 1)
    const avatar_url = await putAvatar({ storage }, person.id, made)
    await query(tx)
      .updateTable('user_profiles')
      .set({ avatar_url })
      .where('id', '=', person.id)
      .execute()
  })
  expect(await cleaning).toEqual({ loose: 0, orphans: 0 })
  expect(keys.filter(isStored)).toEqual(keys)
})
