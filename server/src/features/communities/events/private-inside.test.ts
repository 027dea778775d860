import {
  calendarPath,
  createEvent,
  deleteEvent,
  getEvent,
  listAttendees,
  listCommunityEvents,
  setRsvp,
  updateEvent,
} from '@patchbay/contract/communities/events'
import { createPost, listPosts } from '@patchbay/contract/communities/posts'
import { listCategories } from '@patchbay/contract/communities/categories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { announceEvent, eventInput, removeMember } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { newId } from '../../../platform/ids.ts'

const canary = 'canary'
let app: TestApp
let leader: TestPerson
let removed: TestPerson
let inside: PrivateCommunity
interface PrivateCommunity {
  readonly communityId: string
  readonly eventId: string
  readonly categoryId: string
}
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app, { fullName: 'Leader canary' })
  removed = await createPerson(app, { fullName: 'Removed canary' })
  const options = { name: 'Vault', isPrivate: true, members: [removed] }
  const communityId = await createCommunity(app, leader, options)
  const event = await announceEvent(removed, communityId, {
    title: 'Title canary',
    description: 'Description canary',
    isOnline: true,
    meetingUrl: 'https://canary.example/room',
  })
  await announceEvent(leader, communityId, { location: 'Location canary' })
  await leader.client.call(setRsvp, { params: { eventId: event.id }, body: { status: 'yes' } })
  const { categories } = (await leader.client.call(listCategories, {})).body
  inside = { communityId, eventId: event.id, categoryId: categories[0]?.id ?? '' }
  await removed.client.call(createPost, {
    params: { communityId },
    body: { ...newPost(inside), content: 'A post with a canary', title: 'Post canary' },
  })
  await removeMember(app, communityId, removed)
})
afterAll(() => app.stop())

const newPost = ({ categoryId }: PrivateCommunity) => ({
  clientId: newId(),
  content: 'Let me in, please.',
  categoryId,
})

/**
 * Calls every route about the inside of a community, and returns the answers without request ids.
 */
async function walk(client: TestClient, place: PrivateCommunity): Promise<string[]> {
  const community = { params: { communityId: place.communityId } }
  const event = { params: { eventId: place.eventId } }
  const calls = [
    client.call(listCommunityEvents, { ...community, query: {} }),
    client.call(createEvent, { ...community, body: { clientId: newId(), event: eventInput() } }),
    client.call(listPosts, { ...community, query: {} }),
    client.call(listPosts, { ...community, query: { category: place.categoryId } }),
    client.call(createPost, { ...community, body: newPost(place) }),
    client.call(getEvent, event),
    client.call(listAttendees, { ...event, query: {} }),
    client.call(setRsvp, { ...event, body: { status: 'yes' } }),
    client.call(updateEvent, { ...event, body: eventInput() }),
    client.call(deleteEvent, event),
  ]
  const answers = (await Promise.all(calls)).map((answer) => JSON.stringify(answer))
  const file = await client.fetch(calendarPath(place.eventId))
  return [...answers, `${file.status} ${await file.text()}`].map((text) =>
    text.replaceAll(/"requestId":"[^"]+"/g, ''),
  )
}

describe('the inside of a private community', () => {
  it('[K-31, M-20, M-22, L-10] does not exist for anybody but its members', async () => {
    const stranger = await createPerson(app)
    const admin = await createPerson(app, { role: 'admin' })
    const fresh = await createPerson(app, { fresh: true })
    const nothing = { ...inside, communityId: newId(), eventId: newId() }
    for (const client of [app.visitor, stranger, admin, fresh, removed].map((asking) =>
      'client' in asking ? asking.client : asking,
    )) {
      const answers = await walk(client, inside)
      expect(answers).toEqual(await walk(client, nothing))
      for (const answer of answers) expect(answer).not.toContain(canary)
      expect(answers.filter((answer) => /"status":20|^200/.test(answer))).toEqual([])
    }
  })

  it('[K-31] is complete for its members', async () => {
    const community = { params: { communityId: inside.communityId }, query: {} }
    const event = { params: { eventId: inside.eventId } }
    const { client } = leader
    const events = JSON.stringify(await client.call(listCommunityEvents, community))
    for (const word of ['Title', 'Description', 'Location', 'Removed', 'Leader'])
      expect(events).toContain(`${word} ${canary}`)
    const posts = await client.call(listPosts, community)
    expect(posts.body.posts).toMatchObject([{ title: 'Post canary' }])
    const { meetingUrl } = (await client.call(getEvent, event)).body
    expect(meetingUrl).toBe('https://canary.example/room')
    const { attendees } = (await client.call(listAttendees, { ...event, query: {} })).body
    expect(attendees).toMatchObject([{ person: { displayName: 'Leader canary' } }])
    expect(await (await client.fetch(calendarPath(inside.eventId))).text()).toContain(canary)
  })
})
