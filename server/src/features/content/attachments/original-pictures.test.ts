import {
  getStorageUse,
  removeAttachment,
  signAttachments,
} from '@patchbay/contract/content/attachments'
import { deleteMessage, sendMessage } from '@patchbay/contract/messaging/messages'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { leaveGroup, startGroup } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { animated, heic, jpegWithPlace, plain } from '../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import { cleanFiles } from './cleaning/clean-files.ts'

let app: TestApp
let owner: TestPerson
let member: TestPerson
let stranger: TestPerson
let group: string
beforeAll(async () => {
  app = await startTestApp({ worker: true })
  owner = await createPerson(app)
  member = await createPerson(app)
  stranger = await createPerson(app)
  group = await startGroup(owner, [member, await createPerson(app)])
})
afterAll(() => app.stop())

const bring = async (bytes: Uint8Array, name: string) =>
  (await sendTo(owner, group, bytes, name, 'conversation')).body
const photo = () => plain(40, 30).jpeg().toBuffer()
async function sent(bytes: Uint8Array, name = 'holiday.jpg') {
  const file = await bring(bytes, name)
  const { body: message } = await owner.client.call(sendMessage, {
    params: { conversationId: group },
    body: { clientId: newId(), content: '', attachments: [{ id: file.id }] },
  })
  return { file, message }
}
const originalUrl = async (by: TestPerson, id: string) =>
  (await by.client.call(signAttachments, { body: { ids: [id] } })).body.signed[0]?.originalUrl
const served = async (by: TestPerson, url = '') => {
  const answer = await by.client.fetch(url)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const pathOf = (key: string) => join(app.config.dataDir, 'files', key)
const keysOf = async (id: string) => {
  const row = (await attachmentRows(app, owner.id)).find((one) => one.id === id)
  return [row?.path, row?.original_path].map((path) => `${row?.bucket}/${path}`)
}
const areStored = (keys: readonly string[]) => keys.map((key) => existsSync(pathOf(key)))

describe('the original of a picture in a message', () => {
  it('has the full size and the format of the upload, and no data of the camera', async () => {
    const { file, message } = await sent(await jpegWithPlace(2_500, 1_250))
    expect(file).toMatchObject({ width: 2_048, height: 1_024, type: 'image/webp' })
    expect(message.attachments).toMatchObject([{ original: { size: expect.any(Number) } }])
    const { answer, bytes } = await served(member, await originalUrl(member, file.id))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('content-disposition')).toContain('filename="holiday.jpg"')
    expect(bytes.length).toBe(file.original?.size)
    const { width, height, exif } = await sharp(bytes).metadata()
    expect([width, height, exif]).toEqual([2_500, 1_250, undefined])
    expect(bytes.toString('latin1')).not.toContain('Secret')
  })

  it.each([
    ['png', 'image/png', () => plain(20, 10).png().toBuffer()],
    ['webp', 'image/webp', () => plain(20, 10).webp().toBuffer()],
    ['heic', 'image/jpeg', async () => heic()],
  ])('of a %s file is served as %s', async (end, type, make) => {
    const { file } = await sent(await make(), `a.${end}`)
    const { answer } = await served(member, await originalUrl(member, file.id))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  })

  it('does not exist for an animation, nor for a picture of a post', async () => {
    const { file } = await sent(await animated('gif'), 'a.gif')
    expect([file.original, await originalUrl(owner, file.id)]).toEqual([undefined, undefined])
    const communityId = await createCommunity(app, owner)
    const posted = (await sendTo(owner, communityId, await photo(), 'a.jpg')).body
    expect(posted.original).toBeUndefined()
  })

  it('is for those in the conversation only, at each request', async () => {
    const { file } = await sent(await photo())
    expect(await originalUrl(stranger, file.id)).toBeUndefined()
    const url = await originalUrl(member, file.id)
    expect((await served(member, url)).answer.status).toBe(200)
    expect((await served(stranger, url)).answer.status).toBe(404)
    const guest = await createPerson(app)
    const other = await startGroup(owner, [guest, member])
    const secret = (await sendTo(owner, other, await photo(), 'a.jpg', 'conversation')).body
    await owner.client.call(sendMessage, {
      params: { conversationId: other },
      body: { clientId: newId(), content: '', attachments: [{ id: secret.id }] },
    })
    const guestUrl = await originalUrl(guest, secret.id)
    expect((await served(guest, guestUrl)).answer.status).toBe(200)
    await leaveGroup(app, guest, other)
    expect((await served(guest, guestUrl)).answer.status).toBe(404)
  })

  it('counts as storage of its owner, and is given back', async () => {
    const use = async () => (await owner.client.call(getStorageUse, {})).body.used
    const before = await use()
    const file = await bring(await photo(), 'a.jpg')
    expect((await use()) - before).toBe(file.size + (file.original?.size ?? 0))
    await owner.client.call(removeAttachment, { params: { attachmentId: file.id } })
    expect(await use()).toBe(before)
  })
})

describe('both files of a picture', () => {
  it('are removed with their message', async () => {
    const { file, message } = await sent(await photo())
    const keys = await keysOf(file.id)
    expect(areStored(keys)).toEqual([true, true])
    await owner.client.call(deleteMessage, { params: { messageId: message.id } })
    await expect.poll(() => areStored(keys)).toEqual([false, false])
  })

  it('are removed if the picture is discarded before it is sent', async () => {
    const file = await bring(await photo(), 'a.jpg')
    const keys = await keysOf(file.id)
    await owner.client.call(removeAttachment, { params: { attachmentId: file.id } })
    await expect.poll(() => areStored(keys)).toEqual([false, false])
  })

  it('are kept by the clean-up if they were sent, and removed if they were not', async () => {
    const { file } = await sent(await photo())
    const loose = await bring(await photo(), 'a.jpg')
    const [keptKeys, looseKeys] = [await keysOf(file.id), await keysOf(loose.id)]
    const storage = createDiskStorage(pathOf(''))
    const now = () => new Date(Date.now() + 25 * 3_600_000)
    await cleanFiles({ db: app.db, storage, now })
    expect(areStored(keptKeys)).toEqual([true, true])
    expect(areStored(looseKeys)).toEqual([false, false])
  })

  it('are in the folder of their owner, which is removed with the account', async () => {
    const { file } = await sent(await photo())
    const [key = ''] = await keysOf(file.id)
    expect(
      (await readdir(join(pathOf(key), '..'))).filter((name) => name.startsWith(file.id)),
    ).toHaveLength(2)
  })
})
