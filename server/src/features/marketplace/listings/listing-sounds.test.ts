import { removeAttachment } from '@patchbay/contract/content/attachments'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { getListing, getOwnListings } from '@patchbay/contract/marketplace/listings'
import { createReport } from '@patchbay/contract/people/reports'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import { ban, unban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import * as samples from '../../../../test/samples/file-samples.ts'
import { offer, offerOf, trySave } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import { cleanFiles } from '../../content/attachments/public.ts'

let app: TestApp
let provider: TestPerson
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp({ worker: true })
})
afterAll(() => app.stop())
beforeEach(async () => {
  provider = await createPerson(app)
  viewer = await createPerson(app)
})

const sound = async (by = provider, name = 'take.mp3') =>
  (await sendTo(by, by.id, samples.mp3(), name, 'profile')).body
const measures = { peaks: [0, 50, 100], seconds: 1.5 }
const producer = (...ids: string[]) =>
  offerOf('Producer', { sounds: ids.map((id) => ({ id, ...measures })) })
const isStored = (url: string) =>
  existsSync(join(app.config.dataDir, url.replace(/^\/files/, 'files')))
const soundsOf = async (listingId: string, by = viewer) =>
  (await by.client.call(getListing, { params: { listingId } })).body.sounds

describe('the sounds of a listing', () => {
  it('are in the order in which they are saved, and can be played by everyone who sees the listing', async () => {
    const [first, second] = [await sound(), await sound(provider, 'other.mp3')]
    const [listing] = await offer(provider, producer(second.id, first.id))
    expect(listing.sounds).toMatchObject([
      { id: second.id, name: 'other.mp3', kind: 'audio', ...measures },
      { id: first.id, name: 'take.mp3', ...measures },
    ])
    const [received] = await soundsOf(listing.id)
    const { status, headers } = await viewer.client.fetch(received?.signedUrl ?? '')
    expect([status, headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    const sounds = [{ id: first.id }, { id: second.id }]
    const [turned] = await offer(provider, offerOf('Producer', { sounds }))
    expect(turned.sounds).toMatchObject([
      { id: first.id, ...measures },
      { id: second.id, ...measures },
    ])
    expect(turned.id).toBe(listing.id)
  })

  it('cannot be played by people who may not see the listing', async () => {
    const { id, url } = await sound()
    const loose = await viewer.client.fetch(url)
    expect(loose.status).toBeGreaterThanOrEqual(400)
    const [listing] = await offer(provider, producer(id))
    const [received] = await soundsOf(listing.id)
    const status = async () => (await viewer.client.fetch(received?.signedUrl ?? '')).status
    expect(await status()).toBe(200)
    await ban(app, provider)
    expect(await status()).toBe(404)
    await unban(app, provider)
    const setAvailable = (availability: boolean) =>
      query(app.db)
        .updateTable('service_listings')
        .set({ availability })
        .where('id', '=', listing.id)
        .execute()
    await setAvailable(false)
    expect(await status()).toBe(404)
    await setAvailable(true)
    expect(await status()).toBe(200)
    await provider.client.call(blockPerson, { params: { userId: viewer.id } })
    expect(await status()).toBe(404)
    const own = (await provider.client.call(getOwnListings, {})).body.listings[0]?.sounds[0]
    expect((await provider.client.fetch(own?.signedUrl ?? '')).status).toBe(200)
  })

  it('must be the provider’s own, must be sounds, and must not belong to anything else', async () => {
    const known = await sound()
    await offer(provider, producer(known.id))
    const theirs = await sound(viewer)
    const picture = await sendTo(provider, provider.id, samples.pdf(), 'rider.pdf', 'profile')
    const communityId = await createCommunity(app, provider)
    const elsewhere = await sendTo(provider, communityId, samples.mp3(), 'take.mp3')
    for (const id of [theirs.id, picture.body.id, elsewhere.body.id, newId()]) {
      const refused = await trySave(provider, [producer(known.id, id)])
      expect([refused.status, refused.code]).toEqual([404, 'attachment_not_found'])
    }
    expect((await trySave(provider, [producer(known.id, known.id)])).status).toBe(404)
    const moved = [producer(), offerOf('Other', { sounds: [{ id: known.id }] })]
    expect((await trySave(provider, moved)).code).toBe('attachment_not_found')
    expect((await trySave(viewer, [producer(known.id)])).code).toBe('attachment_not_found')
    const { listings } = (await provider.client.call(getOwnListings, {})).body
    expect(listings).toMatchObject([{ sounds: [{ id: known.id }] }])
  })

  it('are deleted with their files once they are left out, or their listing is deleted', async () => {
    const [first, second, third] = [await sound(), await sound(), await sound()]
    const other = offerOf('Other', { sounds: [{ id: third.id }] })
    await offer(provider, producer(first.id, second.id), other)
    await offer(provider, producer(second.id), other)
    await expect.poll(() => isStored(first.url), { timeout: 10_000 }).toBe(false)
    expect([isStored(second.url), isStored(third.url)]).toEqual([true, true])
    await offer(provider, producer(second.id))
    await expect.poll(() => isStored(third.url), { timeout: 10_000 }).toBe(false)
    await trySave(provider, [])
    await expect.poll(() => isStored(second.url), { timeout: 10_000 }).toBe(false)
    expect(await attachmentRows(app, provider.id)).toEqual([])
  })

  it('survive the clean-up, and cannot be removed separately', async () => {
    const [kept, loose] = [await sound(), await sound()]
    await offer(provider, producer(kept.id))
    const storage = createDiskStorage(join(app.config.dataDir, 'files'))
    const now = () => new Date(Date.now() + 48 * 3_600_000)
    await cleanFiles({ db: app.db, storage, now })
    expect([isStored(kept.url), isStored(loose.url)]).toEqual([true, false])
    const params = { attachmentId: kept.id }
    expect((await provider.client.call(removeAttachment, { params })).code).toBe('forbidden')
    const stranger = await viewer.client.call(removeAttachment, { params })
    expect(stranger.code).toBe('attachment_not_found')
    expect(isStored(kept.url)).toBe(true)
  })

  it('are named in a report', async () => {
    const { id: soundId } = await sound(provider, 'stolen.mp3')
    const [listing] = await offer(provider, producer(soundId))
    const subject = { type: 'listing' as const, id: listing.id }
    const body = { clientId: newId(), subject, reason: 'That is my song.' }
    const { id } = (await viewer.client.call(createReport, { body })).body
    const stored = await query(app.db)
      .selectFrom('user_reports')
      .select('snapshot')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(stored?.snapshot).toMatchObject({ files: [{ id: soundId, name: 'stolen.mp3' }] })
  })
})
