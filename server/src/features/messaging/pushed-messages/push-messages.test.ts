import { blockPerson } from '@patchbay/contract/people/blocks'
import { markRead, setMuted } from '@patchbay/contract/messaging/conversations'
import { deleteMessage, sendMessage } from '@patchbay/contract/messaging/messages'
import { mentionToken } from '@patchbay/contract/mentions'
import { updateNoticeSettings } from '@patchbay/contract/notices/notices'
import { subscribeToPush, updatePushSettings } from '@patchbay/contract/notices/push'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendTo } from '../../../../test/attachments.ts'
import { ban } from '../../../../test/bans.ts'
import { leaveGroup, say, startGroup, startPair } from '../../../../test/conversations.ts'
import { makeJobsDue } from '../../../../test/processes/job-worker.ts'
import { createPerson, elsewhere, type TestPerson } from '../../../../test/people.ts'
import { pushJobsOf, subscribe, untilPushed } from '../../../../test/push.ts'
import { recording } from '../../../../test/samples/file-samples.ts'
import { startPushService, type PushService } from '../../../../test/services/push-service.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue, listJobs } from '../../../platform/jobs/jobs.store.ts'
import { sendMail } from '../../accounts/mails/send-mail.ts'

let app: TestApp
let service: PushService
let ada: TestPerson
let ben: TestPerson
beforeAll(async () => {
  service = await startPushService()
  app = await startTestApp({ worker: true, config: { pushSubject: 'mailto:push@example.com' } })
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})
beforeEach(async () => {
  ada = await createPerson(app, { fullName: 'Ada' })
  ben = await createPerson(app, { fullName: 'Ben' })
  service.arrived.length = 0
})

const notified = () => untilPushed(app)
const arrivedAt = (path: string) => service.arrived.filter((push) => push.path === path)

describe('a new message', () => {
  it('reaches the browsers of the others, signed, encrypted, and without private text', async () => {
    const path = await subscribe(ben, service)
    const own = await subscribe(ada, service)
    const pair = await startPair(ada, ben)
    await say(ada, pair, 'The mix is ready')
    // Delayed, because it may be read on an open page.
    expect(await pushJobsOf(app)).toMatchObject([{ task: 'push_messages' }])
    await notified()
    expect(arrivedAt(own)).toEqual([])
    const [push] = arrivedAt(path)
    expect(push?.message).toEqual({
      title: 'Patchbay',
      body: 'You have a new message',
      path: `/messages?id=${pair}`,
      tag: pair,
      renotify: true,
      badge: 1,
    })
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      ttl: '86400',
      topic: pair.replaceAll('-', ''),
    })
    expect(push?.claims).toMatchObject({ aud: service.origin, sub: 'mailto:push@example.com' })
    const hours = ((push?.claims.exp ?? 0) - Date.now() / 1_000) / 3_600
    expect(hours).toBeGreaterThan(0)
    expect(hours).toBeLessThan(24)
  })

  it('contains sender and text for people who want previews', async () => {
    const path = await subscribe(ben, service)
    await ben.client.call(updatePushSettings, { body: { previews: true } })
    const pair = await startPair(ada, ben)
    await say(ada, pair, 'The *mix*\nis ready')
    const group = await startGroup(ada, [ben, await createPerson(app)])
    await say(ada, group, 'Who is in?')
    await notified()
    const words = arrivedAt(path).map(({ message: { title, body } }) => `${title} | ${body}`)
    expect(words.toSorted()).toEqual(['Ada in Night shift | Who is in?', 'Ada | The mix is ready'])
  })

  it('shares one push with others of the same moment, and each browser gets it once', async () => {
    const path = await subscribe(ben, service)
    await ben.client.call(updatePushSettings, { body: { previews: true } })
    const pair = await startPair(ada, ben)
    await say(ada, pair, 'One')
    await say(ada, pair, 'Two')
    await say(ben, pair, 'Three')
    await notified()
    expect(arrivedAt(path).map(({ message }) => message.body)).toEqual(['Two'])
    await say(ada, pair, 'Four')
    await notified()
    expect(arrivedAt(path).map(({ message }) => message.body)).toEqual(['Two', 'Four'])
  })

  it('says how long a voice message is, for people who want previews', async () => {
    const path = await subscribe(ben, service)
    await ben.client.call(updatePushSettings, { body: { previews: true } })
    const pair = await startPair(ada, ben)
    const file = await sendTo(ada, pair, recording(), 'a.weba', 'conversation')
    const voice = { id: file.body.id, isVoice: true as const, peaks: [1], seconds: 65.2 }
    await ada.client.call(sendMessage, {
      params: { conversationId: pair },
      body: { clientId: newId(), content: '', attachments: [voice] },
    })
    await notified()
    expect(arrivedAt(path).map(({ message }) => message.body)).toEqual(['Voice message, 01:05'])
  })

  it('costs nothing for senders who continue: the waiting job is left alone', async () => {
    await subscribe(ben, service)
    const pair = await startPair(ada, ben)
    await say(ada, pair)
    await say(ada, pair)
    const { rows } = await sql<{ revision: number }>`select revision from graphile_worker.jobs
      where task_identifier = 'push_messages'`.execute(query(app.db))
    expect(rows).toEqual([{ revision: 0 }])
    await notified()
  })

  it('is not pushed if it was read meanwhile, on an open page', async () => {
    const path = await subscribe(ben, service)
    const pair = await startPair(ada, ben)
    const { seq } = await say(ada, pair)
    await ben.client.call(markRead, { params: { conversationId: pair }, body: { seq } })
    await notified()
    expect(arrivedAt(path)).toEqual([])
  })

  it('is not pushed to people who muted, left, switched it off or were banned', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => createPerson(app)))
    const [muting, leaving, silent, banned, hearing] = people as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ]
    for (const person of people) await subscribe(person, service)
    const group = await startGroup(ada, people)
    const params = { conversationId: group }
    await muting.client.call(setMuted, { params, body: { isMuted: true } })
    await silent.client.call(updatePushSettings, { body: { messages: false } })
    await say(ada, group)
    await leaveGroup(app, leaving, group)
    await ban(app, banned)
    const path = await subscribe(hearing, service)
    await notified()
    expect(service.arrived.map((push) => push.path)).toEqual([path])
  })

  it('is pushed to who muted a group and is named in it, unless they want no mentions', async () => {
    const cy = await createPerson(app)
    const paths = await Promise.all([ben, cy].map((person) => subscribe(person, service)))
    const group = await startGroup(ada, [ben, cy])
    const pair = await startPair(ada, ben)
    for (const [person, conversationId] of [
      [ben, group],
      [ben, pair],
      [cy, group],
    ] as const)
      await person.client.call(setMuted, { params: { conversationId }, body: { isMuted: true } })
    await cy.client.call(updateNoticeSettings, { body: { mentions: false } })
    const named = [ben, cy].map(({ id }) => mentionToken({ userId: id, name: 'You' })).join(' ')
    // Nobody gets around the mute of a conversation of two.
    await say(ada, pair, named)
    await say(ada, group, `${named} Soundcheck at six`)
    await say(ada, group, 'Bring cables')
    await notified()
    expect(arrivedAt(paths[0] ?? '').map(({ message }) => message?.['tag'])).toEqual([group])
    expect(arrivedAt(paths[1] ?? '')).toEqual([])
  })

  it('is not pushed across a block, nor if it was deleted', async () => {
    const cy = await createPerson(app)
    const path = await subscribe(ben, service)
    const group = await startGroup(ada, [ben, cy])
    await say(ada, group)
    await ben.client.call(blockPerson, { params: { userId: ada.id } })
    const { id } = await say(cy, group)
    await cy.client.call(deleteMessage, { params: { messageId: id } })
    await notified()
    expect(arrivedAt(path)).toEqual([])
  })

  it('that was deleted before it was sent leaves those before it to be pushed', async () => {
    const path = await subscribe(ben, service)
    await ben.client.call(updatePushSettings, { body: { previews: true } })
    const pair = await startPair(ada, ben)
    await say(ada, pair, 'One')
    const { id } = await say(ada, pair, 'Two')
    service.answer(503)
    const before = service.asked()
    await makeJobsDue(app)
    await expect.poll(() => service.asked()).toBe(before + 1)
    await ada.client.call(deleteMessage, { params: { messageId: id } })
    await notified()
    expect(arrivedAt(path).map(({ message }) => message.body)).toEqual(['One'])
  })

  it('is not recorded for a person who deletes their account at this moment', async () => {
    await subscribe(ben, service)
    const pair = await startPair(ada, ben)
    await say(ada, pair)
    await transaction(app.db, async (tx) => {
      await sql`update user_profiles set deleted_at = now() where id = ${ben.id}`.execute(query(tx))
      await makeJobsDue(app)
      await untilWaiting(app, 1)
    })
    await notified()
    const rows = query(app.db).selectFrom('pushed_messages').select('seq')
    expect(await rows.where('user_id', '=', ben.id).execute()).toEqual([])
  })

  it('creates no job if nobody would receive it', async () => {
    await subscribe(ada, service)
    const pair = await startPair(ada, ben)
    await say(ada, pair)
    expect(await pushJobsOf(app)).toEqual([])
  })
})

describe('a push service', () => {
  const subscribedOf = ({ id }: TestPerson) =>
    query(app.db)
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', id)
      .execute()

  it.each([403, 404, 410])(
    'that answers %i has lost the browser, and the subscription is deleted',
    async (status) => {
      await subscribe(ben, service)
      const pair = await startPair(ada, ben)
      service.answer(status)
      await say(ada, pair)
      await notified()
      expect(await subscribedOf(ben)).toEqual([])
    },
  )

  it('that is busy or broken is retried, and a refused push is not', async () => {
    const path = await subscribe(ben, service)
    const pair = await startPair(ada, ben)
    service.answer(429, 503)
    app.logged.length = 0
    await say(ada, pair)
    await notified()
    expect(arrivedAt(path)).toHaveLength(1)
    const before = service.asked()
    service.answer(400)
    await say(ada, pair)
    await notified()
    expect(service.asked()).toBe(before + 1)
    expect(arrivedAt(path)).toHaveLength(1)
    expect(await subscribedOf(ben)).toHaveLength(1)
    const warned = app.logged.filter(({ msg }) => msg === 'a push was refused')
    expect(warned).toMatchObject([{ status: 400 }])
    const traces = JSON.stringify(app.logged)
    expect(traces).not.toContain(path)
  })

  it('that never returns leaves nothing for an operator', async () => {
    await subscribe(ben, service)
    const pair = await startPair(ada, ben)
    service.answer(...Array<number>(8).fill(503))
    const before = service.asked()
    await say(ada, pair)
    await notified()
    expect(service.asked()).toBe(before + 8)
  })

  it('that is down while more is sent receives the newest, and no job is dead', async () => {
    const path = await subscribe(ben, service)
    await ben.client.call(updatePushSettings, { body: { previews: true } })
    const pair = await startPair(ada, ben)
    service.answer(503)
    const goOn = service.hang()
    const before = service.asked()
    await say(ada, pair, 'One')
    await makeJobsDue(app)
    await expect.poll(() => service.asked()).toBe(before + 1)
    await say(ada, pair, 'Two')
    await makeJobsDue(app)
    await expect
      .poll(async () => (await pushJobsOf(app)).map(({ task }) => task))
      .toEqual(['push_message', 'push_message'])
    goOn()
    await notified()
    expect(arrivedAt(path).map(({ message }) => message.body)).toEqual(['Two'])
  })

  it('that never answers delays only other unknown services', async () => {
    await subscribe(ben, service)
    for (const _more of [1, 2, 3, 4]) await subscribe(await elsewhere(app, ben), service)
    const pair = await startPair(ada, ben)
    const goOn = service.hang()
    const before = service.asked()
    await say(ada, pair)
    await makeJobsDue(app)
    await expect.poll(() => service.asked()).toBe(before + 1)
    await enqueue(app.db, sendMail, { mailId: newId() })
    const mails = async () =>
      (await listJobs(app.db, 100)).filter(({ task }) => task === sendMail.name)
    await expect.poll(mails).toEqual([])
    expect(service.asked()).toBe(before + 1)
    expect(await pushJobsOf(app)).toHaveLength(5)
    goOn()
    await notified()
  })

  it('is not retried once the message was read', async () => {
    const path = await subscribe(ben, service)
    const pair = await startPair(ada, ben)
    service.answer(503)
    const before = service.asked()
    const { seq } = await say(ada, pair)
    await makeJobsDue(app)
    await expect.poll(() => service.asked()).toBe(before + 1)
    await ben.client.call(markRead, { params: { conversationId: pair }, body: { seq } })
    await notified()
    expect(arrivedAt(path)).toEqual([])
  })

  it('receives the same browser under its new address', async () => {
    await subscribe(ben, service)
    const body = service.subscribe()
    expect((await ben.client.call(subscribeToPush, { body })).status).toBe(204)
    expect(await subscribedOf(ben)).toEqual([{ endpoint: body.endpoint }])
  })
})
