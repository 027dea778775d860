import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { updateCommunity } from '@patchbay/contract/communities/communities'
import {
  getEventPage,
  getPublicEvent,
  setEventPage,
} from '@patchbay/contract/communities/event-page'
import { calendarPath, deleteEvent } from '@patchbay/contract/communities/events'
import { getPublicArticle } from '@patchbay/contract/hub/public-article'
import { getOwnPage, getPublicPerson, setOwnPage } from '@patchbay/contract/people/own-page'
import { deleteArticle, publishArticle, unpublishArticle } from '@patchbay/contract/staff/articles'
import { getArticlePage, setArticlePage } from '@patchbay/contract/staff/article-page'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../../test/articles.ts'
import { ban, unban } from '../../test/bans.ts'
import { buildPages } from '../../test/built-page.ts'
import { createCommunity } from '../../test/communities.ts'
import { announceEvent } from '../../test/events.ts'
import { createPerson, setBio, type TestPerson } from '../../test/people.ts'
import { listedPages } from '../../test/sitemap.ts'
import { createStaff } from '../../test/staff.ts'
import { query } from '../platform/db/query.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const build = buildPages(['/', '/events/$eventId', '/hub/$slug', '/users/$userId'])
let app: TestApp
let leader: TestPerson
let member: TestPerson
let communityId: string

beforeAll(async () => {
  app = await startTestApp({ webFolder: build.folder })
  leader = await createPerson(app, { fullName: 'Ada Byron' })
  member = await createPerson(app, { fullName: 'Ben Ode' })
  communityId = await createCommunity(app, leader, { name: 'Tape Club', members: [member] })
})
afterAll(async () => {
  await app.stop()
  build.remove()
})

async function visit(path: string): Promise<{ status: number; text: string }> {
  const response = await app.newClient().fetch(path)
  return { status: response.status, text: await response.text() }
}
const factsIn = (text: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')

/** The page as it is for what is not public, or not there at all. */
async function expectNothing(path: string, words: string): Promise<void> {
  const { status, text } = await visit(path)
  expect(status).toBe(200)
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).not.toContain(words)
  expect((await app.visitor.fetch(`/cards${path}.png`)).status).toBe(404)
  expect(await listedPages(app)).not.toContain(path)
}

describe('an event', () => {
  it('has a page for everybody only while the leader of its public community says so', async () => {
    const { id: eventId } = await announceEvent(member, communityId, { title: 'Reel to reel' })
    const path = `/events/${eventId}`
    const params = { eventId }
    await expectNothing(path, 'Reel to reel')
    expect((await app.visitor.call(getPublicEvent, { params })).code).toBe('event_not_found')

    const refused = await member.client.call(setEventPage, { params, body: { isPublic: true } })
    expect(refused.code).toBe('forbidden')
    const { body } = await leader.client.call(getEventPage, { params })
    expect(body).toEqual({ isPublic: false, can: { change: true } })
    await leader.client.call(setEventPage, { params, body: { isPublic: true } })

    const { status, text } = await visit(path)
    expect(status).toBe(200)
    expect(text).toContain('<bdi>Reel to reel</bdi></h1>')
    expect(text).toContain('The Old Fire Station, Leeds')
    expect(factsIn(text)).toMatchObject({ '@type': 'Event', name: 'Reel to reel' })
    // It is whole without the app, which would ask a visitor to sign in.
    expect(text).not.toContain('type="module"')
    expect((await app.visitor.fetch(`/cards${path}.png`)).headers.get('content-type')).toBe(
      'image/png',
    )
    expect(await listedPages(app)).toContain(path)

    await leader.client.call(updateCommunity, {
      params: { communityId },
      body: { isPrivate: true },
    })
    await expectNothing(path, 'Reel to reel')
    await leader.client.call(updateCommunity, {
      params: { communityId },
      body: { isPrivate: false },
    })
    await ban(app, member)
    await query(app.db)
      .updateTable('banned_users')
      .set({ hides_content: true })
      .where('user_id', '=', member.id)
      .execute()
    await expectNothing(path, 'Reel to reel')
    await unban(app, member)
    const close = (closed_at: Date | null) =>
      query(app.db)
        .updateTable('communities')
        .set({ closed_at })
        .where('id', '=', communityId)
        .execute()
    await close(new Date())
    await expectNothing(path, 'Reel to reel')
    expect((await app.visitor.call(getPublicEvent, { params })).code).toBe('event_not_found')
    await close(null)
    expect((await visit(path)).text).toContain('Reel to reel')
    await leader.client.call(setEventPage, { params, body: { isPublic: false } })
    await expectNothing(path, 'Reel to reel')
  })

  it('tells visitors neither the link of a meeting nor who comes', async () => {
    const { id: eventId } = await announceEvent(leader, communityId, {
      isOnline: true,
      meetingUrl: 'https://meet.example/secret',
    })
    const params = { eventId }
    await leader.client.call(setEventPage, { params, body: { isPublic: true } })
    const { text } = await visit(`/events/${eventId}`)
    expect(text).toContain('Online')
    expect(text).not.toContain('meet.example')
    expect(text).not.toContain('Ada Byron')
    const file = await app.visitor.fetch(calendarPath(eventId))
    expect(file.status).toBe(200)
    const calendar = await file.text()
    expect(calendar).toContain('LOCATION:Online')
    expect(calendar).not.toContain('meet.example')
  })

  it('says whose it is and what else is on, and leads back to itself after signing in', async () => {
    const id = await createCommunity(app, leader, { name: 'Cellar Club', description: 'Below.' })
    const publish = async (title: string) => {
      const event = await announceEvent(leader, id, { title })
      const params = { eventId: event.id }
      await leader.client.call(setEventPage, { params, body: { isPublic: true } })
      return event.id
    }
    const eventId = await publish('First night')
    const second = await publish('Second night')
    const { id: hidden } = await announceEvent(leader, id, { title: 'For members' })
    const { text } = await visit(`/events/${eventId}`)
    expect(text).toContain('Below.')
    expect(text).toContain('1 member')
    expect(text).toContain(`href="/events/${second}"><bdi>Second night</bdi>`)
    expect(text).not.toContain('For members')
    expect(text).toContain(`href="/auth?to=%2Fevents%2F${eventId}"`)
    expect(text).toContain('Back to Cellar Club')
    expect(text).toMatch(
      new RegExp(`href="/auth\\?to=%2Fcommunities%2F${id}"[^>]*>Sign in to join</a>`),
    )
    expect(text).toContain(`href="${calendarPath(eventId)}"`)
    expect((await app.visitor.fetch(calendarPath(hidden))).status).toBe(404)
  })

  it('is gone once it was public and is cancelled', async () => {
    const { id: eventId } = await announceEvent(leader, communityId)
    await leader.client.call(setEventPage, { params: { eventId }, body: { isPublic: true } })
    await leader.client.call(deleteEvent, { params: { eventId } })
    expect((await visit(`/events/${eventId}`)).status).toBe(410)
  })
})

describe('a person', () => {
  it('has a page for everybody only while they say so', async () => {
    const person = await createPerson(app, { fullName: 'Clara Voss' })
    await setBio(app, person.id, 'Violin </script><script>alert(1)</script> & strings.')
    const path = `/users/${person.id}`
    await expectNothing(path, 'Clara Voss')
    expect((await person.client.call(getOwnPage, {})).body).toEqual({ isPublic: false })
    await person.client.call(setOwnPage, { body: { isPublic: true } })
    const { text } = await visit(path)
    expect(text).toContain('<bdi>Clara Voss</bdi></h1>')
    expect(text).toContain('Signed in, you see what Clara Voss offers')
    expect(text).toContain(`href="/auth?to=%2Fusers%2F${person.id}"`)
    expect(text).not.toContain('<script>alert')
    // The location is not shown unless its own switch is on.
    expect(text).not.toContain('Leeds')
    expect(factsIn(text)).toMatchObject({ '@type': 'Person', name: 'Clara Voss' })
    expect(await listedPages(app)).toContain(path)
    await ban(app, person)
    await expectNothing(path, 'Clara Voss')
    await unban(app, person)
    await person.client.call(setOwnPage, { body: { isPublic: false } })
    await expectNothing(path, 'Clara Voss')
    const params = { userId: person.id }
    expect((await app.visitor.call(getPublicPerson, { params })).code).toBe('person_not_found')
  })

  it('is gone once the account is deleted', async () => {
    const person = await createPerson(app, { fullName: 'Dora Finn' })
    await person.client.call(setOwnPage, { body: { isPublic: true } })
    const answer = await person.client.call(deleteAccount, {
      body: { confirmText: 'delete my account' },
    })
    expect(answer.code).toBeUndefined()
    const { status, text } = await visit(`/users/${person.id}`)
    expect(status).toBe(410)
    expect(text).not.toContain('Dora Finn')
  })
})

describe('an article', () => {
  it('is for everybody only while an editor has marked it', async () => {
    const editor = await createStaff(app, 'editor')
    const { id: articleId, slug } = await createArticle(app, editor, {
      title: 'Split sheets',
      content: '## Why\n\nBecause **money** and [words](https://example.com/a).\n\n- one\n- two',
    })
    const path = `/hub/${slug}`
    await expectNothing(path, 'Split sheets')
    const params = { articleId }
    const reason = 'For everybody'
    const refused = await leader.client.call(setArticlePage, {
      params,
      body: { isPublic: true, reason },
    })
    expect(refused.code).toBe('not_found')
    await editor.client.call(setArticlePage, { params, body: { isPublic: true, reason } })
    expect((await editor.client.call(getArticlePage, { params })).body).toEqual({ isPublic: true })
    const { text } = await visit(path)
    expect(text).toContain('<h2 class="mt-6 text-title">Why</h2>')
    expect(text).toContain('<strong>money</strong>')
    expect(text).toContain('href="https://example.com/a"')
    expect(factsIn(text)).toMatchObject({ '@type': 'Article', headline: 'Split sheets' })
    await editor.client.call(setArticlePage, { params, body: { isPublic: false, reason } })
    await expectNothing(path, 'Split sheets')
    const answer = await app.visitor.call(getPublicArticle, { params: { slug } })
    expect(answer.code).toBe('article_not_found')
  })

  it('is gone for everybody once an editor has withdrawn or deleted it, until it is back', async () => {
    const editor = await createStaff(app, 'editor')
    const { id: articleId, slug } = await createArticle(app, editor, { title: 'Old advice' })
    const path = `/hub/${slug}`
    const params = { articleId }
    const reason = 'It is outdated'
    const mark = (isPublic: boolean) =>
      editor.client.call(setArticlePage, { params, body: { isPublic, reason } })
    await mark(true)
    const { body: draft } = await editor.client.call(unpublishArticle, { params, body: { reason } })
    const { status, text } = await visit(path)
    expect(status).toBe(410)
    expect(text).not.toContain('Old advice')
    expect(await listedPages(app)).not.toContain(path)

    const { revision } = draft as { revision: number }
    await editor.client.call(publishArticle, { params, body: { revision, reason } })
    expect((await visit(path)).text).toContain('Old advice')
    // Switched off, it looks as if it had never been public.
    await mark(false)
    await expectNothing(path, 'Old advice')
    // What was not public when it was withdrawn leaves no trace.
    await editor.client.call(unpublishArticle, { params, body: { reason } })
    await expectNothing(path, 'Old advice')
  })

  it('that begins anew at the address of a deleted one is as private as any other', async () => {
    const editor = await createStaff(app, 'editor')
    const slug = 'twice-told'
    const { id: articleId } = await createArticle(app, editor, { slug, title: 'Told once' })
    const params = { articleId }
    const reason = 'For everybody'
    await editor.client.call(setArticlePage, { params, body: { isPublic: true, reason } })
    await editor.client.call(deleteArticle, { params, body: { reason } })
    expect((await visit(`/hub/${slug}`)).status).toBe(410)
    await createArticle(app, editor, { slug, title: 'Told twice' })
    await expectNothing(`/hub/${slug}`, 'Told twice')
  })
})
