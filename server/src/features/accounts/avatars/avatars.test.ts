import { removeAvatar, uploadAvatar } from '@patchbay/contract/accounts/avatars'
import { getSession } from '@patchbay/contract/accounts/sessions'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { animated, jpegWithPlace, plain } from '../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
})

const file = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type })
const send = (bytes: Uint8Array, crop: object = {}, type?: string) =>
  person.client.call(uploadAvatar, { query: crop, body: file(bytes, type) })
const photo = (colour?: string) => plain(600, 400, colour).jpeg().toBuffer()
const get = (path: string) => fetch(app.origin + path)
const pixelsOf = async (path: string) => sharp(await (await get(path)).arrayBuffer())

describe('a person’s own picture', () => {
  it('[I-04] is stored at a fixed path, square, in WebP, in two sizes', async () => {
    const { status, body } = await send(await photo())
    expect(status).toBe(200)
    expect(body.avatarUrl).toMatch(
      new RegExp(`^/avatars/${person.id}/avatar\\.webp\\?v=[0-9a-f]{12}$`),
    )
    const answer = await get(body.avatarUrl)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const { format, width, height } = await (await pixelsOf(body.avatarUrl)).metadata()
    expect([format, width, height]).toEqual(['webp', 400, 400])
    const small = await pixelsOf(`/avatars/${person.id}/avatar-96.webp`)
    expect(await small.metadata()).toMatchObject({ width: 96, height: 96 })
  })

  it('[I-05] gets a new address when it changes, and the old files are replaced', async () => {
    const first = await send(await photo('#ff0000'))
    const second = await send(await photo('#0000ff'))
    expect(second.body.avatarUrl).not.toBe(first.body.avatarUrl)
    const { dominant } = await (await pixelsOf(second.body.avatarUrl)).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    const same = await send(await photo('#0000ff'))
    expect(same.body.avatarUrl).toBe(second.body.avatarUrl)
  })

  it('is cropped as requested, and a square outside of the picture is refused', async () => {
    const halves = await plain(400, 200, '#ff0000')
      .composite([{ input: await plain(200, 200, '#0000ff').png().toBuffer(), left: 200, top: 0 }])
      .png()
      .toBuffer()
    const { body } = await send(halves, { x: '200', y: '0', size: '200' })
    const { dominant } = await (await pixelsOf(body.avatarUrl)).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    for (const crop of [
      { x: '300', y: '0', size: '200' },
      { x: '0', y: '0', size: '0' },
      { x: '0', y: '0' },
      { x: '-1', y: '0', size: '9' },
      { x: '1e3', y: '0', size: '9' },
    ])
      expect(await send(halves, crop), JSON.stringify(crop)).toMatchObject({ status: 400 })
  })

  it('contains no location or other metadata', async () => {
    const bytes = await jpegWithPlace()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { body } = await send(bytes)
    const { exif, xmp, iptc, icc } = await (await pixelsOf(body.avatarUrl)).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is announced to the person’s other pages, and can be set during onboarding', async () => {
    person = await createPerson(app, { fresh: true })
    const page = await listen(app, person.client)
    const { body } = await send(await photo())
    await expect
      .poll(() => page.received)
      .toMatchObject([{ type: 'profile_changed', profile: { avatarUrl: body.avatarUrl } }])
    page.socket.close()
  })

  it('[I-01] is refused one byte over 5 MB', async () => {
    const limit = 5 * 1024 * 1024
    const bytes = Buffer.concat([await photo(), Buffer.alloc(limit)])
    expect((await send(bytes.subarray(0, limit))).status).toBe(200)
    expect(await send(bytes.subarray(0, limit + 1))).toMatchObject({
      status: 413,
      code: 'file_too_large',
    })
  })

  it.each([
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF', () => animated('gif')],
    ['HEIC', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(99)])],
    ['AVIF', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypavif', 'latin1'), Buffer.alloc(99)])],
    ['BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(99)])],
    ['PDF', () => Buffer.from('%PDF-1.7 and so on')],
    ['nothing', () => Buffer.alloc(0)],
  ])('[I-02, W-15] is refused as %s, whatever type it declares', async (_name, make) => {
    const bytes = await make()
    for (const type of ['image/png', 'image/jpeg', ''])
      expect(await send(bytes, {}, type)).toMatchObject({ status: 415, code: 'invalid_file_type' })
  })

  it('needs a session', async () => {
    const body = file(await photo())
    expect((await app.visitor.call(uploadAvatar, { query: {}, body })).status).toBe(401)
    expect((await app.visitor.call(removeAvatar, {})).status).toBe(401)
  })
})

describe('without a picture', () => {
  it('[I-06] the files are deleted, and initials are shown', async () => {
    const { avatarUrl } = (await send(await photo())).body
    const { status, body } = await person.client.call(removeAvatar, {})
    expect(status).toBe(200)
    expect(body.avatarUrl).toBe('/avatars/initials.svg?name=Test%20Person')
    for (const path of [avatarUrl, `/avatars/${person.id}/avatar-96.webp`])
      expect((await get(path)).status).toBe(404)
    expect((await person.client.call(removeAvatar, {})).status).toBe(200)
  })

  it('[I-08] removing reports that the picture is not stored by us', async () => {
    await query(app.db)
      .updateTable('user_profiles')
      .set({ avatar_url: 'https://elsewhere.example/me.png' })
      .where('id', '=', person.id)
      .execute()
    const answer = await person.client.call(removeAvatar, {})
    expect(answer).toMatchObject({ status: 409, code: 'avatar_not_ours' })
    expect(answer.body).toMatchObject({ message: 'Could not extract file path from avatar URL.' })
  })

  it('[I-09] removing reports that the storage is unavailable, and the picture stays', async () => {
    const s3 = {
      endpoint: 'http://127.0.0.1:1',
      region: 'x',
      bucket: 'files',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    }
    const broken = await startTestApp({ config: { s3 } })
    const someone = await createPerson(broken)
    const avatar_url = `/avatars/${someone.id}/avatar.webp?v=1`
    await query(broken.db).updateTable('user_profiles').set({ avatar_url }).execute()
    const answer = await someone.client.call(removeAvatar, {})
    expect(answer).toMatchObject({ status: 503, code: 'avatar_not_removed' })
    expect(answer.body).toMatchObject({ message: 'Failed to remove image from storage' })
    const { session } = (await someone.client.call(getSession, {})).body
    expect(session?.profile.avatarUrl).toBe(avatar_url)
    await broken.stop()
  })

  it.each([
    '/avatars/0191d1c0-0000-7000-8000-000000000001/avatar.webp',
    '/avatars/x/avatar.webp',
    '/avatars/..%2F..%2Fpassword/avatar.webp',
    '/avatars/%2e%2e/avatar.webp',
    '/avatars/0191d1c0-0000-7000-8000-000000000001/..%2Favatar.webp',
    '/avatars/0191d1c0-0000-7000-8000-000000000001/constructor',
    '/avatars/0191d1c0-0000-7000-8000-000000000001/avatar-97.webp',
  ])('there is nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
