import { voteInPost } from '@patchbay/contract/communities/post-polls'
import { likePost, reactToPost } from '@patchbay/contract/communities/posts'
import { likeReply, reactToReply } from '@patchbay/contract/communities/replies'
import { answerPost, createCategory, uploadFile, writePost } from '../discussions.ts'
import type { TestPerson } from '../people.ts'
import type { TestApp } from '../test-app.ts'

interface Setting {
  readonly person: TestPerson
  readonly other: TestPerson
  readonly communityId: string
  readonly word: string
}

export interface DiscussionTraces {
  /** A post of the person without answers. */
  readonly alone: string
  /** A post of the person with a file and an answer of the other. */
  readonly answered: string
  /** A post of the other that the person has liked, answered and reacted to. */
  readonly others: string
  readonly othersReply: string
}

/** Everything that a person can leave in discussions; the person's own text contains the word. */
export async function leaveDiscussionTraces(
  app: TestApp,
  { person, other, communityId, word }: Setting,
): Promise<DiscussionTraces> {
  const categoryId = await createCategory(app)
  const text = { title: word, content: `${word} and more`, categoryId }
  const alone = (await writePost(person, communityId, text)).id
  await answerPost(person, alone, `${word}, to myself`)
  await other.client.call(likePost, { params: { postId: alone } })
  const file = await uploadFile(app, person, communityId, `${word}.mp3`)
  const attachments = [{ id: file }]
  const answered = (await writePost(person, communityId, { ...text, attachments })).id
  const othersReply = (await answerPost(other, answered, 'What about it?')).id
  await answerPost(person, answered, word)
  await person.client.call(likeReply, { params: { replyId: othersReply } })
  const body = { emoji: '🔥' }
  await person.client.call(reactToReply, { params: { replyId: othersReply }, body })
  const poll = { answers: ['Yes', 'No'], isMultiple: false, isAnonymous: true, endsAt: null }
  const others = (await writePost(other, communityId, { categoryId, poll })).id
  await person.client.call(likePost, { params: { postId: others } })
  await person.client.call(reactToPost, { params: { postId: others }, body })
  await person.client.call(voteInPost, { params: { postId: others }, body: { answers: [0] } })
  await answerPost(person, others, word)
  return { alone, answered, others, othersReply }
}
