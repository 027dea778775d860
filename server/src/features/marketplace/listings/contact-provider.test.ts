import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { listConversationFiles } from '@patchbay/contract/messaging/conversation-files'
import { getConversation } from '@patchbay/contract/messaging/conversations'
import { contactProvider, saveListings } from '@patchbay/contract/marketplace/listings'
import { longestBrief } from '@patchbay/contract/messaging/message-length'
import { deleteMessage, listMessages, updateMessage } from '@patchbay/contract/messaging/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unnamedAnswers } from '../../../../test/answers.ts'
import { ban, unban } from '../../../../test/bans.ts'
import { conversationsOf, say, startPair } from '../../../../test/conversations.ts'
import { offer, offerOf, trySave } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { deltasIn, join } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

const soon = { timeout: 5_000 }
let app: TestApp
let provider: TestPerson
let client: TestPerson
let listingId: string
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
})
afterAll(() => app.stop())
beforeEach(async () => {
  provider = await createPerson(app)
  client = await createPerson(app)
  const priced = offerOf('Producer', { title: 'Records', priceType: 'hourly', price: 45.5 })
  listingId = (await offer(provider, priced))[0].id
})

const contact = (
  by: TestPerson,
  {
    id = listingId,
    clientId = newId(),
    content = 'Are you free in March?',
    ...brief
  }: { id?: string; clientId?: string; content?: string; brief?: string } = {},
) =>
  by.client.call(contactProvider, {
    params: { listingId: id },
    body: { clientId, content, ...brief },
  })
const messagesIn = async (conversationId: string, by = provider) =>
  (await by.client.call(listMessages, { params: { conversationId }, query: {} })).body.messages
const change = (values: { availability: boolean }) =>
  query(app.db).updateTable('service_listings').set(values).where('id', '=', listingId).execute()

describe('writing to a provider', () => {
  it('[O-26, O-29] says whether the check for a block or the message itself has failed', async () => {
    const run = (text: string) => sql.raw(text).execute(query(app.db))
    await run('alter table messages add constraint broken check (content <> $$Boom$$) not valid')
    expect(await contact(client, { content: 'Boom' })).toMatchObject({
      status: 503,
      body: { code: 'first_message_failed', message: 'Failed to send message' },
    })
    // Nothing is left of the attempt, and the same words can be sent later.
    expect(await conversationsOf(app, client)).toEqual([])
    await run('alter table messages drop constraint broken')
    expect((await contact(client, { content: 'Boom' })).status).toBe(200)
    await run('alter table user_blocks rename to away')
    expect(await contact(client)).toMatchObject({
      status: 503,
      body: { code: 'block_check_failed', message: 'Failed to check blocking status' },
    })
    await run('alter table away rename to user_blocks')
  })

  it('[O-21] starts the one conversation of the two people, about the listing', async () => {
    const reference = { title: 'Records', category: 'Producer', price: 45.5, priceType: 'hourly' }
    const { status, body } = await contact(client)
    expect(status).toBe(200)
    const [stored] = await conversationsOf(app, client)
    expect([stored?.user1_id, stored?.user2_id]).toEqual([provider.id, client.id].toSorted())
    expect(body.id).toBe(stored?.id)
    for (const reader of [provider, client])
      expect(await messagesIn(body.id, reader)).toMatchObject([
        { content: 'Are you free in March?', listingReference: { listingId, ...reference } },
      ])
    const params = { conversationId: body.id }
    const shown = (await provider.client.call(getConversation, { params })).body
    expect(shown).toMatchObject({ lastMessage: 'Are you free in March?' })
    expect((await contact(client, { content: 'Or in April?' })).body.id).toBe(body.id)
    expect(await messagesIn(body.id)).toHaveLength(2)
  })

  it('[O-21] is delivered at once and stored, with the listing as it was at that time', async () => {
    const id = await startPair(client, provider)
    const page = await join(app, provider.client)
    await contact(client)
    const wanted = { listingReference: { listingId, title: 'Records' } }
    await expect.poll(() => deltasIn(page, id), soon).toMatchObject([{ messages: [wanted] }])
    await offer(provider, offerOf('Producer', { title: 'Other records' }))
    const asked = { params: { conversationId: id }, query: { after: 0 } }
    const { body } = await provider.client.call(listChanges, asked)
    expect(body.messages).toMatchObject([wanted])
    const plain = await say(client, id, 'Hello?')
    expect(plain.listingReference).toBeNull()
    page.socket.close()
  })

  it('[O-21] sends one message, however often it is sent, also after the listing is deleted', async () => {
    const clientId = newId()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => contact(client, { clientId })),
    )
    const ids = new Set(answers.map(({ status, body }) => `${status} ${body.id}`))
    expect(ids.size).toBe(1)
    const id = answers[0]?.body.id ?? ''
    expect(await messagesIn(id)).toHaveLength(1)
    await trySave(provider, [])
    expect((await contact(client, { clientId })).body).toEqual({ id })
    const [message] = await messagesIn(id)
    expect(message?.listingReference).toMatchObject({ listingId: null, title: 'Records' })
    const again = await contact(client)
    expect([again.status, again.code]).toEqual([404, 'listing_not_found'])
  })

  it('names the listing that was written about last beside the files of the conversation', async () => {
    const { id } = (await contact(client)).body
    const about = async (by: TestPerson) =>
      (await by.client.call(listConversationFiles, { params: { conversationId: id }, query: {} }))
        .body.about
    expect(await about(provider)).toMatchObject({ title: 'Records', price: 45.5 })
    const other = await offer(
      provider,
      offerOf('Producer'),
      offerOf('Songwriter', { title: 'Songs' }),
    )
    const songs = other.find(({ title }) => title === 'Songs')?.id ?? ''
    await contact(client, { id: songs })
    expect(await about(client)).toMatchObject({ title: 'Songs', listingId: songs })
    await trySave(provider, [])
    expect(await about(client)).toMatchObject({ title: 'Songs', listingId: null })
  })

  it('begins one conversation with each of several providers, however often it is repeated', async () => {
    const writer = await createPerson(app)
    const clientIds = [newId(), newId(), newId()]
    const ids: string[] = []
    for (const clientId of clientIds) {
      const [listing] = await offer(await createPerson(app), offerOf('Producer'))
      ids.push(listing?.id ?? '')
      const answers = [
        await contact(writer, { id: ids.at(-1) ?? '', clientId, content: 'A brief' }),
        await contact(writer, { id: ids.at(-1) ?? '', clientId, content: 'A brief' }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[1]?.body).toEqual(answers[0]?.body)
    }
    const started = await conversationsOf(app, writer)
    expect(started).toHaveLength(3)
  })

  it('shows what the sender had searched for to both people and nobody else, also if the text is another', async () => {
    const brief = 'A producer for two soul songs, up to £200'
    const id = await startPair(client, provider)
    const page = await join(app, provider.client)
    await contact(client, { brief, content: 'Hello!' })
    for (const reader of [provider, client])
      expect(await messagesIn(id, reader)).toMatchObject([{ content: 'Hello!', brief }])
    const delivered = [{ messages: [{ brief, listingReference: { listingId } }] }]
    await expect.poll(() => deltasIn(page, id), soon).toMatchObject(delivered)
    page.socket.close()
    const stranger = await createPerson(app)
    const params = { conversationId: id }
    for (const answer of [
      await stranger.client.call(listMessages, { params, query: {} }),
      await stranger.client.call(listConversationFiles, { params, query: {} }),
    ])
      expect(answer.code).toBe('conversation_not_found')
    const messageId = (await messagesIn(id))[0]?.id ?? ''
    await client.client.call(updateMessage, { params: { messageId }, body: { content: 'Bye!' } })
    expect(await messagesIn(id)).toMatchObject([{ content: 'Bye!', brief }])
    const { body } = await provider.client.call(listConversationFiles, { params, query: {} })
    expect(body.about).toMatchObject({ title: 'Records', brief })
  })

  it('stores no brief where nothing was searched for, and refuses one that is too long', async () => {
    for (const brief of [undefined, '', ' \n '])
      await contact(client, brief === undefined ? {} : { brief })
    const [conversation] = await conversationsOf(app, client)
    const kept = await messagesIn(conversation?.id ?? '')
    expect(kept.map(({ brief }) => brief)).toEqual([null, null, null])
    const refused = await contact(client, { brief: 'x'.repeat(longestBrief + 1) })
    expect([refused.status, refused.code]).toEqual([400, 'invalid_input'])
  })

  it('sends several providers the same brief, each in their own conversation', async () => {
    const brief = 'A voice for one verse'
    for (const n of [1, 2, 3]) {
      const one = await createPerson(app)
      const [listing] = await offer(one, offerOf('Producer'))
      const { body } = await contact(client, { id: listing.id, brief, content: `Hello ${n}` })
      expect(await messagesIn(body.id, one)).toMatchObject([{ content: `Hello ${n}`, brief }])
    }
    expect(await conversationsOf(app, client)).toHaveLength(3)
  })

  it('refuses a client id that was used for another message', async () => {
    const { id } = (await contact(client)).body
    const { clientId } = await say(client, id, 'Plain words.')
    expect((await contact(client, { clientId })).code).toBe('invalid_input')
    const [{ id: second }] = await offer(await createPerson(app), offerOf('Other'))
    const known = (await messagesIn(id)).at(-1)?.clientId ?? ''
    expect((await contact(client, { id: second, clientId: known })).code).toBe('invalid_input')
  })

  it('[O-18] needs a text', async () => {
    for (const content of ['', ' \n '])
      expect((await contact(client, { content })).status).toBe(400)
    expect(await conversationsOf(app, client)).toEqual([])
  })

  it('[O-20] is refused for the viewer’s own listing', async () => {
    const own = await contact(provider)
    expect([own.status, own.code]).toEqual([403, 'forbidden'])
  })

  it('[O-23, O-24, O-25, O-27] is refused with the reason', async () => {
    const refusal = async () => {
      const { code, body } = await contact(client)
      return [code, (body as unknown as { message: string }).message]
    }
    await change({ availability: false })
    const unavailable = ['listing_unavailable', 'This service is no longer available']
    expect(await refusal()).toEqual(unavailable)
    await ban(app, provider)
    expect(await refusal()).toEqual(['listing_provider_invalid', 'Invalid listing provider'])
    await unban(app, provider)
    await change({ availability: true })
    for (const [blocker, blocked] of [
      [client, provider],
      [provider, client],
    ] as const) {
      const params = { userId: blocked.id }
      await blocker.client.call(blockPerson, { params })
      const words = 'Cannot start conversation with blocked user'
      expect(await refusal()).toEqual(['conversation_blocked', words])
      await blocker.client.call(unblockPerson, { params })
    }
    const gone = await contact(client, { id: newId() })
    expect(gone.body).toMatchObject({ message: 'This listing is no longer available' })
    expect(await conversationsOf(app, client)).toEqual([])
    expect((await contact(client)).status).toBe(200)
  })

  it('keeps the listing in an edited message, and removes it and the brief from a deleted message', async () => {
    const { id } = (await contact(client, { brief: 'A producer' })).body
    const messageId = (await messagesIn(id))[0]?.id ?? ''
    const edited = await client.client.call(updateMessage, {
      params: { messageId },
      body: { content: 'Are you free in May?' },
    })
    expect(edited.body.listingReference).toMatchObject({ listingId })
    await client.client.call(deleteMessage, { params: { messageId } })
    const emptied = { content: '', listingReference: null, brief: null }
    expect(await messagesIn(id)).toMatchObject([emptied])
    const stored = await query(app.db)
      .selectFrom('messages')
      .select(['marketplace_listing_id', 'listing_reference', 'brief'])
      .where('id', '=', messageId)
      .executeTakeFirst()
    expect(stored).toEqual({ marketplace_listing_id: null, listing_reference: null, brief: null })
  })

  it('keeps the text and the brief, but nothing of the listing, once its provider has deleted the account', async () => {
    const { id } = (await contact(client, { brief: 'A producer' })).body
    await trySave(provider, [])
    const known = (await messagesIn(id))[0]
    expect(known?.listingReference).toMatchObject({ listingId: null, title: 'Records' })
    await provider.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    const [left] = await messagesIn(id, client)
    expect(left).toMatchObject({
      content: 'Are you free in March?',
      deletedAt: null,
      listingReference: null,
      brief: 'A producer',
    })
    expect(left?.change).toBeGreaterThan(known?.change ?? 0)
  })

  it('answers a repeated request like the first, also once the provider has deleted the account', async () => {
    const clientId = newId()
    const { body } = await contact(client, { clientId })
    await provider.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    const again = await contact(client, { clientId })
    expect([again.status, again.body]).toEqual([200, body])
    expect((await contact(client)).code).toBe('listing_not_found')
  })

  it('does not fail together with saving and blocking at the same time', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)))
    const outcomes = await Promise.all(
      others.map(async (writer) => {
        const [first, emptied, second, filled, { status }] = await Promise.all([
          contact(writer),
          trySave(provider, []),
          contact(writer),
          trySave(provider, [offerOf('Producer')]),
          provider.client.call(blockPerson, { params: { userId: writer.id } }),
        ])
        return { writer, written: [first, second], saved: [emptied, filled], blocked: status }
      }),
    )
    for (const { writer, written, saved, blocked } of outcomes) {
      expect(blocked).toBe(200)
      expect(unnamedAnswers(saved, [saveListings])).toEqual([])
      expect(unnamedAnswers(written, [contactProvider])).toEqual([])
      const [conversation] = await conversationsOf(app, writer)
      const kept = conversation === undefined ? [] : await messagesIn(conversation.id, writer)
      expect(kept).toHaveLength(written.filter(({ status }) => status === 200).length)
    }
  })
})
