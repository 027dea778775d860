import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { listMembers, setCommunityShown } from '@patchbay/contract/communities/memberships'
import { getPerson, listPersonCommunities } from '@patchbay/contract/people/people'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bytesOf } from '../../../../test/answers.ts'
import { ban, unban } from '../../../../test/bans.ts'
import { countStatements, createCommunity } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { keepDevice } from '../../notices/devices/devices.store.ts'

let app: TestApp
let viewer: TestPerson
let admin: TestPerson
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  viewer = await createPerson(app)
  admin = await createPerson(app, { role: 'admin' })
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app, { fullName: 'Ines Okafor' })
})

const look = async (by = viewer, at = person) =>
  (await by.client.call(getPerson, { params: { userId: at.id } })).body
const bytes = (by: TestPerson, id: string) => bytesOf(by.client, `/api/people/${id}`)
const set = (values: object) =>
  query(app.db).updateTable('user_profiles').set(values).where('id', '=', person.id).execute()

describe('the profile of another person', () => {
  it('[N-32] shows what the person chose to show, and nothing more', async () => {
    const profile = {
      displayName: 'Ines',
      bio: 'Tape loops.',
      professions: ['Producer' as const, 'Other' as const],
      otherProfession: 'Foley',
      goals: 'To finish the record.',
      website: 'https://ines.example/',
      social: { instagram: 'ines', youtube: 'https://youtube.com/@ines' },
    }
    await person.client.call(updateProfile, { body: profile })
    await keepDevice(app.db, person.sessionId, 'secret-device', new Date())
    const secrets = { email: 'secret@ines.example' }
    await set({ ...secrets, terms_version: 'secret-terms', location: 'Secret, Secretland' })
    const seen = await look()
    expect(seen).toEqual({
      ...profile,
      id: person.id,
      fullName: 'Ines Okafor',
      staffRole: null,
      verified: false,
      avatarUrl: expect.stringMatching(/^\//),
      experienceLevel: 'professional',
      location: null,
      communities: [],
      communityCount: 0,
      nextCommunities: null,
      version: expect.any(Number),
      joinedAt: expect.stringMatching(/Z$/),
      own: false,
      blockedByMe: false,
      permanentlyBanned: null,
      can: { message: true, block: true, unblock: false, report: true },
    })
    for (const by of [viewer, admin, person])
      expect((await bytes(by, person.id))[1]).not.toMatch(/secret|terms|onboarding|email/i)
  })

  it.each([
    ['Leeds, United Kingdom', 'Leeds, United Kingdom'],
    ['Leeds', 'Leeds'],
    ['12 High St , Leeds,United Kingdom', '12 High St, Leeds'],
  ])('[N-04] shows the first two parts of %s, once that is allowed', async (location, shown) => {
    await set({ location })
    expect((await look()).location).toBeNull()
    await set({ location_enabled: true })
    expect((await look()).location).toBe(shown)
  })

  it('brings the first communities with it, counts them all and lists the others page by page', async () => {
    const crowd = await createPerson(app)
    const names = Array.from({ length: 125 }, (_, n) => `Club ${String(n).padStart(3, '0')}`)
    await sql`with made as (
        insert into communities (id, name, description, leader_id, creator_id, client_id)
        select gen_random_uuid(), name, '', ${crowd.id}, ${crowd.id}, gen_random_uuid()
        from unnest(${names}::text[]) as name returning id)
      insert into community_members (community_id, user_id, role)
      select id, ${crowd.id}, 'leader' from made`.execute(query(app.db))
    const { body: own } = await crowd.client.call(getPerson, { params: { userId: crowd.id } })
    const hide = { params: { communityId: own.communities[0]?.id ?? '' }, body: { shown: false } }
    await crowd.client.call(setCommunityShown, hide)
    for (const [by, shown] of [
      [viewer, names.slice(1)],
      [crowd, names],
    ] as const) {
      const params = { userId: crowd.id }
      const { body } = await by.client.call(getPerson, { params })
      expect(body).toMatchObject({ communityCount: shown.length })
      const found = body.communities.map(({ name }) => name)
      expect(found).toEqual(shown.slice(0, 20))
      let cursor = body.nextCommunities
      const sizes: number[] = []
      while (cursor !== null) {
        const page = await by.client.call(listPersonCommunities, { params, query: { cursor } })
        sizes.push(page.body.communities.length)
        found.push(...page.body.communities.map(({ name }) => name))
        cursor = page.body.nextCursor
      }
      expect(sizes).toEqual([100, shown.length - 120])
      expect(found).toEqual(shown)
    }
    const params = { userId: newId() }
    const refused = await viewer.client.call(listPersonCommunities, { params, query: {} })
    expect(refused).toMatchObject({ status: 404, code: 'person_not_found' })
  })

  it('lists communities by name, also private ones; hidden ones are shown to their owner only', async () => {
    const rooms = await createCommunity(app, person, { name: 'rooms', members: [viewer] })
    const closed = await createCommunity(app, viewer, {
      name: 'Attic',
      isPrivate: true,
      members: [person],
    })
    await createCommunity(app, viewer, { name: 'Elsewhere' })
    const card = { coverImage: null, memberCount: 2, hidden: false, shared: false }
    const attic = { ...card, id: closed, name: 'Attic', isPrivate: true }
    const room = { ...card, id: rooms, name: 'rooms', isPrivate: false }
    expect((await look(admin)).communities).toEqual([attic, room])
    const hide = { params: { communityId: closed }, body: { shown: false } }
    expect((await person.client.call(setCommunityShown, hide)).status).toBe(204)
    expect((await look(admin)).communities).toEqual([room])
    expect((await look()).communities).toEqual([{ ...room, shared: true }])
    expect((await look(person)).communities).toEqual([{ ...attic, hidden: true }, room])
  })

  it('lists the communities in common with the viewer before all others', async () => {
    for (const name of ['Attic', 'Cellar']) await createCommunity(app, person, { name })
    await createCommunity(app, person, { name: 'Zoo', members: [viewer] })
    await createCommunity(app, person, { name: 'Yard', members: [viewer] })
    const seen = async (by: TestPerson) =>
      (await look(by)).communities.map(({ name, shared }) => [name, shared])
    expect(await seen(viewer)).toEqual([
      ['Yard', true],
      ['Zoo', true],
      ['Attic', false],
      ['Cellar', false],
    ])
    expect(await seen(person)).toEqual(
      ['Attic', 'Cellar', 'Yard', 'Zoo'].map((name) => [name, false]),
    )
  })

  it('labels staff members, and nobody else', async () => {
    for (const role of ['moderator', 'editor', 'admin'] as const) {
      await set({ role })
      expect((await look()).staffRole).toBe(role)
    }
  })

  it('takes one statement', async () => {
    await createCommunity(app, person, { members: [viewer] })
    expect(await countStatements(app, () => look())).toBe(1)
  })

  it('[N-31] offers no blocking or reporting of oneself', async () => {
    expect(await look(person)).toMatchObject({
      own: true,
      can: { message: false, block: false, unblock: false, report: false },
    })
  })

  it('[N-13] offers nothing to a blocked person, and only unblocking to the blocker', async () => {
    await person.client.call(blockPerson, { params: { userId: viewer.id } })
    expect(await look()).toMatchObject({
      blockedByMe: false,
      can: { message: false, block: false, unblock: false, report: false },
    })
    expect(await look(person, viewer)).toMatchObject({
      blockedByMe: true,
      can: { message: false, block: false, unblock: true, report: true },
    })
  })
})

describe('a profile that does not exist', () => {
  const absent = () => bytes(viewer, newId())

  it('is answered alike for unknown, deleted, unfinished and banned people', async () => {
    const gone = await createPerson(app)
    await gone.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    const fresh = await createPerson(app, { fresh: true })
    await ban(app, person)
    expect(await absent()).toEqual([404, expect.stringContaining('"person_not_found"')])
    for (const one of [gone, fresh, person])
      expect(await bytes(viewer, one.id)).toEqual(await absent())
    for (const one of [gone, fresh]) expect(await bytes(admin, one.id)).toEqual(await absent())
  })

  it('[X-08, N-30] exists for admins during a ban, who see whether it is permanent', async () => {
    const banned = async () => (await look(admin)).permanentlyBanned
    expect(await banned()).toBe(false)
    await ban(app, person)
    expect(await banned()).toBe(true)
    for (const role of ['moderator', 'editor'] as const)
      expect(await bytes(await createPerson(app, { role }), person.id)).toEqual(await absent())
    await unban(app, person)
    await ban(app, person, new Date(Date.now() + 60_000))
    expect(await banned()).toBe(false)
    expect(await bytes(viewer, person.id)).toEqual(await absent())
    await unban(app, person)
    await ban(app, person, new Date(Date.now() - 60_000))
    expect(await banned()).toBe(false)
    expect(await look()).toMatchObject({ id: person.id, permanentlyBanned: null })
  })

  it('is linked nowhere', async () => {
    const unfinished = await createPerson(app)
    const communityId = await createCommunity(app, person, { members: [unfinished, viewer] })
    await query(app.db)
      .updateTable('user_profiles')
      .set({ onboarding_completed: false })
      .where('id', '=', unfinished.id)
      .execute()
    await ban(app, person)
    const { body } = await viewer.client.call(listMembers, { params: { communityId }, query: {} })
    const links = body.members.map(({ person: { id, linked } }) => [id, linked])
    expect(links).toEqual([
      [person.id, false],
      [unfinished.id, false],
      [viewer.id, true],
    ])
  })
})
