import { everyone, mentionToken } from '@patchbay/contract/mentions'
import { leaveCommunity } from '@patchbay/contract/communities/memberships'
import { createPost, updatePost } from '@patchbay/contract/communities/posts'
import { updateNoticeSettings } from '@patchbay/contract/notices/notices'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentOn, createArticle } from '../../../../test/articles.ts'
import { countStatements, createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { makeModerator } from '../../../../test/moderation.ts'
import { kindsOf, noticesOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let author: TestPerson
let named: TestPerson
let categoryId: string
let communityId: string
beforeAll(async () => {
  app = await startTestApp()
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

/** A private community of three, whom nobody has told anything yet. */
async function begin(): Promise<void> {
  leader = await createPerson(app, { fullName: 'Lea Leader' })
  author = await createPerson(app, { fullName: 'Ana Author' })
  named = await createPerson(app, { fullName: 'Nam Ed' })
  const members = [author, named]
  communityId = await createCommunity(app, leader, { name: 'Wire Club', isPrivate: true, members })
}

const at = ({ id }: { readonly id: string }, name = 'Nam Ed') => mentionToken({ userId: id, name })
const post = (content: string, by = author, title = 'Which tape?') =>
  writePost(by, communityId, { categoryId, title, content })

describe('a mention in a post', () => {
  it('tells the member whom it names, with the words as they are read', async () => {
    await begin()
    const { id } = await post(`${at(named)} knows which tape, and ${at(named)} has it.`)
    const { notices, unread } = await noticesOf(named)
    expect(unread).toBe(1)
    expect(notices).toEqual([
      expect.objectContaining({
        kind: 'post_mentioned',
        actors: [expect.objectContaining({ id: author.id })],
        community: expect.objectContaining({ id: communityId }),
        post: expect.objectContaining({ id, title: 'Which tape?' }),
        quote: '@Nam Ed knows which tape, and @Nam Ed has it.',
        reply: null,
      }),
    ])
    expect(await kindsOf(author)).toEqual([])
  })

  it('tells nobody who may not read it, is in a block with its author, or does not want it', async () => {
    await begin()
    const stranger = await createPerson(app)
    const blocking = await createPerson(app)
    const blocked = await createPerson(app)
    const quiet = await createPerson(app)
    const members = [author, blocking, blocked, quiet]
    communityId = await createCommunity(app, leader, { isPrivate: true, members })
    await blocking.client.call(blockPerson, { params: { userId: author.id } })
    await author.client.call(blockPerson, { params: { userId: blocked.id } })
    await quiet.client.call(updateNoticeSettings, { body: { mentions: false } })
    const all = [stranger, blocking, blocked, quiet, author, { id: newId() }]
    const content = `Who knows? ${all.map((one) => at(one)).join(' ')}`
    // The answer says the same of each of them.
    expect((await post(content)).content).toBe(content)
    for (const one of [stranger, blocking, blocked, quiet, author])
      expect(await kindsOf(one)).toEqual([])
  })

  it('tells once: not when the form is sent again, and not when the post is edited', async () => {
    await begin()
    const clientId = newId()
    const body = { clientId, content: `Ask ${at(named)} about it.`, categoryId }
    const params = { communityId }
    const [first, second] = [
      await author.client.call(createPost, { params, body }),
      await author.client.call(createPost, { params, body }),
    ]
    expect([first.status, second.body.id]).toEqual([200, first.body.id])
    const words = { title: '', content: `Ask ${at(named)} and ${at(leader)} about it.` }
    await author.client.call(updatePost, { params: { postId: first.body.id }, body: words })
    expect(await kindsOf(named)).toEqual(['post_mentioned'])
    expect(await kindsOf(leader)).not.toContain('post_mentioned')
  })

  it('is hidden from who has left a private community', async () => {
    await begin()
    await post(`Ask ${at(named)} about it.`)
    await named.client.call(leaveCommunity, { params: { communityId } })
    expect(await noticesOf(named)).toMatchObject({ notices: [], unread: 0 })
  })

  it('tells twenty people at most, with as many statements as for one, and none without a mention', async () => {
    await begin()
    const many = await Promise.all(Array.from({ length: 22 }, () => createPerson(app)))
    communityId = await createCommunity(app, leader, { members: [author, ...many] })
    const plain = await countStatements(app, () => post('Who of you knows that?'))
    const one = await countStatements(app, () => post(`Do you know, ${at(leader)}?`))
    const text = `All of you: ${many.map((person) => at(person, 'M')).join(' ')}`
    expect(await countStatements(app, () => post(text))).toBe(one)
    expect(one - plain).toBe(2)
    const notified = await Promise.all(many.map((person) => kindsOf(person)))
    expect(notified.flat()).toHaveLength(20)
  })
})

describe('everyone', () => {
  const all = mentionToken(everyone)

  it('is called by the leader and moderators in a post, and by nobody else', async () => {
    await begin()
    await post(`${all} Look at this.`)
    expect(await kindsOf(named)).toEqual([])
    await post(`${all} Look at this.`, leader)
    expect(await kindsOf(named)).toEqual(['post_mentioned'])
    expect(await kindsOf(author)).toEqual(['post_mentioned'])
    expect(await kindsOf(leader)).toEqual([])
    await makeModerator(leader, communityId, author)
    await post(`${all} Look at that.`, author)
    expect(await kindsOf(leader)).toContain('post_mentioned')
    const { id } = await post('Nothing special here.', leader)
    await answerPost(leader, id, `${all} Look here.`)
    expect((await kindsOf(named)).filter((kind) => kind === 'post_mentioned')).toHaveLength(2)
  })

  it('can be called three times a day, and a post without it can still be written', async () => {
    await begin()
    const limited = await startTestApp({ database: app.database, config: { rateLimits: true } })
    const client = limited.newClient()
    const old = await createPerson(app, { since: new Date('2020-02-02T02:02:02Z') })
    communityId = await createCommunity(app, old)
    client.setCookie('session', old.client.cookie('session') ?? '')
    const call = (content: string) =>
      client.call(createPost, {
        params: { communityId },
        body: { clientId: newId(), content, categoryId },
      })
    for (let time = 0; time < 3; time += 1) expect((await call(`${all} Again.`)).status).toBe(200)
    expect(await call(`${all} Again.`)).toMatchObject({
      code: 'rate_limited',
      body: { limit: { of: 'everyone', left: 0 } },
    })
    expect((await call('Without calling anybody.')).status).toBe(200)
    await limited.stop()
  })
})

describe('a mention in a reply', () => {
  it('leads to the reply, and who wrote the post is told once', async () => {
    await begin()
    const { id } = await post('Which tape do you use?')
    const reply = await answerPost(leader, id, `Ask ${at(named)}, ${at(author)}.`)
    for (const person of [named, author])
      expect((await noticesOf(person)).notices).toEqual([
        expect.objectContaining({
          kind: 'post_mentioned',
          post: expect.objectContaining({ id }),
          reply: { id: reply.id },
          quote: 'Ask @Nam Ed, @Nam Ed.',
        }),
      ])
  })

  it('tells of the answer where mentions are not wanted', async () => {
    await begin()
    await author.client.call(updateNoticeSettings, { body: { mentions: false } })
    const { id } = await post('Which tape do you use?')
    await answerPost(leader, id, `I know, ${at(author)}.`)
    expect(await kindsOf(author)).toEqual(['post_replied'])
  })
})

describe('a mention in a comment', () => {
  it('tells the author and who commented there, and nobody else', async () => {
    await begin()
    const article = await createArticle(app, leader, { title: 'How to splice' })
    await commentOn(named, article.id)
    const { id } = await commentOn(
      author,
      article.id,
      `${at(named)}, ${at(leader)} and ${at(await createPerson(app))}: no.`,
    )
    expect((await noticesOf(named)).notices).toEqual([
      expect.objectContaining({
        kind: 'comment_mentioned',
        article: expect.objectContaining({ title: 'How to splice' }),
        comment: { id },
      }),
    ])
    const ofLeader = (await noticesOf(leader)).notices.filter((one) => one.comment?.id === id)
    expect(ofLeader.map(({ kind }) => kind)).toEqual(['comment_mentioned'])
    const stranger = await createPerson(app)
    await commentOn(author, article.id, `${at(stranger)}, no.`)
    expect(await kindsOf(stranger)).toEqual([])
  })
})
