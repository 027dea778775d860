import { uploadAttachment } from '@patchbay/contract/content/attachments'
import { createEvent, setRsvp, updateEvent } from '@patchbay/contract/communities/events'
import { insideTopic } from '@patchbay/contract/realtime'
import {
  listRequests,
  removeMember,
  requestMembership,
} from '@patchbay/contract/communities/memberships'
import { createPost, getPost, likePost } from '@patchbay/contract/communities/posts'
import { listCategories } from '@patchbay/contract/communities/categories'
import { newId } from '../../src/platform/ids.ts'
import { createCommunity } from '../communities.ts'
import { answerPost, writePost } from '../discussions.ts'
import { createPerson, type TestPerson } from '../people.ts'
import type { TestApp } from '../test-app.ts'

export interface PrivateCommunity {
  readonly member: TestPerson
  readonly applicant: TestPerson
  readonly removed: TestPerson
  /** Words that occur only inside. */
  readonly canaries: readonly string[]
  /** Addresses of a file: for a member, for the removed member, and without a signature. */
  readonly addresses: readonly string[]
  /** The keys are the names of the routes' parameters. */
  readonly ids: Readonly<Record<string, string>>
  /** A valid body by the name of the route. */
  readonly bodies: Readonly<Record<string, unknown>>
  somethingHappens(): Promise<void>
}

let canaries = 0

/** A unique word that is not part of any other. */
const word = (of: string): string => `${of}Canary${String((canaries += 1)).padStart(6, '0')}`

function eventOf(words: { title: string; about: string; place: string }) {
  const start = Date.now() + 86_400_000
  return {
    title: words.title,
    description: `An evening about ${words.about}.`,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 3_600_000).toISOString(),
    timeZone: 'Europe/London',
    isOnline: false,
    location: words.place,
    meetingUrl: '',
  }
}

/** A community with everything that only its members may know, created through the API. */
export async function fillPrivateCommunity(app: TestApp): Promise<PrivateCommunity> {
  const words = {
    member: word('member'),
    title: word('title'),
    about: word('about'),
    place: word('place'),
    note: word('note'),
    post: word('post'),
    postTitle: word('headline'),
    reply: word('reply'),
    file: word('file'),
    bytes: word('bytes'),
  }
  const leader = await createPerson(app)
  const member = await createPerson(app, { fullName: words.member })
  const removed = await createPerson(app)
  const applicant = await createPerson(app)
  const communityId = await createCommunity(app, leader, {
    isPrivate: true,
    members: [member, removed],
  })
  const params = { communityId }
  await applicant.client.call(requestMembership, { params, body: { message: words.note } })
  const { body: requests } = await leader.client.call(listRequests, { params, query: {} })
  const event = { params, body: { clientId: newId(), event: eventOf(words) } }
  const { body: made } = await member.client.call(createEvent, event)
  const eventId = made.id
  await member.client.call(setRsvp, { params: { eventId }, body: { status: 'yes' } })
  const { body: known } = await member.client.call(listCategories, {})
  const categoryId = known.categories[0]?.id ?? ''
  const written = { clientId: newId(), title: words.postTitle, content: `About ${words.post}.` }
  const { body: file } = await member.client.call(uploadAttachment, {
    params: { contextType: 'community', contextId: communityId },
    query: { name: `${words.file}.txt` },
    body: new Blob([`Notes about ${words.bytes}.`]),
  })
  const { body: post } = await member.client.call(createPost, {
    params,
    body: { ...written, categoryId, attachments: [{ id: file.id }] },
  })
  const addresses = await Promise.all(
    [member, removed].map(async ({ client }) => {
      const { body } = await client.call(getPost, { params: { postId: post.id } })
      return body.attachments?.[0]?.signedUrl ?? ''
    }),
  )
  await member.client.call(likePost, { params: { postId: post.id } })
  const reply = await answerPost(member, post.id, words.reply)
  // Notices that the removed person received while they were a member.
  await removed.client.call(setRsvp, { params: { eventId }, body: { status: 'yes' } })
  const theirs = await writePost(removed, communityId, { categoryId, title: words.postTitle })
  await answerPost(member, theirs.id, words.reply)
  await member.client.call(likePost, { params: { postId: theirs.id } })
  const moved = { ...eventOf(words), location: `${words.place}, upstairs` }
  await member.client.call(updateEvent, { params: { eventId }, body: moved })
  await leader.client.call(removeMember, { params: { communityId, userId: removed.id } })
  return {
    member,
    applicant,
    removed,
    canaries: Object.values(words),
    addresses: [...addresses, file.url],
    ids: {
      communityId,
      eventId,
      postId: post.id,
      replyId: reply.id,
      attachmentId: file.id,
      contextType: 'community',
      contextId: communityId,
      userId: member.id,
      requestId: requests.requests[0]?.id ?? '',
    },
    bodies: {
      createEvent: { clientId: newId(), event: eventOf(words) },
      updateEvent: eventOf(words),
      setRsvp: { status: 'yes' },
      reactToPost: { emoji: '🔥' },
      reactToReply: { emoji: '🔥' },
      voteInPost: { answers: [0] },
      createPost: { clientId: newId(), content: 'Something long enough.', categoryId },
      updatePost: { title: '', content: 'Something else of some length.' },
      createReply: { clientId: newId(), content: 'Something.' },
      updateReply: { content: 'Something else.' },
      updateCommunity: { name: 'Another name' },
      deleteCommunity: { confirmName: 'Tape Club' },
      handOverCommunity: { userId: member.id },
      chooseSuccessor: { userId: member.id },
      muteMember: { lasts: 'day' },
      pinPost: { lasts: 'day' },
      setCommunityShown: { shown: false },
    },
    somethingHappens: async () => {
      const another = { clientId: newId(), event: eventOf(words) }
      await member.client.call(createEvent, { params, body: another })
      app.announce({ kind: 'changed', topic: insideTopic(communityId) })
    },
  }
}
