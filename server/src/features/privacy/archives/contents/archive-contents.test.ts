import { deleteMessage } from '@patchbay/contract/messaging/messages'
import { mentionToken } from '@patchbay/contract/mentions'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { sendMessage } from '@patchbay/contract/messaging/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendTo } from '../../../../../test/attachments.ts'
import { createCommunity } from '../../../../../test/communities.ts'
import {
  leaveGroup,
  say,
  sayMany,
  startGroup,
  startPair,
} from '../../../../../test/conversations.ts'
import { answerPost, createCategory, writePost } from '../../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { entriesOf, fetchArchive, haveArchive } from '../../../../../test/privacy/archives.ts'
import { leaveArticleTraces } from '../../../../../test/privacy/article-traces.ts'
import { leaveCommunityTraces } from '../../../../../test/privacy/community-traces.ts'
import { leaveMarketplaceTraces } from '../../../../../test/privacy/marketplace-traces.ts'
import { leavePeopleTraces } from '../../../../../test/privacy/people-traces.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { query } from '../../../../platform/db/query.ts'
import { newId } from '../../../../platform/ids.ts'
import { sectionList } from './section-list.ts'

const word = 'zebrafinch'
const secret = 'nightjar'
const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>"\'&'
const escaped = '&#60;script&#62;alert(2)&#60;/script&#62;&#34;&#39;&#38;'

let app: TestApp
let person: TestPerson
let fellow: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function archiveOf(owner: TestPerson): Promise<Map<string, Buffer>> {
  await haveArchive(app, owner)
  return fetchArchive(owner)
}

const textOf = (files: Map<string, Buffer>, path: string): string =>
  files.get(path)?.toString() ?? ''

/** Everything that lets somebody in, each with the secret in it. */
async function keepSecrets({ id, sessionId }: TestPerson): Promise<void> {
  const db = query(app.db)
  const now = new Date()
  const later = new Date(Date.now() + 3_600_000)
  const bytes = Buffer.from(secret)
  const credential = { user_id: id, email: 'me@example.com', password_hash: secret }
  await db.insertInto('password_credentials').values(credential).execute()
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: id, secret: secret.padEnd(43, 'x') })
    .execute()
  const factor = { user_id: id, secret: bytes, last_step: 1, created_at: now }
  await db.insertInto('code_factors').values(factor).execute()
  await db.insertInto('recovery_codes').values({ user_id: id, code_hash: bytes }).execute()
  const passkey = { credential_id: secret, public_key: bytes, counter: 1, transports: [] }
  await db
    .insertInto('passkeys')
    .values({ id: newId(), user_id: id, name: 'My phone', created_at: now, ...passkey })
    .execute()
  const subscription = { endpoint: `https://push.example/${secret}`, p256dh: secret, auth: secret }
  await db
    .insertInto('push_subscriptions')
    .values({ id: newId(), session_id: sessionId, user_id: id, ...subscription })
    .execute()
  await db
    .insertInto('devices')
    .values({ player_id: secret, id: newId(), session_id: sessionId, user_id: id, bound_at: now })
    .execute()
  const change = { user_id: id, new_email: 'new@example.com', expires_at: later }
  await db
    .insertInto('email_changes')
    .values({ ...change, current_token_hash: bytes, new_token_hash: bytes })
    .execute()
  await db
    .insertInto('mails')
    .values({ id: newId(), user_id: id, template: 'password_reset', data: `{"token":"${secret}"}` })
    .execute()
  await db
    .updateTable('user_profiles')
    .set({ onesignal_player_id: secret })
    .where('id', '=', id)
    .execute()
}

describe('an archive', () => {
  it('has what a person has left everywhere, and no secret', async () => {
    person = await createPerson(app)
    await person.client.call(updateProfile, { body: { bio: `${word} bio` } })
    await leaveArticleTraces(app, person, word)
    const { shared: communityId } = await leaveCommunityTraces(app, person, word)
    await leaveMarketplaceTraces(app, person, word)
    await leavePeopleTraces(app, { person, communityId, word })
    await keepSecrets(person)
    const files = await archiveOf(person)
    const withWord = Object.keys(sectionList).filter((id) =>
      textOf(files, `sections/${id}.json`).includes(word),
    )
    expect(withWord).toEqual([
      'profile',
      'posts',
      'replies',
      'comments',
      'files',
      'listings',
      'communities',
      'events',
      'searches',
      'notices',
      'reports',
    ])
    expect(entriesOf(files, 'likes').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['post', 'reply', 'article', 'comment']),
    )
    const reactions = entriesOf(files, 'likes').filter(({ reaction }) => reaction === '🔥')
    expect(reactions.map(({ kind }) => kind)).toEqual(['post', 'reply', 'comment'])
    expect(entriesOf(files, 'answers')).toHaveLength(1)
    expect(entriesOf(files, 'blocks')).toHaveLength(1)
    expect(entriesOf(files, 'sessions')).toHaveLength(1)
    expect(entriesOf(files, 'devices').map(({ kind }) => kind)).toEqual(['browser', 'app'])
    expect(entriesOf(files, 'waysIn').map(({ kind }) => kind)).toEqual([
      'password',
      'change of address',
      'passkey',
      'authenticator app',
      'recovery codes',
    ])
    expect(entriesOf(files, 'settings')).toEqual(
      expect.arrayContaining([{ kind: 'calendar', hasAddress: true }]),
    )
    const said = [...files].filter(([path]) => /^messages\/.*\.json$/.test(path))
    expect(said.filter(([, bytes]) => bytes.includes(`${word} again`))).toHaveLength(1)
    const uploaded = [...files.keys()].filter((path) => path.startsWith('files/'))
    // The file of the post was never stored, so there is nothing to put in.
    expect(uploaded.map((path) => path.split('/').at(-1) ?? '').toSorted()).toEqual([
      `${word}.mp3`,
      `${word}.txt`,
      `${word}.txt`,
    ])
    for (const id of Object.keys(sectionList)) {
      expect(textOf(files, 'index.html')).toContain(`sections/${id}.html`)
      expect(textOf(files, `sections/${id}.html`)).toContain('</html>')
    }
    for (const [path, bytes] of files) expect(bytes.includes(secret), path).toBe(false)
    const raw = Buffer.from(secret).toString('hex')
    for (const [path, bytes] of files) expect(bytes.includes(raw), path).toBe(false)
  })

  it('shows as text what looks like HTML, wherever it stands', async () => {
    person = await createPerson(app, { fullName: 'One' })
    fellow = await createPerson(app, { fullName: hostile })
    const set = { display_name: hostile, bio: hostile }
    await query(app.db).updateTable('user_profiles').set(set).where('id', '=', person.id).execute()
    const name = 'Loud <b>room</b>'
    const community = await createCommunity(app, fellow, { name, members: [person] })
    const categoryId = await createCategory(app)
    const post = await writePost(person, community, {
      title: hostile,
      content: hostile,
      categoryId,
    })
    await answerPost(person, post.id, hostile)
    const conversation = await startPair(person, fellow)
    await say(fellow, conversation, hostile)
    const files = await archiveOf(person)
    const pages = [...files].filter(([path]) => path.endsWith('.html'))
    for (const [path, bytes] of pages) {
      const text = bytes.toString()
      expect(text.includes('<script'), path).toBe(false)
      expect(text.includes('<img'), path).toBe(false)
      expect(text.includes('<b>'), path).toBe(false)
      expect(text).toContain("default-src 'none'".replaceAll("'", '&#39;'))
    }
    for (const id of ['profile', 'posts', 'replies', 'messages'])
      expect(textOf(files, `sections/${id}.html`), id).toContain(escaped)
    expect(textOf(files, `messages/${conversation}.html`)).toContain(escaped)
    expect(entriesOf(files, 'posts')[0]).toMatchObject({ title: hostile, text: hostile })
  })

  it('keeps every file in its folder, whatever its name is', async () => {
    person = await createPerson(app)
    const names = ['../../x', '..\\..\\y.txt', '/etc/passwd', 'C:\\autoexec.bat', '.ssh']
    for (const name of names) {
      const { body } = await sendTo(person, person.id, Buffer.from('words'), 'plain.txt', 'profile')
      await query(app.db)
        .updateTable('attachments')
        .set({ name })
        .where('id', '=', body.id)
        .execute()
    }
    const paths = [...(await archiveOf(person)).keys()]
    const own = paths.filter((path) => path.startsWith('files/'))
    expect(own).toHaveLength(names.length)
    for (const path of paths) {
      expect(path.split('/')).not.toContain('..')
      expect(path).not.toMatch(/[\\:]|^\/|\/\//)
    }
  })

  it('has the conversations that the person is in, as the app shows them', async () => {
    person = await createPerson(app, { fullName: 'Ada' })
    fellow = await createPerson(app, { fullName: 'Kit' })
    const third = await createPerson(app)
    const pair = await startPair(person, fellow)
    const gone = await say(fellow, pair, 'I did not say this.')
    await say(fellow, pair, 'Hello, Ada.')
    await fellow.client.call(deleteMessage, { params: { messageId: gone.id } })
    const { body: file } = await sendTo(fellow, pair, Buffer.from('score'), 'a.txt', 'conversation')
    const attached = { clientId: newId(), content: '', attachments: [{ id: file.id }] }
    await fellow.client.call(sendMessage, { params: { conversationId: pair }, body: attached })
    const left = await startGroup(fellow, [person, third], 'Left behind')
    await say(fellow, left, 'Only for who is here.')
    await leaveGroup(app, person, left)
    const others = await startPair(fellow, third)
    await say(fellow, others, 'Between us two.')
    const files = await archiveOf(person)
    expect(entriesOf(files, 'messages')).toMatchObject([
      { id: pair, title: 'Kit', people: ['Ada', 'Kit'] },
    ])
    const messages = JSON.parse(textOf(files, `messages/${pair}.json`))
    expect(messages).toMatchObject([
      { from: 'Kit', mine: false, deletedAt: expect.any(String) },
      { from: 'Kit', text: 'Hello, Ada.' },
      { from: 'Kit', filesOfOthers: ['a.txt'] },
    ])
    expect(messages[0]).not.toHaveProperty('text')
    for (const [path, bytes] of files)
      for (const unseen of ['I did not say', 'Only for who', 'Between us', 'Left behind'])
        expect(bytes.includes(unseen), path).toBe(false)
    expect([...files.keys()].filter((path) => path.startsWith('files/'))).toEqual([])
  })

  it('shows the names of mentions, and cuts no mention in two', async () => {
    person = await createPerson(app)
    fellow = await createPerson(app, { fullName: 'Kit' })
    const pair = await startPair(person, fellow)
    const mention = mentionToken({ userId: fellow.id, name: 'Kit' })
    const { seq } = await say(fellow, pair, `${'x'.repeat(100)} ${mention}`)
    const reply = { clientId: newId(), content: `Yes, ${mention}`, replyTo: seq }
    await person.client.call(sendMessage, { params: { conversationId: pair }, body: reply })
    const files = await archiveOf(person)
    const [, archived] = JSON.parse(textOf(files, `messages/${pair}.json`))
    expect(archived).toMatchObject({ replyTo: `${'x'.repeat(100)} `, text: `Yes, ${mention}` })
    expect(textOf(files, `messages/${pair}.html`)).toContain('Yes, @Kit')
  })

  it('has every message of a long conversation, once and in its order', async () => {
    person = await createPerson(app)
    fellow = await createPerson(app)
    const pair = await startPair(person, fellow)
    await sayMany(app, fellow, pair, 1_203)
    const messages = JSON.parse(textOf(await archiveOf(person), `messages/${pair}.json`))
    expect(messages.map(({ text }: { text: string }) => Number(text))).toEqual(
      Array.from({ length: 1_203 }, (_, place) => place + 1),
    )
  })

  it('names no post or event of a private community that the person has left', async () => {
    person = await createPerson(app)
    fellow = await createPerson(app)
    const community = await createCommunity(app, fellow, { isPrivate: true, members: [person] })
    const categoryId = await createCategory(app)
    const title = 'Behind closed doors'
    const post = await writePost(fellow, community, { title, content: title, categoryId })
    await answerPost(person, post.id, 'My own words')
    await query(app.db).deleteFrom('community_members').where('user_id', '=', person.id).execute()
    const files = await archiveOf(person)
    expect(entriesOf(files, 'replies')).toMatchObject([{ text: 'My own words' }])
    for (const [path, bytes] of files) expect(bytes.includes(title), path).toBe(false)
  })
})
