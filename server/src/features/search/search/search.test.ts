import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { search, type FoundThing, type FoundType } from '@patchbay/contract/search/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../../../../test/articles.ts'
import { countStatements, createCommunity, createEvent } from '../../../../test/communities.ts'
import { say, startPair } from '../../../../test/conversations.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
let ada: TestPerson
let bo: TestPerson
let categoryId: string
let clubId: string
beforeAll(async () => {
  app = await startTestApp()
  ada = await createPerson(app, { fullName: 'Ada Marsh' })
  bo = await createPerson(app, { fullName: 'Bo Zieliński' })
  categoryId = await createCategory(app)
  clubId = await createCommunity(app, bo, {
    name: 'Analog Studio Circle',
    description: 'Everything about reverberation plates.',
  })
  await createEvent(app, clubId, bo, { title: 'Studio Night' })
  await createEvent(app, clubId, bo, { title: 'Studio Morning', inDays: -3 })
  await createArticle(app, bo, { title: 'Building a studio', content: 'About xylophonists.' })
  const post = { categoryId, title: 'Studio rent', content: 'Who shares a studio in Leeds?' }
  const { id } = await writePost(bo, clubId, post)
  await answerPost(ada, id, 'My studio has a free desk.')
  await offer(bo, offerOf('Producer', { title: 'Studio by the hour' }))
  const pair = await startPair(ada, bo)
  await say(bo, pair, 'The studio is booked until nine.')
})
afterAll(() => app.stop())

type Asked = { q: string; type?: FoundType; cursor?: string }
const ask = (by: TestPerson, query: Asked) => by.client.call(search, { query })
const find = async (by: TestPerson, q: string, type?: FoundType) => {
  const { status, body } = await ask(by, { q, ...(type && { type }) })
  expect(status, q).toBe(200)
  return body.groups
}
const ofType = async (q: string, type: FoundType, by = ada) =>
  (await find(by, q, type)).flatMap(({ found }) => found)

const shown = (parts: FoundThing['title']): string =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')
const titles = async (q: string, type: FoundType, by = ada) =>
  (await ofType(q, type, by)).map(({ title }) => shown(title))

describe('one search', () => {
  it('finds everything with a word, by type, with the word marked', async () => {
    const groups = await find(ada, 'studio')
    expect(groups.map(({ type, found }) => [type, found.map((one) => one.kind)])).toEqual([
      ['communities', ['community']],
      ['posts', ['reply', 'post']],
      ['events', ['event', 'event']],
      ['articles', ['article']],
      ['listings', ['listing']],
      // The newest message is compared with the conversations.
      ['conversations', ['conversation']],
      ['messages', ['message']],
    ])
    for (const { found, isNear } of groups) {
      expect(isNear).toBe(false)
      for (const { kind, title, excerpt } of found.filter((one) => one.kind !== 'conversation'))
        expect(`${shown(title)} ${shown(excerpt)}`, kind).toMatch(/\[studio\]/i)
    }
  })

  it('says where each thing is, and who wrote it', async () => {
    const [reply, post] = await ofType('studio', 'posts')
    expect(reply).toMatchObject({ kind: 'reply', inside: post?.id, place: 'Analog Studio Circle' })
    expect(reply?.person?.displayName).toBe('Ada Marsh')
    expect(shown(post?.title ?? [])).toBe('[Studio] rent')
    const [listing] = await ofType('hour', 'listings')
    expect(listing).toMatchObject({ inside: bo.id, place: 'Producer' })
    const [message] = await ofType('booked', 'messages')
    expect(message).toMatchObject({ seq: 1, place: 'Bo Zieliński' })
    const [article] = await ofType('building', 'articles')
    expect(article?.slug).toBe(article?.id)
    const [person] = await ofType('zielinski', 'people')
    expect(person?.person?.id).toBe(bo.id)
    expect(shown(person?.title ?? [])).toBe('Bo [Zieliński]')
  })

  it('takes the beginning of the last word, as one types', async () => {
    expect(await titles('stu', 'events')).toEqual(['[Stu]dio Night', '[Stu]dio Morning'])
    expect(await titles('studio ni', 'events')).toEqual(['[Studio] [Ni]ght'])
    expect(await titles('zieli', 'people')).toEqual(['Bo [Zieli]ński'])
    expect((await ofType('free des', 'posts')).map(({ excerpt }) => shown(excerpt))).toEqual([
      'My studio has a [free] [des]k.',
    ])
    expect(await titles('alog', 'communities')).toEqual(['An[alog] Studio Circle'])
    expect((await ofType('reverb', 'communities')).map(({ excerpt }) => shown(excerpt))).toEqual([
      'Everything about [reverb]eration plates.',
    ])
    expect((await ofType('xylophon', 'articles')).map(({ excerpt }) => shown(excerpt))).toEqual([
      'About [xylophon]ists.',
    ])
  })

  it('forgives a typo where nothing has the word as it is typed, and says so', async () => {
    const near = async (q: string, type: FoundType) => {
      const [group] = await find(ada, q, type)
      expect(group?.isNear, `${q} in ${type}`).toBe(true)
      const [first] = group?.found ?? []
      return shown(
        type === 'posts' || type === 'messages' ? (first?.excerpt ?? []) : (first?.title ?? []),
      )
    }
    expect(await near('Zielinksi', 'people')).toBe('Bo [Zieliński]')
    expect(await near('anolog', 'communities')).toBe('[Analog] Studio Circle')
    expect(await near('studoi', 'events')).toBe('[Studio] Night')
    expect(await near('bulding', 'articles')).toBe('[Building] a studio')
    expect(await near('studoi', 'listings')).toBe('[Studio] by the hour')
    expect(await near('studoi', 'posts')).toBe('My [studio] has a free desk.')
    expect(await near('boooked', 'messages')).toBe('The studio is [booked] until nine.')
    // What only begins alike is not similar, and with something exact nothing similar is shown.
    expect(await find(ada, 'zielmark', 'people')).toEqual([])
    expect((await find(ada, 'studoi')).every(({ isNear }) => isNear)).toBe(true)
    await createPerson(app, { fullName: 'Studoi Kato' })
    expect((await find(ada, 'studoi')).map(({ type }) => type)).toEqual(['people'])
    // With an exact name there is nothing to forgive.
    expect((await find(ada, 'studio', 'events')).map(({ isNear }) => isNear)).toEqual([false])
    for (const type of ['people', 'posts', 'messages'] as const)
      expect(await find(ada, 'qwrtzu', type), type).toEqual([])
  })

  it('finds what is called by another name, after what has the word, with that name marked', async () => {
    const maker = await createPerson(app, { fullName: 'Luz Arco' })
    await maker.client.call(updateProfile, {
      body: { professions: ['Other'], otherProfession: 'Violin maker' },
    })
    const listing = { title: 'Old violins', description: 'Violin lessons as well.' }
    await offer(maker, offerOf('Other', listing))
    await offer(bo, offerOf('Other', { title: 'Fiddle tunes by ear' }))
    expect(await titles('fiddle', 'listings')).toEqual(['[Fiddle] tunes by ear', 'Old [violin]s'])
    expect((await ofType('fiddle', 'people')).map((one) => shown(one.excerpt))).toEqual([
      '[Violin] maker',
    ])
    expect((await find(ada, 'fiddle')).map(({ type, isNear }) => [type, isNear])).toEqual([
      ['people', false],
      ['listings', false],
    ])
    // It takes as many statements as a word without other names.
    expect(await countStatements(app, () => find(ada, 'fiddle'))).toBeLessThanOrEqual(9)
    await maker.client.call(blockPerson, { params: { userId: ada.id } })
    expect(await ofType('fiddle', 'people')).toEqual([])
    expect(await titles('fiddle', 'listings')).toEqual(['[Fiddle] tunes by ear'])
  })

  it('looks for nothing where nothing but signs is typed', async () => {
    for (const q of ['!!!!', '。。。。。', '%%%%', '____']) {
      const asked = await countStatements(app, () => find(ada, q))
      expect(await find(ada, q), q).toEqual([])
      // No statement but that of the session.
      expect(asked, q).toBeLessThanOrEqual(1)
    }
  })

  it('does not name the post of somebody whom the viewer has blocked, above a reply to it', async () => {
    const [author, viewer] = [await createPerson(app), await createPerson(app)]
    const { id } = await writePost(bo, clubId, {
      categoryId,
      title: 'Hush',
      content: 'Quiet, please, all.',
    })
    const theirs = await createCommunity(app, author, { members: [ada, viewer] })
    const post = await writePost(author, theirs, {
      categoryId,
      title: 'Loud',
      content: 'Noise all night.',
    })
    await answerPost(ada, post.id, 'A marimba would help.')
    await answerPost(ada, id, 'A marimba might help.')
    expect(await ofType('marimba', 'posts', viewer)).toHaveLength(2)
    await viewer.client.call(blockPerson, { params: { userId: author.id } })
    expect(await titles('marimba', 'posts', viewer)).toEqual(['Hush', ''])
  })

  it('ranks a name that is the word before one that begins with it, and that before others', async () => {
    for (const fullName of ['Xan Wren', 'Wrenna Fox', 'Wren', 'Awren Bit'])
      await createPerson(app, { fullName })
    expect(await titles('wren', 'people')).toEqual([
      '[Wren]',
      '[Wren]na Fox',
      'Xan [Wren]',
      'A[wren] Bit',
    ])
    // Two letters find beginnings first, too.
    expect((await titles('wr', 'people')).slice(0, 2).toSorted()).toEqual([
      '[Wr]en',
      '[Wr]enna Fox',
    ])
  })

  it('gives four of each, and pages of one type without gaps or repetitions', async () => {
    for (let number = 10; number < 35; number += 1)
      await createPerson(app, { fullName: `Pagel ${number}` })
    const [few] = await find(ada, 'pagel')
    expect(few?.found).toHaveLength(4)
    expect(few?.nextCursor).not.toBeNull()
    const first = (await ask(ada, { q: 'pagel', type: 'people' })).body.groups[0]
    const cursor = first?.nextCursor ?? ''
    const second = (await ask(ada, { q: 'pagel', type: 'people', cursor })).body.groups[0]
    const all = [...(first?.found ?? []), ...(second?.found ?? [])].map(({ id }) => id)
    expect(first?.found).toHaveLength(20)
    expect(new Set(all).size).toBe(25)
    expect(second?.nextCursor).toBeNull()
    const { id } = await writePost(bo, clubId, { categoryId, content: 'Zebrano is a wood.' })
    for (let number = 0; number < 23; number += 1) await answerPost(bo, id, `zebrano ${number}`)
    const page = (await ask(ada, { q: 'zebrano', type: 'posts' })).body.groups[0]
    const rest = { q: 'zebrano', type: 'posts', cursor: page?.nextCursor ?? '' } as const
    const next = (await ask(ada, rest)).body.groups[0]
    const said = [...(page?.found ?? []), ...(next?.found ?? [])].map((one) => one.id)
    expect(said).toHaveLength(24)
    expect(said).toEqual(said.toSorted().toReversed())
    expect(new Set(said).size).toBe(24)
  })

  it('takes nothing typed for a sign of its own, and refuses what is no search', async () => {
    for (const q of [
      '&',
      '%',
      '_',
      '\\',
      "'",
      ':*',
      '()',
      '"',
      '👍',
      '%%%%',
      "o'; drop",
      '....',
      '- -',
    ])
      expect((await ask(ada, { q })).status, q).toBe(200)
    for (const q of ['', '   ', 'x'.repeat(101), 'a\u0000b', 'a\nb'])
      expect((await ask(ada, { q })).status, q).toBe(400)
    const wrong = [
      { type: 'secrets' },
      { type: 'people', cursor: 'bm9uc2Vuc2U' },
      { type: 'posts', cursor: '!' },
    ]
    for (const more of wrong)
      expect((await ask(ada, { q: 'studio', ...more } as Asked)).status).toBe(400)
    const { status } = await app.newClient().call(search, { query: { q: 'studio' } })
    expect(status).toBe(401)
  })

  it('asks few statements, and for one or two letters no words', async () => {
    expect(await countStatements(app, () => find(ada, 'studio'))).toBeLessThanOrEqual(9)
    app.database.statements.length = 0
    await find(ada, 's', 'posts')
    expect(app.database.statements.filter((one) => one.includes('community_posts'))).toEqual([])
  })
})
