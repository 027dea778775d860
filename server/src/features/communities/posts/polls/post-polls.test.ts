import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { lockThread, muteMember } from '@patchbay/contract/communities/moderation'
import { endPostPoll, listPostVotes, voteInPost } from '@patchbay/contract/communities/post-polls'
import {
  createPost,
  deletePost,
  getPost,
  listPosts,
  updatePost,
} from '@patchbay/contract/communities/posts'
import type { NewPoll } from '@patchbay/contract/content/polls'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { closeStaffCommunity } from '@patchbay/contract/staff/communities'
import { banPerson } from '@patchbay/contract/staff/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChance } from '../../../../../test/chance.ts'
import { createCommunity } from '../../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../../test/discussions.ts'
import { removeMember } from '../../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { pollOf } from '../../../../../test/polls.ts'
import { createStaff } from '../../../../../test/staff.ts'
import { statementsOfRequests } from '../../../../../test/statements/request-statements.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { newId } from '../../../../platform/ids.ts'

let app: TestApp
let now = new Date()
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
let categoryId: string
let moderator: TestPerson
let leader: TestPerson
let author: TestPerson
let member: TestPerson
let stranger: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now, sweepMilliseconds: 3_600_000 })
  categoryId = await createCategory(app)
  moderator = await createStaff(app, 'moderator')
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  const people = await Promise.all([1, 2, 3, 4].map(() => createPerson(app)))
  ;[leader, author, member, stranger] = people as [TestPerson, TestPerson, TestPerson, TestPerson]
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [author, member] })
})

const ask = async (given: Partial<NewPoll> = {}, by = author) =>
  (await writePost(by, communityId, { categoryId, poll: pollOf(given) })).id
const create = (poll: unknown, clientId = newId(), by = author) =>
  by.client.call(createPost, {
    params: { communityId },
    body: { clientId, content: 'Which day is best?', categoryId, poll: poll as NewPoll },
  })
const vote = (by: TestPerson, postId: string, ...answers: number[]) =>
  by.client.call(voteInPost, { params: { postId }, body: { answers } })
const end = (by: TestPerson, postId: string) => by.client.call(endPostPoll, { params: { postId } })
const votersOf = (by: TestPerson, postId: string, query: { cursor?: string } = {}) =>
  by.client.call(listPostVotes, { params: { postId }, query })
const read = async (by: TestPerson, postId: string) =>
  (await by.client.call(getPost, { params: { postId } })).body
const counted = async (by: TestPerson, postId: string) => {
  const { poll, myVote } = await read(by, postId)
  return [poll?.voters, poll?.answers.map(({ votes }) => votes), myVote]
}
const edit = (by: TestPerson, postId: string) =>
  by.client.call(updatePost, {
    params: { postId },
    body: { title: '', content: 'Which day is the worst?' },
  })

describe('a poll in a post', () => {
  it('is written with it once, and shown wherever the post is', async () => {
    const clientId = newId()
    const endsAt = later(60).toISOString()
    const { status, body } = await create(pollOf({ endsAt }), clientId)
    const poll = {
      answers: ['Friday', 'Saturday', 'Sunday'].map((text) => ({ text, votes: 0 })),
      voters: 0,
      isMultiple: false,
      isAnonymous: false,
      endsAt,
    }
    expect([status, body]).toMatchObject([200, { poll, myVote: [], can: { endPoll: true } }])
    now = later(120)
    expect((await create(pollOf({ endsAt }), clientId)).body).toMatchObject({ id: body.id, poll })
    const list = (await member.client.call(listPosts, { params: { communityId }, query: {} })).body
    expect(list.posts).toMatchObject([{ poll, myVote: [], can: { endPoll: false } }])
    expect(await read(member, (await writePost(author, communityId, { categoryId })).id)) //
      .not.toHaveProperty('poll')
  })

  it('is corrected by sending it again, until somebody has voted', async () => {
    const clientId = newId()
    const { id } = (await create(pollOf(), clientId)).body
    const other = pollOf({ answers: ['Today', 'Tomorrow'] })
    expect((await create(other, clientId)).body.poll?.answers).toHaveLength(2)
    await vote(member, id, 1)
    expect((await create(pollOf(), clientId)).body.poll?.answers).toHaveLength(2)
  })

  it('has answers that differ and an end in the future, or nothing is written', async () => {
    for (const answers of [['One'], ['Yes', 'YES '], ['', 'No'], ['Yes', 'x'.repeat(101)]])
      expect(await create(pollOf({ answers }))).toMatchObject({ status: 400 })
    for (const endsAt of ['tomorrow', 5, undefined])
      expect(await create({ ...pollOf(), endsAt })).toMatchObject({ code: 'invalid_input' })
    for (const minutes of [0, -5, 366 * 24 * 60])
      expect(await create(pollOf({ endsAt: later(minutes).toISOString() }))).toMatchObject({
        status: 400,
        code: 'poll_end_invalid',
      })
    const { posts } = (await author.client.call(listPosts, { params: { communityId }, query: {} }))
      .body
    expect(posts).toEqual([])
  })

  it('keeps the text that people have voted on', async () => {
    const id = await ask()
    expect((await edit(author, id)).body).toMatchObject({ content: 'Which day is the worst?' })
    await vote(member, id, 0)
    expect((await read(author, id)).can.edit).toBe(false)
    const asked = { params: { postId: id }, body: { title: '', content: 'Which day is nicest?' } }
    for (const by of [author, leader])
      expect(await by.client.call(updatePost, asked)).toMatchObject({
        status: 409,
        code: 'poll_voted',
      })
    await vote(member, id)
    expect((await author.client.call(updatePost, asked)).status).toBe(200)
  })

  it('goes with its post', async () => {
    const id = await ask()
    await vote(member, id, 0)
    expect((await author.client.call(deletePost, { params: { postId: id } })).status).toBe(204)
    expect(await vote(member, id, 1)).toMatchObject({ status: 404, code: 'post_not_found' })
  })
})

describe('a vote in a post', () => {
  it('is replaced by the next one, and taken back by an empty one', async () => {
    const id = await ask()
    expect((await vote(member, id, 1)).body).toMatchObject({ poll: { voters: 1 }, myVote: [1] })
    await vote(leader, id, 1)
    expect(await counted(author, id)).toEqual([2, [0, 2, 0], []])
    await vote(member, id, 2)
    expect(await counted(member, id)).toEqual([2, [0, 1, 1], [2]])
    await vote(member, id)
    await vote(leader, id)
    expect(await counted(member, id)).toEqual([0, [0, 0, 0], []])
  })

  it('has several answers if the poll allows them, of those that there are', async () => {
    const single = await ask()
    for (const answers of [[0, 1], [3], [-1], [0, 0]])
      expect(await vote(member, single, ...answers), String(answers)).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    const several = await ask({ isMultiple: true })
    expect((await vote(member, several, 2, 0)).body).toMatchObject({
      poll: { voters: 1 },
      myVote: [0, 2],
    })
    const first = await read(member, several)
    await vote(member, several, 0, 2)
    expect(await read(member, several)).toEqual(first)
    await vote(member, several, 1, 2)
    expect(await counted(member, several)).toEqual([1, [0, 1, 1], [1, 2]])
  })

  it('is three statements in a transaction, of which the last raises the version', async () => {
    const id = await ask()
    app.database.statements.length = 0
    await vote(member, id, 1)
    const statements = statementsOfRequests(app)
    // The session’s, begin and commit; the vote, the post, and the version.
    expect(statements).toHaveLength(6)
    expect(statements.at(-2)).toContain('update community_versions')
    app.database.statements.length = 0
    await member.client.call(listPosts, { params: { communityId }, query: {} })
    expect(statementsOfRequests(app)).toHaveLength(3)
  })

  it.each([23])('is the last of each of many people at once (seed %i)', async (seed) => {
    const chance = createChance(seed)
    const crowd = await Promise.all(Array.from({ length: 12 }, () => createPerson(app)))
    communityId = await createCommunity(app, leader, { members: [author, ...crowd] })
    const id = await ask({ isMultiple: true })
    const last = await Promise.all(
      crowd.map(async (person) => {
        let chosen: number[] = []
        for (let round = 0; round < 6; round += 1) {
          chosen = [0, 1, 2].filter(() => chance(2) === 1)
          const { status, body } = await vote(person, id, ...chosen)
          expect([status, body.myVote]).toEqual([200, chosen])
        }
        return chosen
      }),
    )
    const sum = (place: number) => last.filter((chosen) => chosen.includes(place)).length
    const voters = last.filter(({ length }) => length > 0).length
    expect(await counted(author, id)).toEqual([voters, [0, 1, 2].map(sum), []])
  })

  it('is refused after the end, by the clock, but for what was counted before', async () => {
    const id = await ask({ endsAt: later(5).toISOString() })
    now = later(4.99)
    expect((await vote(member, id, 1)).status).toBe(200)
    now = later(0.01)
    const ended = { status: 409, code: 'poll_ended' }
    expect(await vote(member, id, 0)).toMatchObject(ended)
    expect(await vote(member, id)).toMatchObject(ended)
    expect(await vote(leader, id, 0)).toMatchObject(ended)
    expect((await vote(member, id, 1)).status).toBe(200)
    expect(await counted(member, id)).toEqual([1, [0, 1, 0], [1]])
  })

  it('ends early for the author and the leader, once', async () => {
    const id = await ask()
    expect(await end(member, id)).toMatchObject({ status: 403, code: 'forbidden' })
    const { body } = await end(leader, id)
    expect(body.poll).toMatchObject({ endsAt: now.toISOString() })
    now = later(1)
    expect((await end(author, id)).body.poll).toMatchObject({ endsAt: body.poll.endsAt })
    expect(await vote(member, id, 0)).toMatchObject({ code: 'poll_ended' })
    const words = await writePost(author, communityId, { categoryId })
    expect(await end(author, words.id)).toMatchObject({ status: 404 })
  })

  it('needs what the viewer may see, also to take it back', async () => {
    const id = await ask()
    const words = (await writePost(author, communityId, { categoryId })).id
    const missing = { status: 404, code: 'post_not_found' }
    await vote(member, id, 1)
    await removeMember(app, communityId, member)
    const ways: [TestPerson, string][] = [
      [stranger, id],
      [member, id],
      [author, words],
      [author, newId()],
    ]
    for (const [by, postId] of ways) {
      expect(await vote(by, postId, 0)).toMatchObject(missing)
      expect(await vote(by, postId)).toMatchObject(missing)
      expect(await votersOf(by, postId)).toMatchObject(missing)
      expect(await end(by, postId)).toMatchObject(missing)
    }
    expect(await counted(author, id)).toEqual([1, [0, 1, 0], []])
  })

  it('is possible where reactions are: for people who are muted or blocked, and when locked', async () => {
    const id = await ask()
    await leader.client.call(muteMember, {
      params: { communityId, userId: member.id },
      body: { lasts: 'day' },
    })
    await leader.client.call(lockThread, { params: { postId: id } })
    await author.client.call(blockPerson, { params: { userId: member.id } })
    expect((await vote(member, id, 1)).status).toBe(200)
  })

  it('can only be taken back when the community is closed', async () => {
    const id = await ask()
    await vote(member, id, 1)
    await moderator.client.call(closeStaffCommunity, {
      params: { communityId },
      body: { reason: 'Spam.', words: 'It was spam.' },
    })
    expect(await vote(member, id, 0)).toMatchObject({ status: 409, code: 'community_closed' })
    expect(await end(author, id)).toMatchObject({ status: 403 })
    expect((await vote(member, id, 1)).status).toBe(200)
    expect((await vote(member, id)).body.poll).toMatchObject({ voters: 0 })
  })

  it('goes with the account of the voter, and with a ban that hides the author', async () => {
    const id = await ask()
    await vote(member, id, 1)
    await vote(leader, id, 0)
    const body = { confirmText: 'delete my account' }
    await member.client.call(deleteAccount, { body })
    expect(await counted(author, id)).toEqual([1, [1, 0, 0], []])
    await moderator.client.call(banPerson, {
      params: { personId: author.id },
      body: { until: null, hideContent: true, words: 'It is spam.', reason: 'Spam.' },
    })
    expect(await vote(leader, id, 1)).toMatchObject({ status: 404, code: 'post_not_found' })
  })

  it('goes with the account of the author, whose post stays for its replies', async () => {
    const id = await ask()
    await vote(member, id, 1)
    await answerPost(member, id)
    await author.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await read(member, id)).toMatchObject({ content: '' })
    expect(await read(member, id)).not.toHaveProperty('poll')
    expect(await vote(member, id, 0)).toMatchObject({ status: 404 })
  })
})

describe('who voted in a post', () => {
  it('is listed with what they chose, in the order they did, 50 a page', async () => {
    const people = await Promise.all(
      Array.from({ length: 52 }, (_, index) => createPerson(app, { fullName: `Fan ${index}` })),
    )
    communityId = await createCommunity(app, leader, { members: [author, ...people] })
    const id = await ask({ isMultiple: true })
    for (const person of people) await vote(person, id, 0, 2)
    const first = (await votersOf(author, id)).body
    const second = (await votersOf(author, id, { cursor: first.nextCursor ?? '' })).body
    expect([first.voters.length, second.voters.length, second.nextCursor]).toEqual([50, 2, null])
    const all = [...first.voters, ...second.voters].map(({ person }) => person.id)
    expect(new Set(all)).toEqual(new Set(people.map((person) => person.id)))
    expect(first.voters[0]).toMatchObject({ answers: [0, 2], person: { displayName: 'Fan 0' } })
    expect((await votersOf(author, id, { cursor: 'bm8' })).status).toBe(400)
  })

  it('is told nobody of an anonymous poll, also not its author or the leader', async () => {
    const id = await ask({ isAnonymous: true })
    await vote(member, id, 1)
    for (const by of [author, leader, member])
      expect(await votersOf(by, id)).toMatchObject({ status: 403, code: 'poll_anonymous' })
    for (const by of [author, leader])
      expect(JSON.stringify(await read(by, id))).not.toContain(member.id)
  })
})
