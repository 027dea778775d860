import { signAttachments } from '@patchbay/contract/content/attachments'
import { deleteMessage, sendMessage } from '@patchbay/contract/messaging/messages'
import { decideReport, restoreContent } from '@patchbay/contract/staff/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendTo } from '../../../../test/attachments.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { startPair } from '../../../../test/conversations.ts'
import { createCategory, writePost } from '../../../../test/discussions.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { detailOf, removeReported, report } from '../../../../test/reports.ts'
import * as samples from '../../../../test/samples/file-samples.ts'
import { blackPng } from '../../../../test/samples/picture-samples.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let now = new Date()
let moderator: TestPerson
let author: TestPerson
let reporter: TestPerson
let communityId: string
let categoryId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  moderator = await createStaff(app, 'moderator')
  author = await createPerson(app)
  reporter = await createPerson(app)
  communityId = await createCommunity(app, author, { members: [reporter] })
})

const days = (count: number): Date => new Date(Date.now() + count * 24 * 3_600_000)
const upload = async (bytes: Uint8Array, name: string) =>
  (await sendTo(author, communityId, bytes, name)).body
async function reportPost() {
  const picture = await upload(blackPng(8, 6), 'photo.png')
  const words = await upload(Buffer.from('Stolen words.'), 'words.txt')
  const attachments = [{ id: picture.id }, { id: words.id }]
  const { id } = await writePost(author, communityId, { categoryId, attachments })
  return { postId: id, picture, words, reportId: await report(reporter, 'post', id) }
}
/** A message with a file. */
async function sendWith(conversationId: string, name: string) {
  const { body: file } = await sendTo(
    author,
    conversationId,
    Buffer.from(name),
    name,
    'conversation',
  )
  const body = { clientId: newId(), content: name, attachments: [{ id: file.id }] }
  const sent = await author.client.call(sendMessage, { params: { conversationId }, body })
  return { messageId: sent.body.id, fileId: file.id }
}
const addressOf = (reportId: string, fileId: string) =>
  `/api/staff/reports/${reportId}/files/${fileId}`
const statusFor = async ({ client }: TestPerson, address: string) =>
  (await client.fetch(address)).status
const filesOf = async (reportId: string) => (await detailOf(moderator, reportId)).files

describe('the files of a report', () => {
  it('are seen and saved by moderators, as they were reported', async () => {
    const { reportId, picture, words } = await reportPost()
    const files = await filesOf(reportId)
    expect(files).toMatchObject([
      { id: picture.id, name: 'photo.png', kind: 'picture', width: 8, height: 6 },
      { id: words.id, name: 'words.txt', kind: 'document' },
    ])
    const [shown, saved] = await Promise.all(files.map(({ url }) => moderator.client.fetch(url)))
    expect(shown?.headers.get('content-type')).toBe('image/webp')
    expect(shown?.headers.get('content-disposition')).toContain('inline; filename="photo.webp"')
    expect(shown?.headers.get('cache-control')).toBe('private, no-cache')
    expect(shown?.headers.get('content-security-policy')).toContain('sandbox')
    expect(saved?.headers.get('content-disposition')).toContain('attachment; filename="words.txt"')
    expect(await saved?.text()).toBe('Stolen words.')
  })

  it('are there while their post is removed and after it is back, until it is deleted for good', async () => {
    const { reportId, picture, words } = await reportPost()
    const address = addressOf(reportId, picture.id)
    const removalId = await removeReported(moderator, reportId)
    expect(await filesOf(reportId)).toMatchObject([{ url: address }, { id: words.id }])
    expect(await statusFor(moderator, address)).toBe(200)
    await moderator.client.call(restoreContent, {
      params: { removalId },
      body: { reason: 'by mistake' },
    })
    expect(await statusFor(moderator, address)).toBe(200)
    const again = await report(reporter, 'post', (await detailOf(moderator, reportId)).subject.id)
    await removeReported(moderator, again)
    now = days(30)
    await app.runJob('forget_removed_content')
    now = new Date()
    expect(await statusFor(moderator, addressOf(again, picture.id))).toBe(404)
    const { files, snapshot } = await detailOf(moderator, again)
    expect(files).toEqual([])
    expect(snapshot).toMatchObject({ files: [{ name: 'photo.png' }, { name: 'words.txt' }] })
  })

  it('are no longer there once the report quotes nothing, or their author has deleted them', async () => {
    const { reportId, picture } = await reportPost()
    const body = { decision: 'dismiss', reason: 'it is theirs' } as const
    await moderator.client.call(decideReport, { params: { reportId }, body })
    expect(await statusFor(moderator, addressOf(reportId, picture.id))).toBe(200)
    now = days(31)
    await app.runJob('forget_quotes_of_reports')
    now = new Date()
    expect(await statusFor(moderator, addressOf(reportId, picture.id))).toBe(404)
    expect(await filesOf(reportId)).toEqual([])
    const pair = await startPair(author, reporter)
    const { messageId, fileId } = await sendWith(pair, 'a.txt')
    const about = await report(reporter, 'message', messageId)
    expect(await statusFor(moderator, addressOf(about, fileId))).toBe(200)
    await author.client.call(deleteMessage, { params: { messageId } })
    expect(await statusFor(moderator, addressOf(about, fileId))).toBe(404)
    expect(await filesOf(about)).toEqual([])
  })

  it('are samples of a listing too, which are heard in parts', async () => {
    const { body: sound } = await sendTo(author, author.id, samples.mp3(), 'mine.mp3', 'profile')
    const sounds = [{ id: sound.id, peaks: [0, 100], seconds: 1.5 }]
    const [listing] = await offer(author, offerOf('Producer', { sounds }))
    const [file] = await filesOf(await report(reporter, 'listing', listing.id))
    expect(file).toMatchObject({ name: 'mine.mp3', kind: 'audio', peaks: [0, 100], seconds: 1.5 })
    const part = await moderator.client.fetch(file?.url ?? '', { headers: { range: 'bytes=0-9' } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/mpeg'])
  })
})

describe('nobody gets', () => {
  it('another file of the conversation, or of the person, through a report', async () => {
    const pair = await startPair(author, reporter)
    const before = await sendWith(pair, 'before.txt')
    const { messageId, fileId } = await sendWith(pair, 'reported.txt')
    const sent = [before.fileId, fileId, (await sendWith(pair, 'after.txt')).fileId]
    const { body: loose } = await sendTo(author, pair, Buffer.from('x'), 'x.txt', 'conversation')
    const reportId = await report(reporter, 'message', messageId)
    const elsewhere = await reportPost()
    const ids = [...sent, loose.id, elsewhere.picture.id, newId(), 'reported.txt']
    const found = await Promise.all(ids.map((id) => statusFor(moderator, addressOf(reportId, id))))
    expect(found).toEqual([404, 200, 404, 404, 404, 404, 404])
    for (const other of [elsewhere.reportId, 'none'])
      expect(await statusFor(moderator, addressOf(other, fileId))).toBe(404)
    const { body } = await moderator.client.call(signAttachments, { body: { ids: sent } })
    expect(body.signed).toEqual([])
  })

  it('a file through a report but moderators: neither its members nor editors nor who was reported', async () => {
    const { reportId, picture } = await reportPost()
    const address = addressOf(reportId, picture.id)
    const editor = await createStaff(app, 'editor')
    for (const one of [reporter, author, editor, await createPerson(app)])
      expect(await statusFor(one, address)).toBe(404)
    const concerned = await createStaff(app, 'moderator')
    await query(app.db)
      .updateTable('user_reports')
      .set({ reported_id: concerned.id })
      .where('id', '=', reportId)
      .execute()
    expect(await statusFor(concerned, address)).toBe(404)
    expect(await statusFor(moderator, address)).toBe(200)
  })
})

describe('a report from before', () => {
  const quote = (reportId: string, snapshot: object) =>
    query(app.db)
      .updateTable('user_reports')
      .set({ snapshot: JSON.stringify(snapshot) })
      .where('id', '=', reportId)
      .execute()

  it('has the names of files without their ids, and is not changed for that', async () => {
    const { reportId, picture } = await reportPost()
    const { snapshot } = await detailOf(moderator, reportId)
    await quote(reportId, { ...snapshot, files: ['photo.png', 'words.txt'] })
    expect(await detailOf(moderator, reportId)).toMatchObject({
      snapshot: { files: ['photo.png', 'words.txt'] },
      files: [],
      state: { kind: 'unchanged' },
    })
    expect(await statusFor(moderator, addressOf(reportId, picture.id))).toBe(404)
    await quote(reportId, { ...snapshot, files: ['photo.png'] })
    expect(await detailOf(moderator, reportId)).toMatchObject({ state: { kind: 'changed' } })
  })

  it('has no picture of the person, and is not changed for that', async () => {
    const reportId = await report(reporter, 'person', author.id)
    const { snapshot } = await detailOf(moderator, reportId)
    const { picture: _picture, ...before } = snapshot ?? {}
    await quote(reportId, before)
    expect(await detailOf(moderator, reportId)).toMatchObject({ state: { kind: 'unchanged' } })
  })
})

it('the picture of a person is quoted with its version, beside the one that there is now', async () => {
  const setPicture = (version: string) =>
    query(app.db)
      .updateTable('user_profiles')
      .set({ avatar_url: `/avatars/${author.id}/avatar.webp?v=${version}` })
      .where('id', '=', author.id)
      .execute()
  await setPicture('1')
  const reportId = await report(reporter, 'person', author.id)
  const picture = `/avatars/${author.id}/avatar.webp?v=1`
  expect(await detailOf(moderator, reportId)).toMatchObject({
    snapshot: { picture },
    pictureNow: picture,
    state: { kind: 'unchanged' },
  })
  await setPicture('2')
  expect(await detailOf(moderator, reportId)).toMatchObject({
    snapshot: { picture },
    pictureNow: `/avatars/${author.id}/avatar.webp?v=2`,
    state: { kind: 'changed' },
  })
})
