import {
  communityTopic,
  insideTopic,
  membershipsTopic,
  type ServerMessage,
} from '@patchbay/contract/realtime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen, type TestSocket } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let member: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 60_000 })
  ;[leader, member, stranger] = await Promise.all([
    createPerson(app),
    createPerson(app),
    createPerson(app),
  ])
})
afterAll(() => app.stop())

const typesOf = (socket: TestSocket) => socket.received.map(({ type }) => type)
async function announced(socket: TestSocket, type: ServerMessage['type']): Promise<void> {
  await expect.poll(() => typesOf(socket), { timeout: 5_000 }).toContain(type)
}

/** Waits until all pending messages are delivered: `resumed` is sent after them. */
async function settle(socket: TestSocket, known: Record<string, number>): Promise<void> {
  socket.resume(known)
  await announced(socket, 'resumed')
}

/** Makes a change inside the community. */
async function addEvent(communityId: string): Promise<void> {
  await query(app.db)
    .insertInto('community_events')
    .values({
      id: newId(),
      community_id: communityId,
      creator_id: leader.id,
      client_id: newId(),
      title: 'Listening',
      description: 'An evening of listening.',
      start_time: new Date(Date.now() + 86_400_000),
      end_time: new Date(Date.now() + 90_000_000),
      time_zone: 'Europe/London',
      is_online: false,
    })
    .execute()
  app.announce({ kind: 'changed', topic: insideTopic(communityId) })
}

const versionsOf = (communityId: string) =>
  query(app.db)
    .selectFrom('community_versions')
    .selectAll()
    .where('community_id', '=', communityId)
    .executeTakeFirstOrThrow()

it('[K-31] announces changes inside to those who may see them, and to nobody else', async () => {
  const id = await createCommunity(app, leader, { isPrivate: true, members: [member] })
  const { version, inside_version } = await versionsOf(id)
  const known = { [communityTopic(id)]: Number(version), [insideTopic(id)]: Number(inside_version) }
  const [insider, outsider] = await Promise.all([
    listen(app, member.client),
    listen(app, stranger.client),
  ])
  insider.follow(known)
  // A client that claims to know nothing yet must not receive past changes either.
  outsider.follow({ ...known, [insideTopic(id)]: 0 })
  await settle(outsider, {})
  await addEvent(id)
  await announced(insider, 'inside_changed')
  expect(insider.received).toContainEqual({
    type: 'inside_changed',
    communityId: id,
    version: Number(inside_version) + 1,
  })
  expect(typesOf(outsider)).not.toContain('inside_changed')
  expect(typesOf(outsider)).not.toContain('community_changed')
})

it('stops notifying a member who was removed, even if their page still follows the topic', async () => {
  const id = await createCommunity(app, leader, { isPrivate: true, members: [member] })
  const socket = await listen(app, member.client)
  const { inside_version } = await versionsOf(id)
  socket.follow({ [insideTopic(id)]: Number(inside_version), [membershipsTopic(member.id)]: 0 })
  await query(app.db)
    .deleteFrom('community_members')
    .where('community_id', '=', id)
    .where('user_id', '=', member.id)
    .execute()
  await addEvent(id)
  app.announce({ kind: 'changed', topic: membershipsTopic(member.id) })
  await announced(socket, 'memberships_changed')
  socket.follow({ [insideTopic(id)]: 0 })
  await addEvent(id)
  await settle(socket, {})
  expect(typesOf(socket)).not.toContain('inside_changed')
})

it('notifies a guest of a public community until the page unfollows it', async () => {
  const id = await createCommunity(app, leader)
  const socket = await listen(app, stranger.client)
  socket.follow({ [insideTopic(id)]: 1 })
  await announced(socket, 'inside_changed')
  socket.follow({})
  const before = socket.received.length
  await settle(socket, {})
  await addEvent(id)
  const later = await createCommunity(app, leader)
  socket.follow({ [communityTopic(later)]: 0 })
  await announced(socket, 'community_changed')
  expect(socket.received.slice(before).map(({ type }) => type)).not.toContain('inside_changed')
})

it('announces the deletion of a community, and nothing for an id that never existed', async () => {
  const id = await createCommunity(app, leader)
  const socket = await listen(app, stranger.client)
  const { version } = await versionsOf(id)
  socket.follow({
    [communityTopic(id)]: Number(version),
    [communityTopic(newId())]: 0,
    'community:nonsense': 0,
    'inside:nonsense': 0,
    'profile:nonsense': 0,
  })
  await query(app.db).deleteFrom('communities').where('id', '=', id).execute()
  app.announce({ kind: 'changed', topic: communityTopic(id) })
  await announced(socket, 'community_changed')
  await settle(socket, {})
  expect(typesOf(socket).filter((type) => type === 'community_changed')).toHaveLength(1)
})

it('notifies the requester and the leader of a request, but not the other members', async () => {
  const id = await createCommunity(app, leader, { isPrivate: true, members: [member] })
  const versions = await query(app.db).selectFrom('membership_versions').selectAll().execute()
  const known = (person: TestPerson) => ({
    [membershipsTopic(person.id)]: Number(
      versions.find((row) => row.user_id === person.id)?.version ?? 0,
    ),
  })
  const [asks, decides, other] = await Promise.all(
    [stranger, leader, member].map(async (person) => {
      const socket = await listen(app, person.client)
      socket.follow({ ...known(person), [membershipsTopic(leader.id)]: 0, ...known(leader) })
      await settle(socket, {})
      return socket
    }),
  )
  await query(app.db)
    .insertInto('membership_requests')
    .values({ id: newId(), community_id: id, user_id: stranger.id })
    .execute()
  for (const person of [stranger, leader, member])
    app.announce({ kind: 'changed', topic: membershipsTopic(person.id) })
  if (!asks || !decides || !other) throw new Error('Three sockets were opened.')
  await announced(asks, 'memberships_changed')
  await announced(decides, 'memberships_changed')
  expect(typesOf(other)).not.toContain('memberships_changed')
})
