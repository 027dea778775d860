import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { getEvent } from '@patchbay/contract/communities/events'
import {
  listLinkCards,
  mostLinkCards,
  type LinkTarget,
} from '@patchbay/contract/messaging/link-cards'
import { getPerson } from '@patchbay/contract/people/people'
import { deletePost } from '@patchbay/contract/communities/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { countStatements, createCommunity, createEvent } from '../../../../test/communities.ts'
import { createCategory, writePost } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let viewer: TestPerson
let author: TestPerson
let categoryId: string
beforeAll(async () => {
  app = await startTestApp()
  author = await createPerson(app, { fullName: 'Ada Marsh' })
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  viewer = await createPerson(app)
})

const target = (type: LinkTarget['type'], id: string): LinkTarget => ({ type, id })
const ask = (targets: readonly LinkTarget[], by = viewer) =>
  by.client.call(listLinkCards, { body: { targets: [...targets] } })
const cardsOf = async (targets: readonly LinkTarget[], by = viewer) =>
  (await ask(targets, by)).body.cards
const block = (by: TestPerson, { id }: TestPerson) =>
  by.client.call(blockPerson, { params: { userId: id } })

/** Creates a community with a post and an event. */
async function fill(isPrivate: boolean, members: readonly TestPerson[] = []) {
  const communityId = await createCommunity(app, author, { name: 'Tape Club', isPrivate, members })
  const post = await writePost(author, communityId, { title: 'Splicing', categoryId })
  const eventId = await createEvent(app, communityId, author)
  return { communityId, targets: [target('post', post.id), target('event', eventId)] as const }
}

describe('the cards of links', () => {
  it('show a summary of a post, an event and a person, each once', async () => {
    const { communityId, targets } = await fill(false)
    const [post, event] = targets
    const own = await query(app.db)
      .updateTable('user_profiles')
      .set({ location: 'Leeds, England, United Kingdom', location_enabled: true })
      .where('id', '=', author.id)
      .executeTakeFirst()
    expect(own.numUpdatedRows).toBe(1n)
    const person = target('person', author.id)
    const cards = await cardsOf([person, ...targets, post, person, target('post', event.id)])
    const { body: page } = await viewer.client.call(getPerson, { params: { userId: author.id } })
    const { body: shown } = await viewer.client.call(getEvent, { params: { eventId: event.id } })
    const community = { id: communityId, name: 'Tape Club' }
    const ada = {
      id: author.id,
      fullName: 'Ada Marsh',
      displayName: 'Ada Marsh',
      verified: false,
      avatarUrl: page.avatarUrl,
      linked: true,
    }
    const { startTime, endTime, timeZone, isOnline, location } = shown
    const when = { startTime, endTime, timeZone, isOnline, location }
    expect(cards).toEqual([
      { ...post, title: 'Splicing', author: ada, community },
      { ...event, title: 'Open Rehearsal', ...when, community },
      { ...person, person: ada, professions: ['Producer'], location: 'Leeds, England' },
    ])
  })

  it('show the beginning of a post without a title, and no hidden location', async () => {
    const communityId = await createCommunity(app, author)
    const content = `*Two*\n\n<@${author.id}|lines> ${'🎚'.repeat(200)}`
    const { id } = await writePost(author, communityId, { content, categoryId })
    const title = `Two @lines ${'🎚'.repeat(109)}…`
    const person = await createPerson(app)
    const hidden = query(app.db).updateTable('user_profiles').set({ location_enabled: false })
    await hidden.where('id', '=', person.id).execute()
    const cards = await cardsOf([target('post', id), target('person', person.id)])
    expect(cards).toMatchObject([{ title }, { location: null }])
  })

  it('leave out the contents of a private community, except for its members', async () => {
    const member = await createPerson(app)
    const { targets } = await fill(true, [member])
    const admin = await createPerson(app, { role: 'admin' })
    for (const by of [viewer, admin]) expect(await cardsOf(targets, by)).toEqual([])
    expect(await cardsOf(targets, member)).toMatchObject(targets)
  })

  it('leave out people whose pages the viewer cannot see, and people with a block in either direction', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(app)))
    const [banned, gone, blocking, blocked, freed] = people as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ]
    const fresh = await createPerson(app, { fresh: true })
    await ban(app, banned, new Date(Date.now() + 60_000))
    await ban(app, freed, new Date(Date.now() - 60_000))
    await gone.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    await block(blocking, viewer)
    await block(viewer, blocked)
    const targets = [...people, fresh, viewer].map(({ id }) => target('person', id))
    const idsFor = async (by: TestPerson) => (await cardsOf(targets, by)).map(({ id }) => id)
    expect((await idsFor(viewer)).toSorted()).toEqual([freed.id, viewer.id].toSorted())
    const admin = await createPerson(app, { role: 'admin' })
    const seen = [banned, blocking, blocked, freed, viewer].map(({ id }) => id)
    expect((await idsFor(admin)).toSorted()).toEqual(seen.toSorted())
  })

  it('leave out deleted items, and posts of people whom the viewer has blocked', async () => {
    const { communityId, targets } = await fill(false)
    const gone = await writePost(author, communityId, { categoryId })
    await author.client.call(deletePost, { params: { postId: gone.id } })
    expect(await cardsOf([target('post', gone.id), target('event', newId())])).toEqual([])
    await block(viewer, author)
    expect(await cardsOf(targets)).toMatchObject([targets[1]])
  })

  it('need as many statements for fifty links as for none', async () => {
    const { targets } = await fill(false)
    const person = target('person', author.id)
    const missing = Array.from({ length: mostLinkCards - 3 }, () => target('post', newId()))
    const many = [...targets, person, ...missing]
    expect(await countStatements(app, () => ask([]))).toBe(3)
    expect(await countStatements(app, () => ask(many))).toBe(3)
    expect(await cardsOf(many)).toHaveLength(3)
    const tooMany = [...many, person]
    expect(await ask(tooMany)).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})
