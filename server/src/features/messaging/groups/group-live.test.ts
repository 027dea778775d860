import { changesPerFrame } from '@patchbay/contract/messaging/conversation-changes'
import { conversationTopic } from '@patchbay/contract/realtime'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { say, sayMany, startGroup, startPair } from '../../../../test/conversations.ts'
import { inGroup } from '../../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { deltasIn, join, type TestSocket } from '../../../../test/realtime/test-socket.ts'
import { conversationFeed } from '../conversations/public.ts'

const soon = { timeout: 5_000 }

/**
 * `app` never sweeps, so everything that arrives there was announced. `deaf` receives no
 * announcements of `app`.
 */
let app: TestApp
let deaf: TestApp
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  deaf = await startTestApp({ sweepMilliseconds: 100, database: app.database })
})
afterAll(async () => {
  await deaf.stop()
  await app.stop()
})

let ann: TestPerson
let bob: TestPerson
let eve: TestPerson
let group: string
beforeEach(async () => {
  ann = await createPerson(app)
  bob = await createPerson(app)
  eve = await createPerson(app)
  group = await startGroup(ann, [bob, eve])
})

const as = (by: TestPerson) => inGroup(by, group)
const typesIn = ({ received }: TestSocket) => received.map(({ type }) => type)
const announcementOf = (page: TestSocket) =>
  deltasIn(page, group).flatMap(({ messages }) =>
    messages.map(({ event, content }) => event?.type ?? content),
  )
async function receives(page: TestSocket, ...said: string[]): Promise<void> {
  await expect.poll(() => announcementOf(page), soon).toEqual(said)
}
async function isNotified(page: TestSocket): Promise<void> {
  await expect.poll(() => typesIn(page), soon).toContain('inbox_changed')
}

describe('a change in a group', () => {
  it('is delivered to all participants at once, with the changed participants', async () => {
    const pages = [await join(app, ann.client), await join(app, bob.client)]
    await as(ann).rename()
    await as(ann).setRole(bob)
    for (const page of pages) {
      await receives(page, 'renamed', 'made_admin')
      const deltas = deltasIn(page, group)
      expect(deltas.at(-1)?.conversation).toMatchObject({ name: 'Day shift', seq: 2 })
      const parts = deltas.flatMap(({ participants }) => participants)
      expect(parts).toMatchObject([{ userId: bob.id, role: 'admin' }])
    }
    // The message contains nothing that differs between people.
    expect(JSON.stringify(deltasIn(pages[0] as TestSocket, group))).not.toMatch(/isMuted|unread/)
  })

  it('is delivered to an added person from then on, after the change of the inbox', async () => {
    const newcomer = await createPerson(app)
    const pages = [await join(app, newcomer.client), await join(deaf, newcomer.client)]
    await as(ann).add(newcomer)
    for (const page of pages) await isNotified(page)
    await say(ann, group, 'Welcome')
    for (const page of pages) {
      await expect.poll(() => announcementOf(page).at(-1), soon).toBe('Welcome')
      expect(typesIn(page).indexOf('inbox_changed')).toBeLessThan(
        typesIn(page).indexOf('conversation_changed'),
      )
    }
  })

  it('to the muted state is announced only to the person’s own other pages', async () => {
    const [own, other] = [await join(app, bob.client), await join(app, ann.client)]
    await as(bob).setMuted()
    await isNotified(own)
    await as(bob).setMuted()
    await say(eve, group, 'Psst')
    for (const page of [own, other]) await receives(page, 'Psst')
    expect(typesIn(own)).toEqual(['resumed', 'inbox_changed', 'conversation_changed'])
    expect(typesIn(other)).toEqual(['resumed', 'conversation_changed'])
  })
})

describe.each(['removed', 'left'])('a person who is gone (%s)', (how) => {
  const go = () => (how === 'left' ? as(eve).leave() : as(ann).remove(eve))

  it('receives nothing from then on, on any server, even if everything happens at the same moment', async () => {
    const nodes = [app, deaf]
    const leavers = await Promise.all(nodes.map((node) => join(node, eve.client)))
    const stayers = await Promise.all(nodes.map((node) => join(node, bob.client)))
    await say(ann, group, 'With Eve')
    for (const page of [...leavers, ...stayers]) await receives(page, 'With Eve')
    await Promise.all([go(), as(ann).rename('Without'), say(bob, group, 'Now'), say(ann, group)])
    await say(bob, group, 'Without Eve')
    for (const page of stayers)
      await expect.poll(() => announcementOf(page).at(-1), soon).toBe('Without Eve')
    for (const page of leavers) await isNotified(page)
    const whole = await as(bob).messages()
    const end = whole.find(({ event }) => event?.type === how)?.change ?? 0
    expect(end).toBeGreaterThan(1)
    for (const page of leavers)
      for (const { upTo, participants } of deltasIn(page, group)) {
        // They may have received changes from before they left, and nothing else.
        expect(upTo).toBeLessThan(end - 1)
        expect(participants.filter(({ leftAt }) => leftAt !== null)).toEqual([])
      }
  })

  it('receives nothing on a server that was not notified, even if much is sent there', async () => {
    const quiet = await startTestApp({ sweepMilliseconds: 3_600_000, database: app.database })
    onTestFinished(() => quiet.stop())
    const [leaver, stayer] = [await join(quiet, eve.client), await join(quiet, bob.client)]
    await go()
    const client = quiet.newClient()
    client.setCookie('session', bob.client.cookie('session') ?? '')
    for (const text of ['One', 'Two']) await say({ ...bob, client }, group, text)
    await expect.poll(() => announcementOf(stayer).slice(-2), soon).toEqual(['One', 'Two'])
    expect(deltasIn(leaver, group)).toEqual([])
  })

  it('receives nothing when they reconnect with their last known version', async () => {
    await sayMany(app, ann, group, 100)
    await go()
    await say(bob, group, 'Without Eve')
    const [elsewhere, topic] = [await startPair(eve, bob), conversationTopic(group)]
    for (const known of [0, 50, 101, 103, 999])
      for (const node of [app, deaf]) {
        const page = await join(node, eve.client, { [topic]: known })
        page.follow({ [topic]: known })
        await say(bob, group, 'Still without')
        const { content } = await say(bob, elsewhere, `Hello ${known}`)
        await expect
          .poll(() => deltasIn(page, elsewhere).at(-1)?.messages[0]?.content, soon)
          .toBe(content)
        expect(deltasIn(page, group)).toEqual([])
        page.socket.close()
      }
  })
})

it('a part of the missed changes names the people who have left, even if it ends before that change', async () => {
  await sayMany(app, ann, group, 100)
  await as(ann).remove(eve)
  const [part] = await conversationFeed.read(app.db, [
    { topic: conversationTopic(group), after: 0 },
  ])
  expect(part).toMatchObject({ upTo: changesPerFrame, left: [eve.id] })
})
