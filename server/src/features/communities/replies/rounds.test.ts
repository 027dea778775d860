import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { deleteCommunity } from '@patchbay/contract/communities/communities'
import { deletePost, likePost, unlikePost, updatePost } from '@patchbay/contract/communities/posts'
import {
  createReply,
  deleteReply,
  likeReply,
  unlikeReply,
  updateReply,
} from '@patchbay/contract/communities/replies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unnamedAnswers } from '../../../../test/answers.ts'
import { createChance } from '../../../../test/chance.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, countsOf, createCategory, writePost } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let people: TestPerson[]
let communityId: string
let categoryId: string
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app)
  people = await Promise.all(Array.from({ length: 12 }, () => createPerson(app)))
  communityId = await createCommunity(app, leader, { name: 'Rounds', members: people })
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

const answer = ({ client }: Pick<TestPerson, 'client'>, postId: string) =>
  client.call(createReply, {
    params: { postId },
    body: { clientId: newId(), content: 'At once.' },
  })

describe('many people who reply at once', () => {
  it.each([31])(
    '[L-33] leave the count that the rows have, and all get an answer (seed %i)',
    async (seed) => {
      const chance = createChance(seed)
      const { id } = await writePost(leader, communityId, { categoryId })
      const kept = await Promise.all(
        people.map(async (person) => {
          const made = await Promise.all([1, 2, 3].map(() => answer(person, id)))
          expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
          const gone = made.slice(0, chance(4))
          for (const { body } of gone) {
            const params = { replyId: body.id }
            expect((await person.client.call(deleteReply, { params })).status).toBe(204)
          }
          return made.length - gone.length
        }),
      )
      const total = kept.reduce((sum, own) => sum + own, 0)
      const { counted, rows } = await countsOf(app, id)
      expect([counted.replies, rows.replies]).toEqual([total, total])
    },
  )
})

/** All actions on a post and its replies, by everybody at once. */
function everything(postId: string, replies: readonly string[]) {
  const text = () => `Words ${newId()}`
  return people.flatMap(({ client }, index) => {
    const params = { postId }
    const replyId = replies[index % replies.length] ?? ''
    const reply = { params: { replyId } }
    return [
      client.call(likePost, { params }),
      client.call(likeReply, reply),
      answer({ client }, postId),
      client.call(updateReply, { ...reply, body: { content: text() } }),
      leader.client.call(updatePost, { params, body: { title: '', content: text() } }),
      client.call(unlikeReply, reply),
      client.call(unlikePost, { params }),
      index % 3 === 0 ? client.call(deleteReply, reply) : client.call(likeReply, reply),
    ]
  })
}

const busyWith = [
  likePost,
  likeReply,
  createReply,
  updateReply,
  updatePost,
  unlikeReply,
  unlikePost,
  deleteReply,
  deletePost,
  deleteCommunity,
]

describe('a deletion while everybody is writing', () => {
  it.each(['a post', 'an account', 'a community'])(
    '%s: there is no deadlock, and all get an answer',
    async (what) => {
      const author = await createPerson(app)
      const id = await createCommunity(app, leader, { name: 'Rounds', members: [author] })
      const { id: postId } = await writePost(author, id, { categoryId })
      const replies: string[] = []
      for (const one of [author, ...people.slice(0, 3)])
        replies.push((await answerPost(one, postId)).id)
      const goes = () => {
        if (what === 'a post') return author.client.call(deletePost, { params: { postId } })
        if (what === 'an account')
          return author.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
        const params = { communityId: id }
        return leader.client.call(deleteCommunity, { params, body: { confirmName: 'Rounds' } })
      }
      const before = everything(postId, replies)
      const answers = await Promise.all([...before, goes(), ...everything(postId, replies)])
      expect(unnamedAnswers(answers, busyWith)).toEqual([])
      expect((await goes()).status).toBeGreaterThanOrEqual(401)
      if (what !== 'an account') return
      const { counted, rows } = await countsOf(app, postId)
      expect(counted).toEqual(rows)
    },
  )
})
