import { updateMessagingSettings } from '@patchbay/contract/messaging/messaging-settings'
import { presenceTopic, type ServerMessage } from '@patchbay/contract/realtime'
import { expect } from 'vitest'
import { say, startPair } from './conversations.ts'
import { setBio, type TestPerson } from './people.ts'
import { join, type TestSocket } from './realtime/test-socket.ts'
import type { TestApp } from './test-app.ts'

const soon = { timeout: 5_000 }

export async function showPresence({ client }: TestPerson, presence = true): Promise<void> {
  const { status } = await client.call(updateMessagingSettings, { body: { presence } })
  expect(status).toBe(200)
}

/** Two people who have both written, and who both show when they are online. */
export async function makeAcquainted(one: TestPerson, other: TestPerson): Promise<string> {
  const id = await startPair(one, other)
  await say(one, id)
  await say(other, id)
  for (const person of [one, other]) await showPresence(person)
  return id
}

type Presence = Extract<ServerMessage, { type: 'presence_changed' }>

/** What a page has heard of a person, in order. */
export const heardOf = ({ received }: Pick<TestSocket, 'received'>, { id }: TestPerson) =>
  received
    .filter((said): said is Presence => said.type === 'presence_changed' && said.userId === id)
    .map(({ isOnline, lastSeenAt }) => (isOnline ? 'online' : lastSeenAt))

/** A page that has these people on screen. */
export async function watch(app: TestApp, viewer: TestPerson, ...people: TestPerson[]) {
  const page = await join(app, viewer.client)
  page.follow(Object.fromEntries(people.map(({ id }) => [presenceTopic(id), 0])))
  return page
}

/** A page in view. */
export async function look(app: TestApp, { client }: TestPerson): Promise<TestSocket> {
  const page = await join(app, client)
  page.show(true)
  return page
}

/** Everything that was on its way to this page has arrived: rounds follow each other. */
export async function settle(app: TestApp, page: TestSocket, { id }: TestPerson): Promise<void> {
  for (const _round of [1, 2]) {
    const bio = `Settled ${page.received.length}.`
    await setBio(app, id, bio)
    app.announce({ kind: 'changed', topic: `profile:${id}` })
    const isThere = (said: ServerMessage) =>
      said.type === 'profile_changed' && said.profile.bio === bio
    await expect.poll(() => page.received.some(isThere), soon).toBe(true)
  }
}
