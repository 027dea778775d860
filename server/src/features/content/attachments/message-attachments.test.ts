import {
  attachmentMaxBytes,
  messageFileTypes,
  mostSigned,
  removeAttachment,
  signAttachments,
} from '@patchbay/contract/content/attachments'
import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { sendMessage } from '@patchbay/contract/messaging/messages'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { enterGroup, leaveGroup, startGroup, startPair } from '../../../../test/conversations.ts'
import * as samples from '../../../../test/samples/file-samples.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { heic, plain } from '../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import { cleanFiles } from './cleaning/clean-files.ts'

let app: TestApp
let owner: TestPerson
let member: TestPerson
let stranger: TestPerson
let group: string
let pair: string
beforeAll(async () => {
  app = await startTestApp({ worker: true })
  owner = await createPerson(app)
  member = await createPerson(app)
  stranger = await createPerson(app)
  group = await startGroup(owner, [member, await createPerson(app)])
  pair = await startPair(owner, member)
})
afterAll(() => app.stop())

const words = Buffer.from('Sol, fa, mi.')
const bring = (bytes: Uint8Array = words, name = 'a.txt', by = owner, place = group) =>
  sendTo(by, place, bytes, name, 'conversation')
const isStored = ({ url }: { url: string }) =>
  existsSync(join(app.config.dataDir, url.replace(/^\//, '')))
/** Uploads a file and sends it in a message. */
async function sent(bytes: Uint8Array = words, name = 'a.txt') {
  const { body: file } = await bring(bytes, name)
  const { status, body } = await owner.client.call(sendMessage, {
    params: { conversationId: group },
    body: { clientId: newId(), content: '', attachments: [{ id: file.id }] },
  })
  expect(status).toBe(200)
  return { ...file, messageId: body.id }
}
const sign = async (by: TestPerson, ids: readonly string[]) =>
  (await by.client.call(signAttachments, { body: { ids: [...ids] } })).body.signed
const addressFor = async (by: TestPerson, id: string) => (await sign(by, [id]))[0]?.signedUrl ?? ''
const statusOf = async (by: TestPerson, address: string) => (await by.client.fetch(address)).status
const discard = (by: TestPerson, attachmentId: string) =>
  by.client.call(removeAttachment, { params: { attachmentId } })

describe('a file for a conversation', () => {
  it('loses the place where it was made if it is a film', async () => {
    const secret = '+52.5186+013.4083/'
    const place = samples.box('\xa9xyz', Buffer.from(`\0\x12\x15\xc7${secret}`, 'latin1'))
    const film = Buffer.concat([samples.mov(), samples.box('moov', samples.box('udta', place))])
    const { signedUrl, size } = (await bring(film, 'holiday.mov')).body
    const served = Buffer.from(await (await owner.client.fetch(signedUrl)).arrayBuffer())
    expect([served.length, size]).toEqual([film.length, film.length])
    expect(served.subarray(0, samples.mov().length)).toEqual(samples.mov())
    expect(served.includes(secret)).toBe(false)
  })

  it('[T-21, T-39, W-01, W-03] may have each of the listed types, and is stored in a bucket of its own', async () => {
    const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
      plain(30, 20).toFormat(format).toBuffer()
    const files = {
      jpg: await picture('jpeg'),
      jpeg: await picture('jpeg'),
      png: await picture('png'),
      webp: await picture('webp'),
      gif: await picture('gif'),
      heic: heic(),
      heif: heic(),
      mp3: samples.mp3(),
      m4a: samples.m4a(),
      aac: samples.aac(),
      ogg: samples.ogg(),
      opus: samples.ogg(),
      aif: samples.aiff(),
      aiff: samples.aiff(),
      wav: samples.wav(),
      flac: samples.flac(),
      mp4: samples.mp4(),
      weba: samples.recording(),
      webm: samples.webm(),
      mov: samples.mov(),
      pdf: samples.pdf(),
      doc: samples.doc(),
      docx: samples.docx(),
      txt: words,
      mid: samples.midi(),
      midi: samples.midi(),
      zip: samples.zip({ 'stems/drums.wav': words }),
      xls: samples.xls(),
      xlsx: samples.xlsx(),
    }
    expect(Object.keys(files).toSorted()).toEqual(Object.values(messageFileTypes).flat().toSorted())
    for (const [kind, ends] of Object.entries(messageFileTypes))
      for (const end of ends) {
        const { body, status } = await bring(files[end], `Take 1.${end}`)
        expect([status, body.kind, isStored(body)], end).toEqual([200, kind, true])
        const stored = kind === 'picture' ? 'webp' : end.replace(/^(aif|mid).$/, '$1')
        expect(body.url).toBe(
          `/files/message_attachments/${owner.id}/${group}/${body.id}.${stored}`,
        )
      }
  })

  it('[T-21, W-15] is refused if its bytes do not match its name', async () => {
    const forged = [
      [samples.mp4(), ['a.mov', 'a.webm', 'a.m4a', 'a.xlsx', 'a.exe']],
      [samples.mp4('isom', ['soun']), ['a.mov', 'a.mp3']],
      [samples.mov(), ['a.mp4']],
      [samples.webm('matroska'), ['a.webm', 'a.mkv']],
      [samples.xls(), ['a.doc', 'a.xlsx', 'a.xlsm']],
      [samples.doc(), ['a.xls']],
      [samples.xlsx(), ['a.docx', 'a.xls', 'a.zip']],
      [Buffer.from('<script>alert(1)</script>'), ['a.mp4', 'a.webm', 'a.xls', 'a.html', 'a.svg']],
      [Buffer.concat([samples.pdf(), samples.xlsx()]), ['a.xlsx']],
    ] as const
    const before = (await attachmentRows(app, owner.id)).length
    for (const [bytes, names] of forged)
      for (const name of names)
        expect((await bring(bytes, name)).code, name).toBe('invalid_file_type')
    expect(await attachmentRows(app, owner.id)).toHaveLength(before)
  })

  it('[T-21] may be an MP4 with sound only', async () => {
    const { body } = await bring(samples.mp4('isom', ['soun']), 'a.mp4')
    expect(body).toMatchObject({ kind: 'video', type: 'video/mp4' })
  })

  it('[L-05] of a type that only messages allow is refused for a community', async () => {
    const communityId = await createCommunity(app, owner)
    const films = { mp4: samples.mp4(), webm: samples.webm(), mov: samples.mov() }
    const sheets = { xls: samples.xls(), xlsx: samples.xlsx() }
    for (const [end, bytes] of Object.entries({ ...films, ...sheets }))
      expect((await sendTo(owner, communityId, bytes, `a.${end}`)).code).toBe('invalid_file_type')
  })

  it('[T-22, W-13] has 10 MiB at most', async () => {
    const large = Buffer.concat([samples.webm(), Buffer.alloc(attachmentMaxBytes)])
    const [fits, over] = [0, 1].map((more) => large.subarray(0, attachmentMaxBytes + more))
    expect((await bring(fits, 'a.webm')).body.size).toBe(attachmentMaxBytes)
    expect(await bring(over, 'a.webm')).toMatchObject({ status: 413, code: 'file_too_large' })
  })

  it('[W-14] can be uploaded by participants, as long as they may send messages', async () => {
    const code = async (by: TestPerson, place = group) =>
      (await bring(words, 'a.txt', by, place)).code
    expect([await code(stranger), await code(owner, newId())]).toEqual([
      'context_not_found',
      'context_not_found',
    ])
    await leaveGroup(app, member, group)
    expect(await code(member)).toBe('context_not_found')
    await query(app.db)
      .deleteFrom('conversation_participants')
      .where('user_id', '=', member.id)
      .where('conversation_id', '=', group)
      .execute()
    await enterGroup(app, member, group)
    expect(await code(member)).toBeUndefined()
    const params = { userId: owner.id }
    await member.client.call(blockPerson, { params })
    for (const by of [owner, member]) expect(await code(by, pair)).toBe('forbidden')
    await member.client.call(unblockPerson, { params })
    expect(await code(owner, pair)).toBeUndefined()
  })

  it('[T-38, W-09] is deleted with its stored file when it is discarded before it is sent', async () => {
    const { body: file } = await bring()
    expect((await discard(member, file.id)).code).toBe('attachment_not_found')
    expect(isStored(file)).toBe(true)
    expect((await discard(owner, file.id)).status).toBe(204)
    await expect.poll(() => isStored(file)).toBe(false)
    expect((await discard(owner, file.id)).code).toBe('attachment_not_found')
  })

  it('cannot be removed once it is sent: it is deleted only with its message', async () => {
    const file = await sent()
    expect(await discard(owner, file.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await discard(member, file.id)).code).toBe('attachment_not_found')
    expect(await statusOf(member, await addressFor(member, file.id))).toBe(200)
  })

  it('[W-10] is cleaned up after a day if it was never sent', async () => {
    const file = await sent()
    const { body: loose } = await bring()
    const storage = createDiskStorage(join(app.config.dataDir, 'files'))
    await cleanFiles({ db: app.db, storage, now: () => new Date(Date.now() + 86_401_000) })
    expect([file, loose].map(isStored)).toEqual([true, false])
    expect((await discard(owner, loose.id)).code).toBe('attachment_not_found')
  })
})

describe('the address of a file of a message', () => {
  it('[W-12] is signed for participants of the conversation, in one statement', async () => {
    const [one, two] = [await sent(), await sent()]
    const { body: loose } = await bring()
    const ids = [one.id, two.id, loose.id, newId()]
    app.database.statements.length = 0
    const signed = await sign(member, ids)
    // The other statement reads the session.
    expect(statementsOfRequests(app)).toHaveLength(2)
    expect(signed.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted())
    for (const { signedUrl } of signed) {
      expect(await statusOf(member, signedUrl)).toBe(200)
      expect(await statusOf(owner, signedUrl)).toBe(404)
    }
    expect(await sign(stranger, ids)).toEqual([])
    const many = Array.from({ length: mostSigned + 1 }, newId)
    const answer = await owner.client.call(signAttachments, { body: { ids: many } })
    expect(answer.code).toBe('invalid_input')
  })

  it('[W-12] does not work for people who have left, even if it was signed before', async () => {
    const leaving = await createPerson(app)
    await enterGroup(app, leaving, group)
    const { id } = await sent()
    const address = await addressFor(leaving, id)
    expect(await statusOf(leaving, address)).toBe(200)
    await leaveGroup(app, leaving, group)
    expect(await statusOf(leaving, address)).toBe(404)
    expect(await sign(leaving, [id])).toEqual([])
  })

  it('stops working when its message is deleted', async () => {
    const { id, messageId } = await sent()
    const address = await addressFor(member, id)
    await query(app.db)
      .updateTable('messages')
      .set({ deleted_at: new Date() })
      .where('id', '=', messageId)
      .execute()
    expect(await statusOf(member, address)).toBe(404)
    expect(await sign(member, [id])).toEqual([])
  })

  it('[T-21] plays a video inline, from any position, and offers a spreadsheet as a download', async () => {
    const film = await sent(samples.mov(), 'Take.mov')
    const address = await addressFor(member, film.id)
    const headers = { range: 'bytes=4-11' }
    const part = await member.client.fetch(address, { headers })
    expect([part.status, await part.text()]).toEqual([206, 'ftypqt  '])
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringMatching(/^inline; filename="Take\.mov"/),
      'content-range': `bytes 4-11/${film.size}`,
      'content-type': 'video/quicktime',
      'x-content-type-options': 'nosniff',
    })
    const sheet = await sent(samples.xls(), 'Fees.xls')
    const saved = await member.client.fetch(await addressFor(member, sheet.id))
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="Fees\.xls"/)
  })

  it('[W-08] is empty once the file was requested and found missing', async () => {
    const file = await sent()
    await rm(join(app.config.dataDir, file.url))
    expect(await statusOf(member, await addressFor(member, file.id))).toBe(404)
    expect(await sign(member, [file.id])).toEqual([{ id: file.id, signedUrl: '' }])
  })
})
