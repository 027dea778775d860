import { blockPerson } from '@patchbay/contract/people/blocks'
import { searchMessages } from '@patchbay/contract/messaging/message-search'
import { updateMessage } from '@patchbay/contract/messaging/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  enterGroup,
  leaveGroup,
  say,
  startGroup,
  startPair,
  trySay,
} from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let ada: TestPerson
let bo: TestPerson
let cleo: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  ada = await createPerson(app, { fullName: 'Ada Marsh' })
  bo = await createPerson(app, { fullName: 'Bo Strand' })
  cleo = await createPerson(app, { fullName: 'Cleo Vance' })
})
afterAll(() => app.stop())

type Asked = { q: string; conversationId?: string; cursor?: string }
const ask = (by: TestPerson, asked: Asked) => by.client.call(searchMessages, { query: asked })
const find = async (by: TestPerson, q: string, more: Partial<Asked> = {}) => {
  const { status, body } = await ask(by, { q, ...more })
  expect(status, q).toBe(200)
  return body
}
const seqsOf = async (by: TestPerson, q: string, more: Partial<Asked> = {}) =>
  (await find(by, q, more)).found.map(({ seq }) => seq)

describe('words', () => {
  let pair: string
  const said = [
    'The strings are in, see you at the Bandstand',
    'Über die Brücke: Café Noir, 23:30',
    'https://soundcloud.com/night-shift/mix_v3.wav for bo@example.com',
    'Die Ärzte spielen; Жанна тоже, и 今夜は新宿で会いましょう',
    "Don't forget the re-amp & the {DI} | 50% :* <mark>loud</mark>",
    'great👍 set',
  ]
  beforeAll(async () => {
    pair = await startPair(ada, bo)
    for (const content of said) await say(bo, pair, content)
  })

  it('must all match, and the last may be incomplete', async () => {
    const expected: Record<string, number[]> = {
      STRINGS: [1],
      'bandst strings': [],
      'strings bandst': [1],
      'bandstand strings': [1],
      'strings guitar': [],
      andstand: [],
      the: [5, 1],
      th: [5, 1],
      // A single letter is a word, and no prefix.
      t: [5],
      s: [],
      и: [4],
      'strings b': [1],
      's s': [],
      // Ignores case and accents, in the query and in the text.
      'uber bruck': [2],
      'BRÜCKE CAFÉ': [2],
      café: [2],
      ärzte: [4],
      жанна: [4],
      // Addresses and file names are words, too.
      soundcloud: [3],
      'night-sh': [3],
      'soundcloud.com/night': [3],
      v3: [3],
      'bo@exa': [3],
      '23:3': [2],
      // Characters without spaces between them are one word, which is found by its prefix.
      今夜は: [4],
      今: [4],
      新宿: [],
      "don't": [5],
      'don’t': [5],
      great: [6],
    }
    for (const [q, seqs] of Object.entries(expected))
      expect(await seqsOf(ada, q, { conversationId: pair }), q).toEqual(seqs)
  })

  it('are never read as anything but words', async () => {
    const signs = ['&', '|', '!', ':*', "'", "''", '\\', '()', '<->', '%', '"', '…', "\\'\\", '👍']
    for (const q of signs) expect(await seqsOf(ada, q), q).toEqual([])
    for (const q of ['strings & bandstand', 'strings:*', "'strings'", '!strings', 'strings\\'])
      expect(await seqsOf(ada, q), q).toEqual([1])
    expect(await seqsOf(ada, 'strings | loud')).toEqual([])
    expect(await seqsOf(ada, 'x'.repeat(100))).toEqual([])
    for (const q of ['', '   ', 'x'.repeat(101), 'a\u0000b'])
      expect((await ask(ada, { q })).status, q).toBe(400)
    expect((await ask(ada, { q: 'a', cursor: 'bm9uc2Vuc2U' })).status).toBe(400)
  })

  it('[NS-30] match plain letters for those that have no accent to lose, and back', async () => {
    const place = await startPair(cleo, bo)
    await say(bo, place, 'Zieliński grał na Straße 7, Øresund')
    const found = (q: string) => find(cleo, q, { conversationId: place })
    for (const q of ['gral', 'GRAŁ', 'zielinski', 'strasse', 'STRAẞE', 'oresund', 'øre'])
      expect(
        (await found(q)).found.map(({ seq }) => seq),
        q,
      ).toEqual([1])
    const [hit] = (await found('strass')).found
    expect(hit?.excerpt.filter(({ isFound }) => isFound)).toEqual([
      { text: 'Straß', isFound: true },
    ])
  })

  it('may be longer than anybody types, and can still be sent', async () => {
    for (const content of ['x'.repeat(2000), '今'.repeat(600), '𝒳'.repeat(5000), 'ﷺ'.repeat(5000)])
      expect((await trySay(bo, pair, content)).status).toBe(200)
    expect(await seqsOf(ada, 'x'.repeat(99))).toEqual([9, 7])
    expect(await seqsOf(ada, '今今')).toEqual([8])
    expect(await seqsOf(ada, 'ﷺ')).toEqual([10])
  })

  it('may have excessive combining marks, and are found without them', async () => {
    const place = await startPair(ada, cleo)
    // Alternating above and below, so that sorting the marks takes the most work; in two scripts.
    const marks = ['\u0301\u0323', '\u0592\u0591'].map((two) => two.repeat(2490))
    for (const many of marks) expect((await trySay(cleo, place, `zq${many}bc`)).status).toBe(200)
    expect((await trySay(cleo, place, 'z\u0301\u0323alg\u0327\u0302o'.repeat(2))).status).toBe(200)
    const inside = { conversationId: place }
    expect(await seqsOf(ada, 'zqbc', inside)).toEqual([1])
    expect(await seqsOf(ada, 'zq', inside)).toEqual([2, 1])
    expect(await seqsOf(ada, 'zalgozalgo', inside)).toEqual([3])
  })

  it('are cut before they are normalised, so that a long word takes no time', async () => {
    const lengthsIn = async (text: string) => {
      const { rows } = await sql<{ length: number }>`
        select length(lexeme) from unnest(words_of(${text})) order by 1`.execute(query(app.db))
      return rows.map(({ length }) => length)
    }
    // A letter that expands to three shows when the cut happens.
    expect(await lengthsIn('ﬃ'.repeat(200))).toEqual([3 * 128])
    expect(await lengthsIn(`a ${'ﬃ'.repeat(200)}, bc`)).toEqual([1, 2, 3 * 128])
    expect(await lengthsIn('今夜は，'.repeat(200))).toEqual([3])
    // These marks are ignored, and removed before the cut.
    expect(await lengthsIn(`z${'\u0301'.repeat(4_000)}q`)).toEqual([2])
  })

  it('are marked in one line of the message', async () => {
    const [first] = (await find(ada, 'loud mark')).found
    expect(first?.excerpt.filter(({ isFound }) => isFound)).toEqual(
      ['mark', 'loud', 'mark'].map((text) => ({ text, isFound: true })),
    )
    expect(first?.excerpt.map(({ text }) => text).join('')).toBe(
      '…re-amp & the {DI} | 50% :* <mark>loud</mark>',
    )
    expect(first).toMatchObject({
      conversationId: pair,
      seq: 5,
      sender: { id: bo.id, displayName: 'Bo Strand' },
    })
  })
})

describe('the searched messages', () => {
  it('are those of current conversations: a newcomer finds all, a former member nothing', async () => {
    const group = await startGroup(ada, [bo, cleo])
    await say(ada, group, 'Soundcheck at the harbour')
    const late = await createPerson(app)
    expect(await find(late, 'harbour')).toEqual({ found: [], conversations: [], nextCursor: null })
    await enterGroup(app, late, group)
    expect(await seqsOf(late, 'harbour')).toEqual([1])
    const { conversations } = await find(cleo, 'harbour')
    expect(conversations).toMatchObject([{ id: group, name: 'Night shift', participantCount: 4 }])
    await leaveGroup(app, cleo, group)
    expect(await seqsOf(cleo, 'harbour')).toEqual([])
    expect(await ask(cleo, { q: 'harbour', conversationId: group })).toMatchObject({
      status: 404,
      body: { code: 'conversation_not_found' },
    })
    expect((await ask(cleo, { q: 'harbour', conversationId: newId() })).status).toBe(404)
  })

  it('are current texts: no earlier versions, deleted messages or events', async () => {
    const group = await startGroup(ada, [bo, cleo], 'Loudness war')
    const { id: messageId } = await say(ada, group, 'Loudness is minus fourteen')
    await say(ada, group, 'Loudness is not everything')
    await ada.client.call(updateMessage, {
      params: { messageId },
      body: { content: 'Headroom is minus fourteen' },
    })
    expect(await seqsOf(bo, 'loudness')).toEqual([2])
    expect(await seqsOf(bo, 'headroom')).toEqual([1])
    await sql`update messages set content = '', is_edited = false, edited_at = null,
      deleted_at = now() where conversation_id = ${group} and seq = 1`.execute(query(app.db))
    await sql`insert into messages (id, conversation_id, seq, change, sender_id, client_id, content,
        event, event_name, created_at)
      values (${newId()}, ${group}, 3, 90, ${ada.id}, ${newId()}, '', 'renamed', 'Headroom', now())`.execute(
      query(app.db),
    )
    expect(await seqsOf(bo, 'headroom')).toEqual([])
  })

  it('exclude people the viewer has blocked in groups, but not in a pair', async () => {
    const one = await createPerson(app)
    const other = await createPerson(app)
    const group = await startGroup(one, [other, cleo])
    const pair = await startPair(one, other)
    for (const place of [group, pair]) {
      await say(one, place, 'Vinyl is back')
      await say(other, place, 'Vinyl never left')
    }
    await one.client.call(blockPerson, { params: { userId: other.id } })
    const places = async (by: TestPerson) =>
      (await find(by, 'vinyl')).found.map(({ conversationId, seq }) => [conversationId, seq])
    expect(await places(one)).toEqual([
      [pair, 2],
      [pair, 1],
      [group, 1],
    ])
    // A block only affects the searches of the blocker.
    expect(await places(other)).toHaveLength(4)
    expect(await places(cleo)).toEqual([
      [group, 2],
      [group, 1],
    ])
  })

  it('can be limited to one conversation, also if another one’s id ends in the same way', async () => {
    const twin = await createPerson(app)
    const first = await startPair(twin, ada)
    const second = `${newId().slice(0, -8)}${first.slice(-8)}`
    await sql`with made as (
        insert into conversations (id, is_group, name, seq, change)
        values (${second}, true, 'Twins', 1, 1)),
      joined as (insert into conversation_participants (conversation_id, user_id)
        values (${second}, ${bo.id}), (${second}, ${ada.id}))
      insert into messages (id, conversation_id, seq, change, sender_id, client_id, content, created_at)
      values (${newId()}, ${second}, 1, 1, ${bo.id}, ${newId()}, 'Twin tracking', now())`.execute(
      query(app.db),
    )
    await say(ada, first, 'Twin tracking, too')
    expect((await find(twin, 'twin')).found).toMatchObject([{ conversationId: first }])
    expect((await find(ada, 'twin')).found).toMatchObject([
      { conversationId: first },
      { conversationId: second },
    ])
    expect((await find(ada, 'twin', { conversationId: second })).found).toMatchObject([
      { conversationId: second },
    ])
  })
})

it('continue from page to page, the newest first, with a constant number of statements', async () => {
  const reader = await createPerson(app)
  const pairs = await Promise.all([ada, bo, cleo].map((one) => startPair(reader, one)))
  for (const [index, pair] of pairs.entries())
    await sql`insert into messages (id, conversation_id, seq, change, sender_id, client_id, content, created_at)
      select gen_random_uuid(), ${pair}, n, n, ${reader.id}, gen_random_uuid(), 'Take ' || n,
        ${new Date('2026-03-01T10:00:00Z')}::timestamptz + n % 7 * interval '1 hour'
      from generate_series(1, ${index === 0 ? 30 : 8}::integer) n`.execute(query(app.db))
  app.database.statements.length = 0
  const first = await find(reader, 'take')
  expect(statementsOfRequests(app)).toHaveLength(3)
  expect(first.found).toHaveLength(20)
  const second = await find(reader, 'take', { cursor: first.nextCursor ?? '' })
  const third = await find(reader, 'take', { cursor: second.nextCursor ?? '' })
  expect(third.nextCursor).toBeNull()
  const all = [first, second, third].flatMap(({ found }) => found)
  expect(new Set(all.map(({ id }) => id)).size).toBe(46)
  const order = all.map(({ createdAt, id }) => `${createdAt} ${id}`)
  expect(order).toEqual(order.toSorted().toReversed())
  expect(third.conversations).toHaveLength(
    new Set(third.found.map(({ conversationId }) => conversationId)).size,
  )
  app.database.statements.length = 0
  expect((await find(reader, 'take 7', { conversationId: pairs[2] ?? '' })).found).toHaveLength(1)
  expect(statementsOfRequests(app)).toHaveLength(4)
})
