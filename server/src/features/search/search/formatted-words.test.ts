import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { listPersonPosts } from '@patchbay/contract/communities/person-work'
import { listConversations } from '@patchbay/contract/messaging/conversations'
import { listMessages, quote, sendMessage } from '@patchbay/contract/messaging/messages'
import { searchMessages } from '@patchbay/contract/messaging/message-search'
import { browsePeople } from '@patchbay/contract/search/directory'
import { search } from '@patchbay/contract/search/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { say, startPair } from '../../../../test/conversations.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { noticesOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

const typed = '*Doors* at ~six~ `seven`, see https://a.example/_b_\n- strings\n- _leads_'
const plain = 'Doors at six seven, see https://a.example/_b_ • strings • leads'

let app: TestApp
let ada: TestPerson
let bo: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  ada = await createPerson(app, { fullName: 'Ada Marsh' })
  bo = await createPerson(app, { fullName: 'Bo Tran' })
})
afterAll(() => app.stop())

const inLine = (text: string | null | undefined): string => (text ?? '').replaceAll('\n', ' ')
const joined = (parts: readonly { readonly text: string }[] | undefined): string =>
  (parts ?? []).map(({ text }) => text).join('')

it('keeps a message as it was typed, and shows a line of it without markers', async () => {
  const pair = await startPair(ada, bo)
  const message = await say(ada, pair, typed)
  expect(message.content).toBe(typed)
  const params = { conversationId: pair }
  await bo.client.call(sendMessage, {
    params,
    body: { clientId: newId(), content: 'Fine.', replyTo: message.seq },
  })
  const { messages } = (await ada.client.call(listMessages, { params, query: {} })).body
  const words = 'Doors at six seven, see https://a.example/_b_'
  expect(messages.find(({ replyTo }) => replyTo)?.replyTo?.words).toBe(words)
  // The browser quotes in the same way.
  expect(quote(message).words).toBe(words)
  await say(ada, pair, typed)
  const { conversations } = (await bo.client.call(listConversations, { query: {} })).body
  expect(inLine(conversations[0]?.lastMessage)).toBe(plain)
})

it('finds words beside markers, and shows what was found without them', async () => {
  const pair = await startPair(ada, bo)
  await say(ada, pair, 'The *quartz* _clock_ runs')
  const inConversation = await bo.client.call(searchMessages, {
    query: { q: 'quartz clock', conversationId: pair },
  })
  const [found] = inConversation.body.found
  expect(joined(found?.excerpt)).toBe('The quartz clock runs')
  expect(found?.excerpt.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual([
    'quartz',
    'clock',
  ])
  const everywhere = await bo.client.call(search, { query: { q: 'quartz', type: 'messages' } })
  expect(joined(everywhere.body.groups[0]?.found[0]?.excerpt)).toBe('The quartz clock runs')
})

it('shows posts, answers and bios without markers where a line of them stands', async () => {
  const communityId = await createCommunity(app, ada, { name: 'Load-in', members: [bo] })
  const categoryId = await createCategory(app)
  const { id } = await writePost(ada, communityId, { categoryId, content: typed })
  await answerPost(bo, id, '*Yes*, with > signs and 2 * 3 * 4 of them')
  const [notice] = (await noticesOf(ada)).notices
  expect(notice?.quote).toBe('Yes, with > signs and 2 * 3 * 4 of them')
  expect(notice?.post?.line).toBe(plain)
  const params = { userId: ada.id }
  const { posts } = (await bo.client.call(listPersonPosts, { params })).body
  expect(inLine(posts[0]?.content)).toBe(plain)
  const { groups } = (await bo.client.call(search, { query: { q: 'seven', type: 'posts' } })).body
  expect(joined(groups[0]?.found[0]?.excerpt)).toBe(plain)
  await ada.client.call(updateProfile, { body: { bio: '*Loud* and _slow_' } })
  const { people } = (await bo.client.call(browsePeople, { query: {} })).body
  expect(people.find((one) => one.bio !== null)?.bio).toBe('Loud and slow')
})
