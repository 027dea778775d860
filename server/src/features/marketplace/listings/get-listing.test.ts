import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { getListing } from '@patchbay/contract/marketplace/listings'
import { setCommunityShown } from '@patchbay/contract/communities/memberships'
import { createReport } from '@patchbay/contract/people/reports'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson, setEmail, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let provider: TestPerson
let viewer: TestPerson
let listingId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  provider = await createPerson(app)
  viewer = await createPerson(app)
  const links = [{ url: 'https://example.com/reel', name: 'Reel' }]
  const priced = { priceType: 'fixed', price: 250 } as const
  const full = offerOf('Producer', {
    title: 'Records',
    description: 'All of it.',
    links,
    ...priced,
  })
  listingId = (await offer(provider, full))[0].id
})

const look = (by = viewer) => by.client.call(getListing, { params: { listingId } })
const set = (values: object) =>
  query(app.db).updateTable('user_profiles').set(values).where('id', '=', provider.id).execute()

describe('a listing', () => {
  it('comes with all else that its provider offers, and says how long the work takes', async () => {
    const offered = await offer(
      provider,
      offerOf('Producer', { title: 'Records', turnaround: 'Three days for a mix' }),
      offerOf('Songwriter', { title: 'Songs', priceType: 'fixed', price: 90 }),
    )
    const songs = offered.find(({ title }) => title === 'Songs')
    const { body } = await look()
    expect(body.turnaround).toBe('Three days for a mix')
    const other = { category: 'Songwriter', title: 'Songs', price: 90, priceType: 'fixed' }
    expect(body.others).toEqual([{ id: songs?.id, ...other }])
    await query(app.db)
      .updateTable('service_listings')
      .set({ availability: false })
      .where('id', '=', songs?.id ?? '')
      .execute()
    expect((await look()).body.others).toEqual([])
  })

  it('[O-06] shows the offer, the provider, and what the viewer may do', async () => {
    await set({
      bio: 'Plays all of it.',
      professions: ['Producer', 'Other'],
      other_profession: 'Tape doctor',
      location: 'Leeds, West Yorkshire, England',
      location_enabled: true,
    })
    const wanted = {
      id: listingId,
      providerId: provider.id,
      provider: { id: provider.id, displayName: 'Test Person' },
      category: 'Producer',
      otherProfession: 'Tape doctor',
      title: 'Records',
      description: 'All of it.',
      price: 250,
      priceType: 'fixed',
      availability: true,
      location: 'Leeds, West Yorkshire',
      experienceLevel: 'professional',
      goals: 'To be tested thoroughly.',
      bio: 'Plays all of it.',
      kilometres: null,
    }
    const can = { contact: true, report: true }
    expect((await look()).body).toMatchObject({ ...wanted, own: false, can })
    const none = { contact: false, report: false }
    expect((await look(provider)).body).toMatchObject({ ...wanted, own: true, can: none })
  })

  it('[N-32] shows nothing that its provider hides', async () => {
    await setEmail(app, provider.id, 'private@example.com')
    await set({ location: 'Secretville, Hidden', location_enabled: false })
    const shared = await createCommunity(app, viewer, { name: 'Shared Club', members: [provider] })
    await createCommunity(app, provider, { name: 'Their Club' })
    const hidden = await createCommunity(app, viewer, { name: 'Quiet Club', members: [provider] })
    const hide = { params: { communityId: hidden }, body: { shown: false } }
    await provider.client.call(setCommunityShown, hide)
    const { body } = await look()
    expect(body.location).toBeNull()
    expect([body.communityNames, body.sharedCommunityNames]).toEqual([
      ['Shared Club', 'Their Club'],
      ['Shared Club'],
    ])
    const told = JSON.stringify(body)
    for (const word of ['private@', 'Secretville', 'Quiet Club', shared])
      expect(told).not.toContain(word)
  })

  it('names twenty communities at most, the shared ones among them, and counts the others', async () => {
    const crowd = provider
    const names = Array.from({ length: 45 }, (_, n) => `Club ${String(n).padStart(3, '0')}`)
    await sql`with made as (
        insert into communities (id, name, description, leader_id, creator_id, client_id)
        select gen_random_uuid(), name, '', ${crowd.id}, ${crowd.id}, gen_random_uuid()
        from unnest(${names}::text[]) as name returning id, name),
      lead as (insert into community_members (community_id, user_id, role)
        select id, ${crowd.id}, 'leader' from made)
      insert into community_members (community_id, user_id, role)
      select id, ${viewer.id}, 'member' from made where name = 'Club 044'`.execute(query(app.db))
    expect((await look()).body).toMatchObject({
      communityNames: [...names.slice(0, 19), 'Club 044'],
      sharedCommunityNames: ['Club 044'],
      moreCommunities: 25,
    })
  })

  it('does not exist for people who may not write to its provider', async () => {
    const isGone = async () => expect((await look()).code).toBe('listing_not_found')
    const toProvider = { params: { userId: provider.id } }
    await viewer.client.call(blockPerson, toProvider)
    await isGone()
    await viewer.client.call(unblockPerson, toProvider)
    await provider.client.call(blockPerson, { params: { userId: viewer.id } })
    await isGone()
    await provider.client.call(unblockPerson, { params: { userId: viewer.id } })
    const setAvailable = (availability: boolean) =>
      query(app.db)
        .updateTable('service_listings')
        .set({ availability })
        .where('id', '=', listingId)
        .execute()
    await setAvailable(false)
    await isGone()
    expect((await look(provider)).body).toMatchObject({ availability: false, own: true })
    await setAvailable(true)
    expect((await look()).status).toBe(200)
    await ban(app, provider)
    await isGone()
  })

  it('can be reported by others, with a copy of its content', async () => {
    const report = (by: TestPerson) =>
      by.client.call(createReport, {
        body: {
          clientId: newId(),
          subject: { type: 'listing', id: listingId },
          reason: 'Not their work.',
        },
      })
    expect((await report(provider)).code).toBe('forbidden')
    const { status, body } = await report(viewer)
    expect(status).toBe(200)
    const stored = await query(app.db)
      .selectFrom('user_reports')
      .select(['reported_id', 'snapshot'])
      .where('id', '=', body.id)
      .executeTakeFirst()
    expect(stored).toMatchObject({
      reported_id: provider.id,
      snapshot: {
        title: 'Records',
        content: 'All of it.',
        category: 'Producer',
        price: 250,
        priceType: 'fixed',
        links: [{ url: 'https://example.com/reel', name: 'Reel' }],
        files: [],
      },
    })
    await provider.client.call(blockPerson, { params: { userId: viewer.id } })
    expect((await report(viewer)).code).toBe('subject_not_found')
  })
})
