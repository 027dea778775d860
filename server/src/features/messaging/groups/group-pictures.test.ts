import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import { sendMessage } from '@patchbay/contract/messaging/messages'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import { startGroup } from '../../../../test/conversations.ts'
import { inGroup, linesFor } from '../../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestClient } from '../../../../test/test-client.ts'
import { testServices } from '../../../../test/test-services.ts'
import { inTurn } from '../../../../test/waiting.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { addRoutes } from '../../../platform/http/routes.ts'
import { createServer } from '../../../platform/http/server.ts'
import { newId } from '../../../platform/ids.ts'
import { createLog } from '../../../platform/logger.ts'
import { groupRoutes } from './routes.ts'

const soon = { timeout: 10_000 }

let app: TestApp
let admin: TestPerson
let member: TestPerson
let third: TestPerson
let red: Buffer
let blue: Buffer
let group: string
beforeAll(async () => {
  app = await startTestApp({ worker: true })
  admin = await createPerson(app)
  member = await createPerson(app)
  third = await createPerson(app)
  red = await plain(300, 200, '#ff0000').png().toBuffer()
  blue = await plain(300, 200, '#0000ff').png().toBuffer()
})
afterAll(() => app.stop())
beforeEach(async () => {
  group = await startGroup(admin, [member, third])
})

const as = (by: TestPerson) => inGroup(by, group)
const get = (path: string | null) => fetch(app.origin + path)
const form = /^\/avatars\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/avatar\.webp\?v=[\da-f]{12}$/
const isGone = async (url: string) => {
  for (const path of [url, smallAvatar(url)])
    await expect.poll(async () => (await get(path)).status, soon).toBe(404)
}
/** The number of all stored files. */
const files = async () => {
  const folder = join(app.config.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

describe('the picture of a group', () => {
  it('is made like any avatar, and is the same for all participants', async () => {
    const { status, body } = await as(admin).setPicture(red)
    expect(status).toBe(200)
    expect(body.avatarUrl).toMatch(form)
    expect((await as(member).get()).avatarUrl).toBe(body.avatarUrl)
    const { format, width, height } = await sharp(
      await (await get(body.avatarUrl)).arrayBuffer(),
    ).metadata()
    expect([format, width, height]).toEqual(['webp', 200, 200])
    expect((await get(smallAvatar(body.avatarUrl ?? ''))).status).toBe(200)
    expect(await linesFor(member, group)).toEqual([['picture_changed', admin.id]])
  })

  it('has a new path each time, and the old files are removed', async () => {
    const first = (await as(admin).setPicture(red)).body.avatarUrl ?? ''
    const second = (await as(admin).setPicture(blue)).body.avatarUrl ?? ''
    const again = (await as(admin).setPicture(red)).body.avatarUrl ?? ''
    // Knowing the path of one picture does not reveal the others.
    const places = [first, second, again].map((url) => url.split('/')[2])
    expect(new Set(places).size).toBe(3)
    await isGone(first)
    await isGone(second)
    expect((await get(again)).status).toBe(200)
    const removed = await as(admin).removePicture()
    expect(removed).toMatchObject({ status: 200, body: { avatarUrl: null, change: 4 } })
    await isGone(again)
    expect(await as(admin).removePicture()).toMatchObject({ status: 200, body: { change: 4 } })
    expect((await linesFor(member, group)).at(-1)).toEqual(['picture_removed', admin.id])
  })

  it('must be a picture', async () => {
    await as(admin).setPicture(red)
    const before = [await as(admin).get(), await files()]
    const torn = red.subarray(0, 60)
    const refusals = [
      await as(admin).setPicture(Buffer.from('<svg>')),
      await as(admin).setPicture(torn),
    ]
    expect(refusals.map(({ code }) => code)).toEqual(['invalid_file_type', 'unreadable_picture'])
    expect([await as(admin).get(), await files()]).toEqual(before)
  })

  it('leaves nothing behind if its admin was removed during the upload', async () => {
    await as(admin).setRole(member)
    const before = await files()
    const [, sent] = await inTurn(
      app,
      { table: 'conversations', id: group },
      () => as(member).remove(admin),
      () => as(admin).setPicture(blue),
    )
    expect(sent).toMatchObject({ status: 404, code: 'conversation_not_found' })
    expect((await as(member).get()).avatarUrl).toBeNull()
    expect(await files()).toBe(before)
  })
})

it('a group without participants is deleted with its picture and the files of its messages', async () => {
  const before = await files()
  await as(admin).setPicture(red)
  const { body } = await sendTo(member, group, Buffer.from('words'), 'a.txt', 'conversation')
  await member.client.call(sendMessage, {
    params: { conversationId: group },
    body: { clientId: newId(), content: '', attachments: [{ id: body.id }] },
  })
  expect(await files()).toBe(before + 3)
  for (const by of [admin, member, third]) expect((await as(by).leave()).status).toBe(204)
  await expect.poll(files, soon).toBe(before)
  expect(await attachmentRows(app, member.id)).toEqual([])
})

it('a full disk changes nothing', async () => {
  const services = testServices(app.config, app.db)
  const stored = new Set<string>()
  const storage = {
    ...services.storage,
    // There is space for only one of the two files.
    put: async (key: string) => {
      if (stored.size > 0) throw new AppError('storage_full')
      stored.add(key)
    },
    remove: async (keys: readonly string[]) => keys.forEach((key) => stored.delete(key)),
  }
  const server = createServer(app.config, createLog('silent'))
  onTestFinished(async () => {
    await server.close()
    await services.pictures.stop()
  })
  addRoutes(server, groupRoutes, { ...services, storage })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  const client = new TestClient(`http://127.0.0.1:${port}`, app.config.publicUrl)
  client.setCookie('session', admin.client.cookie('session') ?? '')
  const before = (await as(admin).setPicture(red)).body
  const refused = await inGroup({ client }, group).setPicture(blue)
  expect(refused).toMatchObject({ status: 507, code: 'storage_full' })
  expect(await as(admin).get()).toEqual(before)
  expect((await get(before.avatarUrl)).status).toBe(200)
  expect([...stored]).toEqual([])
})
