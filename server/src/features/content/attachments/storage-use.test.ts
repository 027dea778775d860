import { getStorageUse, removeAttachment } from '@patchbay/contract/content/attachments'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTurn } from '../../../../test/waiting.ts'

const storageOfPerson = { all: 1_000, inDay: 600 }
let app: TestApp
let person: TestPerson
let time = new Date('2026-11-17T12:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ config: { storageOfPerson }, now: () => time })
})
beforeEach(async () => {
  person = await createPerson(app)
})
afterAll(() => app.stop())

const send = (bytes: number) =>
  sendTo(person, person.id, Buffer.alloc(bytes, 'a'), 'a.txt', 'profile')
const use = async () => (await person.client.call(getStorageUse, {})).body
const dayLater = () => (time = new Date(time.getTime() + 86_400_001))

it('a person’s files are counted, all of them and those of a day', async () => {
  expect(await use()).toEqual({ used: 0, most: 1_000, usedInDay: 0, mostInDay: 600 })
  await send(300)
  dayLater()
  await send(200)
  expect(await use()).toMatchObject({ used: 500, usedInDay: 200 })
})

it('a file beyond the bytes of a day is refused, and accepted a day later', async () => {
  await send(400)
  expect(await send(201)).toMatchObject({ status: 409, code: 'day_used_up' })
  expect((await send(200)).status).toBe(200)
  expect(await send(1)).toMatchObject({ code: 'day_used_up' })
  dayLater()
  expect((await send(201)).status).toBe(200)
})

it('a file beyond all bytes is refused until another one is deleted', async () => {
  const first = await send(600)
  dayLater()
  await send(400)
  dayLater()
  expect(await send(1)).toMatchObject({ status: 409, code: 'storage_used_up' })
  await person.client.call(removeAttachment, { params: { attachmentId: first.body.id } })
  expect(await use()).toMatchObject({ used: 400 })
  expect((await send(600)).status).toBe(200)
})

it('files that arrive at the same moment do not pass the bound together', async () => {
  const row = { table: 'user_profiles', id: person.id } as const
  const sent = await inTurn(
    app,
    row,
    () => send(400),
    () => send(400),
  )
  expect(sent.map(({ code }) => code ?? 'stored').toSorted()).toEqual(['day_used_up', 'stored'])
  expect(await attachmentRows(app, person.id)).toHaveLength(1)
})
