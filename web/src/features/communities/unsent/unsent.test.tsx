import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { PostReply } from '@patchbay/contract/communities/replies'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeDatabase } from '../../../../test/fake-database.ts'
import { profile, refuse } from '../../../../test/fake-server.ts'
import {
  community,
  communityPath,
  insideServer,
  person,
  post,
  reply,
  sampleId,
} from '../../../../test/inside-samples.ts'
import { fakeNetwork } from '../../../../test/network.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { readDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { startNewPage } from '../../../platform/storage/page-state.ts'
import { emptyPoll } from '../../content/polls/public.ts'
import { moveDraft } from '../posts/writing/post-draft.ts'
import { setHasUnsent } from './has-unsent.ts'
import { unsentFor } from './unsent.ts'

const ada = { ...person(1, 'Ada'), id: profile().id }
const createPath = `POST ${communityPath}/posts`
const postPath = `/posts/${sampleId(400)}`
const replyPath = `POST ${postPath}/replies`

interface Sent {
  readonly clientId: string
  readonly content: string
}

/** A community with one post, to which a page can write, each client id once. */
function begin() {
  fakeDatabase()
  const posts = new Map<string, CommunityPost>()
  const replies = new Map<string, PostReply>()
  const store = (body: unknown) => {
    const { clientId, content } = body as Sent
    const known = posts.get(clientId)
    const own = { authorId: ada.id, author: ada, title: null, content }
    posts.set(clientId, known ?? post({ id: sampleId(410 + posts.size), ...own }))
    return posts.get(clientId)
  }
  const server = insideServer({
    [`GET ${communityPath}/posts`]: () => ({
      posts: [...posts.values(), post()],
      nextCursor: null,
    }),
    [`GET ${postPath}/replies`]: () => ({ replies: [...replies.values()], nextCursor: null }),
    [`GET ${postPath}`]: () => post({ replyCount: replies.size }),
    'GET /feed/posts': () => ({
      posts: [...posts.values(), post()],
      nextCursor: null,
      newPosts: 0,
      communities: 1,
      insideVersions: {},
    }),
    [createPath]: store,
    [replyPath]: (body) => {
      const { clientId, content } = body as Sent
      const own = { id: sampleId(510), authorId: ada.id, author: ada, content }
      replies.set(clientId, reply(own))
      return { ...reply(own), replyCount: replies.size, insideVersion: 2 }
    },
  })
  return { server, store, network: fakeNetwork() }
}
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))
const waiting = () => screen.findByRole('list', { name: /^Your unsent posts/ })

async function write(content: string): Promise<void> {
  await press('New Post')
  const dialog = await screen.findByRole('dialog', { name: 'New Post' })
  await userEvent.type(await within(dialog).findByLabelText('Content'), content)
  await userEvent.selectOptions(within(dialog).getByLabelText('Category'), 'Resources')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Post' }))
}
const contentsSent = (server: ReturnType<typeof begin>['server'], route: string) =>
  server.calls.filter((one) => one.route === route).map(({ body }) => (body as Sent).content)

it('a post written offline waits in its place, over a reload, and is sent once', async () => {
  const { server, network, store } = begin()
  const first = renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  act(network.cut)
  await write('From the tunnel, first.')
  await screen.findByText('No connection. Your post will be sent when you are back.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [one] = within(await waiting()).getAllByRole('listitem')
  within(one as HTMLElement).getByRole('img', { name: 'Waiting to be sent' })
  await write('From the tunnel, second.')
  await waitFor(async () =>
    expect(within(await waiting()).getAllByRole('listitem')).toHaveLength(2),
  )
  first.unmount()
  startNewPage()
  // The page comes from the cache of the worker, and the session from the store.
  act(network.mend)
  server.on(createPath, () => refuse('unavailable'))
  renderPage('/', { server })
  const kept = within(await waiting())
  expect(kept.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('second'),
    expect.stringContaining('first'),
  ])
  kept.getAllByText('in South London Producers')

  const tried = server.calls.length
  server.on(createPath, store)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('list', { name: /^Your unsent posts/ })).toBeNull())
  const sent = server.calls.slice(tried).filter(({ route }) => route === createPath)
  expect(sent.map(({ body }) => (body as Sent).content)).toEqual([
    'From the tunnel, first.',
    'From the tunnel, second.',
  ])
  expect(await screen.findAllByText('From the tunnel, first.')).toHaveLength(1)
})

it('a refused post says why, and its words go back to the form or are discarded', async () => {
  const { server, network } = begin()
  renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  act(network.cut)
  await write('No longer wanted here.')
  await waiting()
  server.on(createPath, () => refuse('forbidden'))
  act(network.mend)
  const list = within(await waiting())
  await list.findByText('You can no longer post in this community.')
  list.getByRole('img', { name: 'Not sent' })
  await userEvent.click(list.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New Post' }))
  const box = await dialog.findByLabelText<HTMLTextAreaElement>('Content')
  expect(box.value).toBe('No longer wanted here.')
  expect(dialog.getByLabelText<HTMLSelectElement>('Category').value).toBe(sampleId(301))
  expect(screen.queryByRole('list', { name: /^Your unsent posts/ })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Post' }))
  await dialog.findByText('You can no longer post in this community. Your text is kept.')
  const ids = server.calls.flatMap(({ route, body }) =>
    route === createPath ? (body as Sent).clientId : [],
  )
  expect(new Set(ids).size).toBe(2)
})

it('a post of somebody who was muted meanwhile says why, and is kept', async () => {
  const { server, network } = begin()
  renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  act(network.cut)
  await write('Written before the mute.')
  await waiting()
  server.on(createPath, () => refuse('muted'))
  act(network.mend)
  const list = within(await waiting())
  await list.findByText('You cannot write in this community at the moment.')
  list.getByText('Written before the mute.')
  list.getByRole('button', { name: 'Discard' })
})

it('a refused post loses neither its title nor its category to a begun draft', async () => {
  const { server, network } = begin()
  renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  act(network.cut)
  await press('New Post')
  const first = within(await screen.findByRole('dialog', { name: 'New Post' }))
  await userEvent.type(await first.findByLabelText(/^Title/), 'Wanted: a horn')
  await userEvent.type(first.getByLabelText('Content'), 'For Tuesday evening.')
  await userEvent.selectOptions(first.getByLabelText('Category'), 'Resources')
  await userEvent.click(first.getByRole('button', { name: 'Post' }))
  await waiting()
  server.on(createPath, () => refuse('category_not_found'))
  act(network.mend)
  await within(await waiting()).findByRole('button', { name: 'Edit' })
  const name = `post:${community().id}`
  const begun = { clientId: sampleId(3), title: '', content: 'Begun since.', categoryId: '' }
  act(() => writeDraft(ada.id, name, begun))
  await userEvent.click(within(await waiting()).getByRole('button', { name: 'Edit' }))
  const again = within(await screen.findByRole('dialog', { name: 'New Post' }))
  expect((await again.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Wanted: a horn')
  expect(again.getByLabelText<HTMLTextAreaElement>('Content').value).toBe(
    'Begun since.\n\nFor Tuesday evening.',
  )
  expect(again.getByLabelText<HTMLSelectElement>('Category').value).toBe(sampleId(301))
})

it('a refused poll is shown, and neither it nor the wish for no preview is lost to a begun draft', async () => {
  const { server } = begin()
  server.on(createPath, () => refuse('poll_end_invalid'))
  const rules = { isMultiple: false, isAnonymous: false }
  unsentFor(ada.id).add({
    kind: 'post',
    key: sampleId(601),
    communityId: community().id,
    communityName: community().name,
    title: '',
    content: 'Which day? https://example.org/days',
    categoryId: sampleId(301),
    withoutPreview: true,
    poll: { ...rules, answers: ['Friday', 'Sunday'], endsAt: '2026-01-01T10:00:00.000Z' },
  })
  setHasUnsent(true)
  renderPage(communityPath, { server })
  const list = within(await waiting())
  const answers = within(list.getByRole('list', { name: 'Answers of the poll' }))
  expect(answers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Friday',
    'Sunday',
  ])
  await list.findByText('The end of the poll has passed. Edit it to choose another.')
  const name = `post:${community().id}`
  const poll = { ...rules, answers: ['Red', 'Blue'], ending: 'never', at: '' }
  act(() => writeDraft(ada.id, name, { title: '', content: 'Begun since.', categoryId: '', poll }))
  await userEvent.click(list.getByRole('button', { name: 'Edit' }))
  expect(readDraft(ada.id, name)).toMatchObject({
    content: 'Begun since.\n\nWhich day? https://example.org/days\n\nFriday\nSunday',
    poll,
    leftOut: 'https://example.org/days',
  })
})

it('a draft that moves to another community keeps its poll and the wish for no preview', () => {
  const draft = {
    clientId: sampleId(3),
    title: '',
    content: 'See https://example.org/days',
    categoryId: '',
    leftOut: 'https://example.org/days',
    poll: emptyPoll,
  }
  writeDraft(ada.id, 'post:one', draft)
  moveDraft(ada.id, 'one', 'other')
  const { leftOut, poll } = draft
  expect(readDraft(ada.id, 'post:other')).toMatchObject({ leftOut, poll })
})

it('what waits can be discarded, and the focus stays near', async () => {
  const { server, network } = begin()
  renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  act(network.cut)
  await write('Better not.')
  const discard = await within(await waiting()).findByRole('button', { name: 'Discard' })
  await userEvent.click(discard)
  await waitFor(() => expect(screen.queryByText('Better not.')).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
  act(network.mend)
  expect(contentsSent(server, createPath)).not.toContain('Better not.')
})

it('a post waits behind those that wait, also when there is a connection again', async () => {
  const { server, network, store } = begin()
  renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  act(network.cut)
  await write('The first of two.')
  await waiting()
  // The server answers, but it does not take the first one yet.
  server.on(createPath, () => refuse('unavailable'))
  act(network.mend)
  await write('The second of two.')
  await waitFor(async () =>
    expect(within(await waiting()).getAllByRole('listitem')).toHaveLength(2),
  )
  const tried = server.calls.length
  server.on(createPath, store)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('list', { name: /^Your unsent posts/ })).toBeNull())
  const sent = server.calls.slice(tried).filter(({ route }) => route === createPath)
  expect(sent.map(({ body }) => (body as Sent).content)).toEqual([
    'The first of two.',
    'The second of two.',
  ])
})

it('nothing is stored for a person who has signed out meanwhile', async () => {
  const { server } = begin()
  const answer = Promise.withResolvers<never>()
  server.on(createPath, () => answer.promise)
  const { sessions } = renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  await write('Said too late.')
  await waitFor(() => expect(server.count(createPath)).toBe(1))
  await act(() => sessions.signOut())
  await act(async () => {
    answer.reject(new TypeError('Failed to fetch'))
    await import('./unsent.ts')
  })
  await act(async () => {})
  expect(JSON.stringify(localStorage)).not.toContain('Said too late.')
})

it('discards a refused post', async () => {
  const { server, network } = begin()
  renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  act(network.cut)
  await write('No longer wanted here.')
  await waiting()
  server.on(createPath, () => refuse('community_not_found'))
  act(network.mend)
  await userEvent.click(await within(await waiting()).findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('No longer wanted here.')).toBeNull())
  expect(JSON.stringify(localStorage)).not.toContain('No longer wanted')
})

it('a reply written offline waits at the end of its thread, and is sent once', async () => {
  const { server, network } = begin()
  renderPage(postPath, { server })
  const page = within(await screen.findByRole('main'))
  const box = await page.findByPlaceholderText<HTMLTextAreaElement>('Write your reply...')
  act(network.cut)
  await userEvent.type(box, 'Count me in')
  await press('Send Reply')
  const list = within(await page.findByRole('list', { name: 'Your unsent replies' }))
  list.getByText('Count me in')
  list.getByRole('img', { name: 'Waiting to be sent' })
  expect(box.value).toBe('')
  page.getByText('No connection. Your reply will be sent when you are back.')
  act(network.mend)
  await page.findByRole('heading', { name: 'Replies (1)' })
  await waitFor(() => expect(page.queryByRole('list', { name: 'Your unsent replies' })).toBeNull())
  expect(page.getAllByText('Count me in')).toHaveLength(1)
  expect(contentsSent(server, replyPath)).toEqual(['Count me in'])
})

it('a page that starts with an unsent reply sends it once', async () => {
  const { server } = begin()
  const entry = { kind: 'reply', communityId: sampleId(100), postId: sampleId(400) } as const
  unsentFor(ada.id).add({ ...entry, key: sampleId(600), content: 'From the last visit' })
  startNewPage()
  renderPage(postPath, { server })
  await screen.findByRole('heading', { name: 'Replies (1)' })
  await screen.findByText('From the last visit')
  expect(contentsSent(server, replyPath)).toEqual(['From the last visit'])
})

it('a reply to a post that is gone keeps its words on the home page', async () => {
  const { server, network } = begin()
  const { unmount } = renderPage(postPath, { server })
  const page = within(await screen.findByRole('main'))
  const box = await page.findByPlaceholderText<HTMLTextAreaElement>('Write your reply...')
  act(network.cut)
  await userEvent.type(box, 'Too late')
  await press('Send Reply')
  await page.findByRole('list', { name: 'Your unsent replies' })
  server.on(replyPath, () => refuse('post_not_found'))
  act(network.mend)
  await page.findByRole('img', { name: 'Not sent' })
  unmount()
  startNewPage()
  renderPage('/', { server })
  const list = within(await waiting())
  list.getByText('Too late')
  list.getByText('The post that you replied to is no longer there.')
  const user = userEvent.setup()
  await user.click(list.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('Too late')
  await user.click(list.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('Too late')).toBeNull())
})

it('a post with files does not wait: the form keeps it and says so', async () => {
  const { server, network } = begin()
  const files = [{ id: sampleId(1), name: 'take.wav', type: 'audio', size: 10 }]
  const fields = { title: '', content: 'With a file, offline.', categoryId: sampleId(301) }
  writeDraft(ada.id, `post:${community().id}`, { clientId: sampleId(2), ...fields, files })
  renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  await press('New Post')
  const dialog = within(await screen.findByRole('dialog', { name: 'New Post' }))
  await dialog.findByLabelText('Content')
  act(network.cut)
  await userEvent.click(dialog.getByRole('button', { name: 'Post' }))
  await dialog.findByText(/A post with files cannot wait/)
  expect(screen.queryByRole('list', { name: /^Your unsent posts/ })).toBeNull()
})

it('a post of which there were too many before says when it is sent, and the form keeps its text', async () => {
  const { server, network } = begin()
  renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  const limit = { of: 'post', left: 0 }
  server.on(createPath, () => refuse('rate_limited', { retryAfter: 700, limit }))
  await write('One more of the tunnel.')
  await screen.findByText('You have written many posts. You can write the next in 12 minutes.')
  const dialog = within(screen.getByRole('dialog', { name: 'New Post' }))
  expect(dialog.getByLabelText('Content')).toHaveProperty('value', 'One more of the tunnel.')
  act(network.cut)
  await userEvent.click(dialog.getByRole('button', { name: 'Post' }))
  await waiting()
  act(network.mend)
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('You have written many posts. This is sent in 12 minutes.')
})
