import { blockPerson } from '@patchbay/contract/people/blocks'
import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { leaveGroup } from '@patchbay/contract/messaging/groups'
import { forwardMessage } from '@patchbay/contract/messaging/message-forwarding'
import {
  deleteMessage,
  listMessages,
  removeMessagePreview,
  sendMessage,
  updateMessage,
  type Message,
} from '@patchbay/contract/messaging/messages'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countStatements } from '../../../../../test/communities.ts'
import { say, startGroup, startPair } from '../../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { pageOf, runPreviewJobs, signedFor } from '../../../../../test/previews.ts'
import { plain } from '../../../../../test/samples/picture-samples.ts'
import { startFakeWeb, type FakeWeb } from '../../../../../test/services/fake-web.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { query } from '../../../../platform/db/query.ts'
import { newId } from '../../../../platform/ids.ts'

let app: TestApp
let web: FakeWeb
let now = new Date()
let ada: TestPerson
let bo: TestPerson
let pair: string
let link: string
beforeAll(async () => {
  web = await startFakeWeb()
  app = await startTestApp({ web, now: () => now })
})
afterAll(async () => {
  await app.stop()
  await web.stop()
})
beforeEach(async () => {
  now = new Date()
  ada = await createPerson(app)
  bo = await createPerson(app)
  pair = await startPair(ada, bo)
  link = `https://label.example/${newId()}`
  web.asked.length = 0
})

const messagesOf = async (by = bo, conversationId = pair): Promise<readonly Message[]> =>
  (await by.client.call(listMessages, { params: { conversationId }, query: {} })).body.messages
const previewOf = async (by = bo, conversationId = pair) =>
  (await messagesOf(by, conversationId))[0]?.preview
/** Says a link, and has it visited. */
async function sayLink(text = link, by = ada, conversationId = pair): Promise<Message> {
  const message = await say(by, conversationId, text)
  await runPreviewJobs(app)
  return message
}
const edit = (messageId: string, content: string, by = ada) =>
  by.client.call(updateMessage, { params: { messageId }, body: { content } })
const remove = (messageId: string, by = ada) =>
  by.client.call(removeMessagePreview, { params: { messageId } })
async function withPicture(address = link): Promise<void> {
  const picture = await plain(900, 300).jpeg().toBuffer()
  web.page(`${address}.jpg`, (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
  )
  web.page(address, pageOf('Cover', `<meta property="og:image" content="${address}.jpg">`))
}
const rows = (url = link) =>
  query(app.db).selectFrom('link_previews').selectAll().where('url', '=', url).execute()
const isStored = (key: string | null | undefined) =>
  key !== null && key !== undefined && existsSync(join(app.config.dataDir, 'files', key))

describe('the preview of a message', () => {
  it('comes after the answer, as a change that every participant gets', async () => {
    web.page(
      link,
      pageOf(
        'Plate &amp; spring',
        '<meta name="description" content="Two reverbs"><meta property="og:site_name" content="Tape Club">',
      ),
    )
    const sent = await say(ada, pair, `Hear: ${link}?utm_source=mail#chorus`)
    expect(sent.preview).toBeUndefined()
    expect(web.asked).toEqual([])
    expect(await runPreviewJobs(app)).toEqual([{ type: 'message', id: sent.id }])
    const { body } = await bo.client.call(listChanges, {
      params: { conversationId: pair },
      query: { after: sent.change },
    })
    const [changed] = body.messages
    expect(changed).toEqual({
      ...sent,
      change: sent.change + 1,
      preview: {
        id: changed?.preview?.id,
        url: `${link}#chorus`,
        title: 'Plate & spring',
        description: 'Two reverbs',
        site: 'Tape Club',
        picture: null,
        player: null,
      },
    })
    expect(web.headers.at(-1)?.['user-agent']).toBe(
      `Patchbay-LinkPreview/1.0 (+${app.config.publicUrl})`,
    )
  })

  it('is text, whatever the page writes, in bounded length', async () => {
    const evil = '&lt;img src=x onerror=alert(1)&gt;&quot;&#x202e;'
    web.page(
      link,
      pageOf(evil + 'a'.repeat(5_000), `<meta name=description content="${'b '.repeat(5_000)}">`),
    )
    await sayLink()
    const { title = '', description } = (await previewOf()) ?? {}
    expect(title.startsWith('<img src=x onerror=alert(1)>" aaa')).toBe(true)
    expect([Array.from(title).length, (description ?? '').length]).toEqual([160, 280])
  })

  it.each([
    ['another type', { 'content-type': 'application/pdf' }, pageOf('No')],
    ['an error', null, ''],
    ['no title', { 'content-type': 'text/html' }, '<p>words'],
    ['a title that nobody can read', { 'content-type': 'text/html' }, '<title>&#x200b;</title>'],
  ])('is left out for %s, and the link stays', async (_what, headers, text) => {
    if (headers !== null)
      web.page(link, (_request, response) => response.writeHead(200, headers).end(text))
    await sayLink()
    expect((await messagesOf()).map(({ content, preview }) => [content, preview])).toEqual([
      [link, undefined],
    ])
    expect(await rows()).toMatchObject([{ title: null }])
  })

  it('never leads inside, neither at once nor by a redirect nor by its picture', async () => {
    web.resolveTo('inner.example', ['10.0.0.5'])
    web.page(link, (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    )
    for (const text of [
      'http://127.0.0.1/',
      'https://inner.example/',
      'http://[::ffff:7f00:1].example/',
      link,
    ])
      await sayLink(text)
    expect(web.asked).toEqual([link])
    const page = `${link}/picture`
    web.page(page, pageOf('Fine', '<meta property=og:image content="https://inner.example/a.png">'))
    await sayLink(page)
    expect(await previewOf()).toMatchObject({ title: 'Fine', picture: null })
    expect(web.asked).toEqual([link, page])
    expect(web.connections.every(({ address }) => address !== '10.0.0.5')).toBe(true)
  })

  it('is read once for many messages, also in other conversations, and again after a week', async () => {
    web.page(link, pageOf('First'))
    const group = await startGroup(ada, [bo, await createPerson(app)])
    await say(ada, pair, link)
    await say(bo, pair, `again ${link}?utm_source=mail`)
    await say(ada, group, link)
    expect(await runPreviewJobs(app)).toHaveLength(3)
    expect(web.asked).toEqual([link])
    const shown = (await messagesOf()).map(({ preview }) => preview?.id)
    expect(new Set([...shown, (await previewOf(bo, group))?.id]).size).toBe(1)
    web.page(link, pageOf('Second'))
    now = new Date(now.getTime() + 8 * 86_400_000)
    await sayLink()
    expect((await messagesOf()).map(({ preview }) => preview?.title)).toEqual([
      'Second',
      'First',
      'First',
    ])
  })

  it('that cannot be read is asked for again only after a while', async () => {
    web.page(link, (_request, response) => response.writeHead(503).end())
    await sayLink()
    await sayLink()
    expect(web.asked).toHaveLength(1)
    now = new Date(now.getTime() + 11 * 60_000)
    web.page(link, pageOf('Back'))
    await sayLink()
    expect(await previewOf()).toMatchObject({ title: 'Back' })
  })

  it('is written by a repeated job once', async () => {
    web.page(link, pageOf('Once'))
    const { id } = await sayLink()
    const [first] = await messagesOf()
    await app.runJob('preview_link', { type: 'message', id })
    await app.runJob('preview_link', { type: 'message', id: newId() })
    expect(await messagesOf()).toEqual([first])
  })

  it('follows an edit of the first link, and no other', async () => {
    const other = `${link}/other`
    web.page(link, pageOf('One'))
    web.page(other, pageOf('Other'))
    const { id } = await sayLink()
    expect((await edit(id, `Now: ${link} and ${other}`)).body.preview).toMatchObject({
      title: 'One',
    })
    expect(await runPreviewJobs(app)).toEqual([])
    expect((await edit(id, other)).body.preview).toBeUndefined()
    await runPreviewJobs(app)
    expect(await previewOf()).toMatchObject({ title: 'Other' })
    expect((await edit(id, 'No link')).body.preview).toBeUndefined()
    expect(await runPreviewJobs(app)).toEqual([])
  })

  it('of a text that was changed meanwhile is not shown', async () => {
    const slow = `${link}/slow`
    const { id } = await say(ada, pair, slow)
    web.page(slow, (_request, response) => {
      void edit(id, 'No link any more').then(() =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf('Late')),
      )
    })
    await runPreviewJobs(app)
    expect(await previewOf()).toBeUndefined()
  })
})

describe('the author of a message', () => {
  it('may send it without a preview, which an edit does not bring back', async () => {
    web.page(link, pageOf('Unwanted'))
    const body = { clientId: newId(), content: link, withoutPreview: true as const }
    const { body: sent } = await ada.client.call(sendMessage, {
      params: { conversationId: pair },
      body,
    })
    expect(await runPreviewJobs(app)).toEqual([])
    await edit(sent.id, `Still: ${link}`)
    await runPreviewJobs(app)
    expect(await previewOf()).toBeUndefined()
    expect(web.asked).toEqual([])
  })

  it('may take it away for everyone, once and for all; nobody else may', async () => {
    web.page(link, pageOf('Gone soon'))
    const { id } = await sayLink()
    expect(await remove(id, bo)).toMatchObject({ status: 403, code: 'forbidden' })
    const stranger = await createPerson(app)
    expect(await remove(id, stranger)).toMatchObject({ status: 404, code: 'message_not_found' })
    const { body } = await remove(id)
    expect(body).toMatchObject({ content: link, isEdited: false })
    expect(body.preview).toBeUndefined()
    expect((await remove(id)).body).toEqual(body)
    await app.runJob('preview_link', { type: 'message', id })
    await edit(id, `Again: ${link}`)
    await runPreviewJobs(app)
    expect(await previewOf()).toBeUndefined()
  })

  it('loses it with the message, and with the account', async () => {
    web.page(link, pageOf('With it'))
    const { id } = await sayLink()
    const { body } = await ada.client.call(deleteMessage, { params: { messageId: id } })
    expect(body.preview).toBeUndefined()
    await sayLink()
    await ada.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect((await messagesOf()).every(({ preview }) => preview === undefined)).toBe(true)
    const left = await query(app.db)
      .selectFrom('messages')
      .select('id')
      .where('sender_id', '=', ada.id)
      .where((eb) =>
        eb.or([eb('preview_id', 'is not', null), eb('hidden_preview', 'is not', null)]),
      )
      .execute()
    expect(left).toEqual([])
    expect((await rows()).length).toBe(1)
    now = new Date(now.getTime() + 25 * 3_600_000)
    await app.runJob('clean_link_previews')
    expect(await rows()).toEqual([])
  })
})

describe('the picture of a preview', () => {
  it('is ours: made anew, and given only to those who may read the message', async () => {
    await withPicture()
    const { id } = await sayLink()
    expect(await previewOf()).toMatchObject({ picture: { width: 640, height: 213 } })
    const of = { type: 'message', id } as const
    const [address = ''] = await signedFor(bo, of)
    const answer = await bo.client.fetch(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const stranger = await createPerson(app)
    expect(await signedFor(stranger, of)).toEqual([])
    for (const client of [ada.client, stranger.client, app.visitor])
      expect((await client.fetch(address)).status).toBe(404)
    expect((await bo.client.fetch(address.replace(id, newId()))).status).toBe(404)
    expect((await bo.client.fetch(address.split('?')[0] ?? '')).status).toBe(404)
    await remove(id)
    expect((await bo.client.fetch(address)).status).toBe(404)
    expect(await signedFor(bo, of)).toEqual([])
  })

  it('is not there for those who have left', async () => {
    await withPicture()
    const group = await startGroup(ada, [bo, await createPerson(app)])
    const { id } = await sayLink(link, ada, group)
    const [address = ''] = await signedFor(bo, { type: 'message', id })
    await bo.client.call(leaveGroup, { params: { conversationId: group } })
    expect((await bo.client.fetch(address)).status).toBe(404)
    expect(await signedFor(bo, { type: 'message', id })).toEqual([])
  })

  it.each([
    ['is none', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['is broken', 'image/jpeg', Buffer.from('\xff\xd8\xff\xe0 broken', 'latin1')],
    ['is too large', 'image/png', Buffer.alloc(6 * 1024 * 1024)],
    ['is markup', 'image/svg+xml', Buffer.from('<svg/>')],
  ])('is left out if it %s', async (_what, type, bytes) => {
    web.page(link, pageOf('Bare', `<meta property=og:image content="${link}.png">`))
    web.page(`${link}.png`, (_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(bytes),
    )
    await sayLink()
    expect(await previewOf()).toMatchObject({ title: 'Bare', picture: null })
  })

  it('goes with the last preview that shows it', async () => {
    await withPicture()
    const { id } = await sayLink()
    const [{ picture } = { picture: null }] = await rows()
    expect(isStored(picture)).toBe(true)
    now = new Date(now.getTime() + 25 * 3_600_000)
    await app.runJob('clean_link_previews')
    expect(isStored(picture)).toBe(true)
    await remove(id)
    await app.runJob('clean_link_previews')
    expect([isStored(picture), await rows()]).toEqual([false, []])
  })
})

it('a list has them in the statements that it had before', async () => {
  const count = () => countStatements(app, () => messagesOf())
  await say(ada, pair, 'No link')
  const before = await count()
  for (const index of Array.from({ length: 5 }, (_, place) => place)) {
    web.page(`${link}/${index}`, pageOf(`Page ${index}`))
    await sayLink(`${link}/${index}`)
  }
  expect(await count()).toBe(before)
  expect((await messagesOf()).filter(({ preview }) => preview !== undefined)).toHaveLength(5)
})

it('sending takes one statement, with a link and without', async () => {
  expect(await countStatements(app, () => say(ada, pair, 'No link'))).toBe(1)
  expect(await countStatements(app, () => say(ada, pair, link))).toBe(1)
})

it('a forwarded message has a preview as every other', async () => {
  web.page(link, pageOf('Passed on'))
  const { id } = await sayLink()
  const other = await startPair(ada, await createPerson(app))
  await ada.client.call(forwardMessage, {
    params: { messageId: id },
    body: { clientId: newId(), conversationId: other },
  })
  await runPreviewJobs(app)
  expect(await previewOf(ada, other)).toMatchObject({ title: 'Passed on' })
})

it('a block does not keep back the preview of what was said before', async () => {
  web.page(link, pageOf('Before'))
  await say(ada, pair, link)
  await bo.client.call(blockPerson, { params: { userId: ada.id } })
  await runPreviewJobs(app)
  expect(await previewOf()).toMatchObject({ title: 'Before' })
})

it('an operator who switches previews off has no page visited and no picture shown', async () => {
  await withPicture()
  const { id } = await sayLink()
  const [address = ''] = await signedFor(bo, { type: 'message', id })
  const off = await startTestApp({
    database: app.database,
    web,
    config: { linkPreviews: false, dataDir: app.config.dataDir },
  })
  web.asked.length = 0
  const { client } = bo
  const elsewhere = off.newClient()
  elsewhere.setCookie('session', client.cookie('session') ?? '')
  const there = { ...bo, client: elsewhere }
  await say(there, pair, `${link}/new`)
  expect(await runPreviewJobs(off)).toEqual([])
  await off.runJob('preview_link', { type: 'message', id })
  expect(web.asked).toEqual([])
  expect(await signedFor(there, { type: 'message', id })).toEqual([])
  expect((await elsewhere.fetch(address)).status).toBe(404)
  await off.stop()
})
