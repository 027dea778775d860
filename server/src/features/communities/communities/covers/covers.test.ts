import {
  coverMaxBytes,
  deleteCommunity,
  getCommunity,
  removeCommunityCover,
  uploadCommunityCover,
} from '@patchbay/contract/communities/communities'
import { handOverCommunity } from '@patchbay/contract/communities/memberships'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { animated, plain } from '../../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { query } from '../../../../platform/db/query.ts'

let app: TestApp
let leader: TestPerson
let member: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ worker: true })
  leader = await createPerson(app)
  member = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [member] })
})

const photo = (colour = '#ff0000') => plain(2_000, 1_000, colour).jpeg().toBuffer()
const file = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const send = (bytes: Uint8Array, { client } = leader) =>
  client.call(uploadCommunityCover, { params: { communityId }, body: file(bytes) })
const remove = ({ client } = leader) =>
  client.call(removeCommunityCover, { params: { communityId } })
const get = (path: string) => fetch(app.origin + path)

describe('the cover of a community', () => {
  it('[J-27, K-09] is stored at a fixed path, in WebP, in two sizes, and is public', async () => {
    const startedAt = new Date().toISOString()
    const { status, body } = await send(await photo())
    expect(status).toBe(200)
    const stored = await query(app.db)
      .selectFrom('communities')
      .select(['cover_image', 'updated_at'])
      .where('id', '=', communityId)
      .executeTakeFirstOrThrow()
    expect(stored.cover_image).toBe(body.coverImage)
    expect(stored.updated_at.toISOString() >= startedAt).toBe(true)
    const address = `/community-covers/${communityId}/cover.webp`
    expect(body.coverImage).toMatch(new RegExp(`^${address}\\?v=[0-9a-f]{12}$`))
    const answer = await get(body.coverImage ?? '')
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const large = await sharp(await answer.arrayBuffer()).metadata()
    expect(large).toMatchObject({ format: 'webp', width: 1_600, height: 800 })
    const small = await get(`/community-covers/${communityId}/cover-480.webp`)
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 480 })
    const seen = await app.visitor.call(getCommunity, { params: { communityId } })
    expect(seen.body.coverImage).toBe(body.coverImage)
  })

  it('[J-27] gets a new address when the picture changes', async () => {
    const first = (await send(await photo('#ff0000'))).body
    const second = (await send(await photo('#0000ff'))).body
    expect(second.coverImage).not.toBe(first.coverImage)
    expect(second.version).toBeGreaterThan(first.version)
    const { dominant } = await sharp(
      await (await get(second.coverImage ?? '')).arrayBuffer(),
    ).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
  })

  it('[J-25, Z-04] is refused one byte over 5 MB', async () => {
    const bytes = Buffer.concat([await photo(), Buffer.alloc(coverMaxBytes)])
    expect((await send(bytes.subarray(0, coverMaxBytes))).status).toBe(200)
    const refused = await send(bytes.subarray(0, coverMaxBytes + 1))
    expect(refused).toMatchObject({ status: 413, code: 'file_too_large' })
  })

  it('[J-26] may be a GIF, of which the first frame is shown', async () => {
    const { status, body } = await send(await animated('gif'))
    expect(status).toBe(200)
    const shown = sharp(await (await get(body.coverImage ?? '')).arrayBuffer())
    expect(await shown.metadata()).toMatchObject({ format: 'webp' })
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7 and so on'],
  ])('[J-26] is refused as %s', async (_name, text) => {
    const refused = await send(Buffer.from(text))
    expect(refused).toMatchObject({ status: 415, code: 'invalid_file_type' })
  })

  it('[J-29] can be removed, and its files with it', async () => {
    const { coverImage } = (await send(await photo())).body
    const { status, body } = await remove()
    expect([status, body.coverImage]).toEqual([200, null])
    for (const path of [coverImage ?? '', `/community-covers/${communityId}/cover-480.webp`])
      expect((await get(path)).status).toBe(404)
    expect((await remove()).status).toBe(200)
  })

  it('[J-29, K-29] can only be changed by the leader, also if the leader changes during the upload', async () => {
    expect(await send(await photo(), member)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await remove(member)).toMatchObject({ status: 403, code: 'forbidden' })
    const handOver = leader.client.call(handOverCommunity, {
      params: { communityId },
      body: { userId: member.id },
    })
    const [sent] = await Promise.all([send(await photo()), handOver])
    expect([200, 'forbidden']).toContain(sent.code ?? sent.status)
    const shown = (await member.client.call(getCommunity, { params: { communityId } })).body
    expect(shown.coverImage === null).toBe(sent.status === 403)
    expect((await send(await photo())).status).toBe(403)
    expect((await send(await photo(), member)).status).toBe(200)
  })

  it('is deleted with the community', async () => {
    const { coverImage, name } = (await send(await photo())).body
    const params = { communityId }
    await leader.client.call(deleteCommunity, { params, body: { confirmName: name } })
    await expect.poll(async () => (await get(coverImage ?? '')).status).toBe(404)
    expect(await send(await photo())).toMatchObject({ status: 404, code: 'community_not_found' })
  })

  it.each([
    '/community-covers/0191d1c0-0000-7000-8000-000000000001/cover.webp',
    '/community-covers/x/cover.webp',
    '/community-covers/..%2F..%2Fpassword/cover.webp',
    '/community-covers/0191d1c0-0000-7000-8000-000000000001/constructor',
    '/community-covers/0191d1c0-0000-7000-8000-000000000001/avatar.webp',
  ])('does not exist at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
