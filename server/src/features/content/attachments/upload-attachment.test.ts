import { attachmentMaxBytes, uploadAttachment } from '@patchbay/contract/content/attachments'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import { createCommunity } from '../../../../test/communities.ts'
import * as samples from '../../../../test/samples/file-samples.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { animated, plain } from '../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let member: TestPerson
let guest: TestPerson
let communityId: string
let privateId: string
beforeAll(async () => {
  app = await startTestApp()
  member = await createPerson(app)
  guest = await createPerson(app)
  communityId = await createCommunity(app, member)
  privateId = await createCommunity(app, member, { isPrivate: true })
})
afterAll(() => app.stop())

const send = (bytes: Uint8Array, name: string) => sendTo(member, communityId, bytes, name)
const stored = (path: string) => readFile(join(app.config.dataDir, 'files', path))
const words = Buffer.from('Sol, fa, mi.')

describe('an upload', () => {
  it('[W-01, W-02, W-03, L-35] is stored at a path of its own in the bucket of its context', async () => {
    const { status, body } = await send(words, 'lyrics.txt')
    expect(status).toBe(200)
    expect(body.path).toBe(`${member.id}/${communityId}/${body.id}.txt`)
    expect(body).toMatchObject({
      name: 'lyrics.txt',
      kind: 'document',
      type: 'text/plain',
      size: words.length,
      url: `/files/community-attachments/${body.path}`,
      signedUrl: expect.stringMatching(/^\/files\/.*\.txt\?expires=\d+&signature=[\w-]{43}$/),
    })
    expect(await stored(`community-attachments/${body.path}`)).toEqual(words)
    const again = await send(words, 'lyrics.txt')
    expect(again.body.path).not.toBe(body.path)
    const own = await sendTo(member, member.id, words, 'me.txt', 'profile')
    expect(own.body.url).toBe(`/files/avatars/${member.id}/${member.id}/${own.body.id}.txt`)
  })

  it('[L-05] may have each of the listed types, and is stored unchanged unless it is a picture', async () => {
    const files = [
      ['mp3', samples.mp3(), 'audio', 'audio/mpeg'],
      ['m4a', samples.m4a(), 'audio', 'audio/mp4'],
      ['ogg', samples.ogg(), 'audio', 'audio/ogg'],
      ['wav', samples.wav(), 'audio', 'audio/wav'],
      ['flac', samples.flac(), 'audio', 'audio/flac'],
      ['pdf', samples.pdf(), 'document', 'application/pdf'],
      ['doc', samples.doc(), 'document', 'application/msword'],
      ['docx', samples.docx(), 'document', expect.stringContaining('wordprocessingml')],
    ] as const
    for (const [end, bytes, kind, type] of files) {
      const { body } = await send(bytes, `Take.1.${end.toUpperCase()}`)
      expect(body).toMatchObject({ name: `Take.1.${end.toUpperCase()}`, kind, type, width: null })
      expect(body.path.endsWith(`.${end}`)).toBe(true)
      expect(await stored(`community-attachments/${body.path}`)).toEqual(bytes)
    }
  })

  it('[L-05] that is a picture is re-encoded as WebP under its own name, with no side longer than 2048', async () => {
    const pictures = [
      ['jpg', await plain(4_096, 1_024).jpeg().toBuffer(), 2_048, 512],
      ['jpeg', await plain(30, 20).jpeg().toBuffer(), 30, 20],
      ['png', await plain(30, 20).png().toBuffer(), 30, 20],
      ['webp', await plain(30, 20).webp().toBuffer(), 30, 20],
      ['gif', await animated('gif'), 40, 40],
    ] as const
    for (const [end, bytes, width, height] of pictures) {
      const { body } = await send(bytes, `Stage.${end}`)
      expect(body).toMatchObject({ name: `Stage.${end}`, kind: 'picture', type: 'image/webp' })
      const kept = await stored(`community-attachments/${body.path}`)
      expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width, height })
      expect(body).toMatchObject({ width, height, size: kept.length })
    }
  })

  it('has a row that belongs to no post yet', async () => {
    const { body } = await send(words, 'a.txt')
    const row = (await attachmentRows(app, member.id)).find(({ id }) => id === body.id)
    expect(row).toMatchObject({ context_type: 'community', context_id: communityId, post_id: null })
  })

  it.each(['spaceship', '__proto__', 'toString', 'Community'])(
    '[W-04] is refused for the context %s, which the message names',
    async (type) => {
      const answer = await sendTo(member, communityId, words, 'a.txt', type)
      expect(answer).toMatchObject({ status: 400, code: 'unknown_context' })
      expect(answer.body).toMatchObject({ message: `Unknown context type: ${type}` })
    },
  )

  it('[W-04] strips control characters from the message of a refusal', async () => {
    const { body } = await sendTo(member, communityId, words, 'a.txt', 'a\u202Eb\r\nc')
    expect(body).toMatchObject({ message: 'Unknown context type: abc' })
  })

  it('[W-14] is for members only: guests are refused, and hidden contexts do not exist for strangers', async () => {
    const refused = async (id: string, type = 'community') =>
      (await sendTo(guest, id, words, 'a.txt', type)).code
    expect(await refused(communityId)).toBe('forbidden')
    expect(await refused(privateId)).toBe('context_not_found')
    expect(await refused(newId())).toBe('context_not_found')
    expect(await refused(member.id, 'profile')).toBe('forbidden')
    expect(await refused(newId(), 'profile')).toBe('forbidden')
    expect(await refused(newId(), 'conversation')).toBe('context_not_found')
    expect(await attachmentRows(app, guest.id)).toEqual([])
  })

  it('[W-14] needs a session and a completed onboarding', async () => {
    const fresh = await createPerson(app, { fresh: true })
    expect((await sendTo(fresh, communityId, words, 'a.txt')).code).toBe('not_onboarded')
    const nobody = { ...guest, client: app.visitor }
    expect((await sendTo(nobody, communityId, words, 'a.txt')).status).toBe(401)
  })

  it('[W-13, L-06] has 10 MiB at most, whatever size it declares', async () => {
    const whole = Buffer.concat([samples.mp3(), Buffer.alloc(attachmentMaxBytes)])
    const [fits, over] = [0, 1].map((more) => whole.subarray(0, attachmentMaxBytes + more))
    expect((await send(fits ?? words, 'long.mp3')).body.size).toBe(attachmentMaxBytes)
    expect(await send(over ?? words, 'long.mp3')).toMatchObject({
      status: 413,
      code: 'file_too_large',
    })
    const rows = (await attachmentRows(app, member.id)).length
    // Without a content length, and with a length that is far too large.
    expect(await sendRaw(over ?? words)).toMatchObject({ code: 'file_too_large' })
    expect(await sendRaw(words, { 'content-length': '99999999' })).toMatchObject({
      code: 'file_too_large',
    })
    expect(await attachmentRows(app, member.id)).toHaveLength(rows)
  })

  it('is refused if 200 files of the person are unsent', async () => {
    const person = await createPerson(app)
    const file = { owner_id: person.id, context_type: 'profile', context_id: person.id }
    const rest = { bucket: 'avatars', name: 'a.txt', kind: 'document', type: 'text/plain', size: 1 }
    await query(app.db)
      .insertInto('attachments')
      .values(Array.from({ length: 200 }, newId).map((id) => ({ id, path: id, ...file, ...rest })))
      .execute()
    const { status, code } = await sendTo(person, person.id, words, 'a.txt', 'profile')
    expect([status, code]).toEqual([429, 'rate_limited'])
  })
})

/** Bypasses `fetch`, which would set a correct length: sends chunks, or a false length. */
function sendRaw(bytes: Uint8Array, headers: Record<string, string> = {}): Promise<unknown> {
  const path = uploadAttachment.path
    .replace(':contextType', 'community')
    .replace(':contextId', communityId)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const cookie = `session=${member.client.cookie('session')}`
  const sent = request(`${app.origin}/api${path}?name=long.mp3`, {
    method: 'POST',
    headers: { origin: app.config.publicUrl, cookie, ...headers },
  })
  sent.on('error', reject).on('response', (response) => {
    json(response)
      .finally(() => sent.destroy())
      .then(resolve, reject)
  })
  sent.write(bytes)
  if (headers['content-length'] === undefined) sent.end()
  return promise
}
