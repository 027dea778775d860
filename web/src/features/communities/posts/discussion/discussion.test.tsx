import type { PostReply } from '@patchbay/contract/communities/replies'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuse } from '../../../../../test/fake-server.ts'
import {
  communityPath,
  insideServer,
  post,
  reply,
  sampleId,
} from '../../../../../test/inside-samples.ts'
import { renderPage, type RenderedApp } from '../../../../../test/render-app.tsx'

const postPath = `/posts/${post().id}`
const repliesPath = `GET ${postPath}/replies`
const sendPath = `POST ${postPath}/replies`
const modal = (): HTMLElement => screen.getByRole('dialog', { name: 'Discussion' })
const contents = (): (string | undefined)[] =>
  within(modal())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent)
const press = (name: string): Promise<void> =>
  userEvent.click(within(modal()).getByRole('button', { name }))

/** Opens the discussion from the list of its community, with the replies of its server. */
async function openModal(
  replies: PostReply[],
  list: () => unknown = () => ({ replies: [...replies], nextCursor: null }),
): Promise<RenderedApp & { readonly replies: PostReply[] }> {
  const one = () => post({ replyCount: replies.length })
  const server = insideServer({
    [`GET ${communityPath}/posts`]: () => ({ posts: [one()], nextCursor: null }),
    [`GET ${postPath}`]: one,
    [repliesPath]: list,
  })
  const app = renderPage(communityPath, { server })
  await userEvent.click(await screen.findByRole('link', { name: 'Brass on nine to eleven' }))
  await screen.findByRole('dialog', { name: 'Discussion' })
  return { ...app, replies }
}

it('[L-21, L-23, L-24, L-25, L-27, L-39] opens from the list, at the URL of the post; a reply is sent once', async () => {
  const { server, replies, address } = await openModal([])
  expect(address()).toBe(postPath)
  await within(modal()).findByText('No replies yet')
  within(modal()).getByRole('heading', { name: 'Brass on nine to eleven' })
  within(modal()).getByRole('heading', { name: 'Replies (0)' })
  within(modal()).getByRole('link', { name: 'South London Producers' })
  const box = within(modal()).getByPlaceholderText<HTMLTextAreaElement>('Write your reply...')
  server.on(sendPath, () => refuse('internal'))
  await userEvent.type(box, 'Count me in')
  await press('Send Reply')
  const failure = await within(modal()).findByText(/The reply could not be sent/)
  expect(failure.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await press('Close')
  await waitFor(() => expect(address()).toBe(communityPath))
  await userEvent.click(await screen.findByRole('link', { name: 'Brass on nine to eleven' }))
  await waitFor(() => expect(address()).toBe(postPath))
  const again = await screen.findByPlaceholderText<HTMLTextAreaElement>('Write your reply...')
  expect(again.value).toBe('Count me in')
  const answer = Promise.withResolvers<unknown>()
  server.on(sendPath, () => answer.promise)
  await press('Send Reply')
  within(modal()).getByRole('button', { name: 'Sending...' })
  replies.push(reply({ content: 'Count me in' }))
  answer.resolve({ ...replies[0], replyCount: 1, insideVersion: 2 })
  await within(modal()).findByRole('heading', { name: 'Replies (1)' })
  expect(within(modal()).getAllByRole('listitem')).toHaveLength(1)
  const sent = server.calls.filter(({ route }) => route === sendPath)
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toEqual(sent[0]?.body)
  await press('Close')
  await waitFor(() => expect(address()).toBe(communityPath))
})

it('[L-28, L-29, L-30] lets the author edit, like and delete a reply', async () => {
  const can = { edit: true, delete: true, report: false }
  const { server, replies, queryClient } = await openModal([
    reply(),
    reply({ id: sampleId(501), content: 'The big one.', can }),
  ])
  const path = `/replies/${sampleId(501)}`
  await within(modal()).findByText('The big one.')
  const menuOf = (at: number): HTMLElement =>
    within(within(modal()).getAllByRole('listitem')[at] as HTMLElement).getByRole('button', {
      name: 'More about the reply of Kit Harrow',
    })
  await userEvent.click(menuOf(0))
  const offered = await screen.findAllByRole('menuitem')
  expect(offered.map((item) => item.textContent)).toEqual(['Report'])
  await userEvent.keyboard('{Escape}')
  const choose = async (name: string) => {
    await userEvent.click(menuOf(1))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Edit')
  const box = within(modal()).getByLabelText<HTMLTextAreaElement>('Reply')
  expect([box.value, document.activeElement]).toEqual(['The big one.', box])
  await userEvent.clear(box)
  await press('Save')
  within(modal()).getByText('Reply cannot be empty')
  await userEvent.type(box, 'The small one.')
  await act(() => queryClient.invalidateQueries())
  expect(box.isConnected).toBe(true)
  server.on(`PATCH ${path}`, (body) => {
    replies[1] = reply({ id: sampleId(501), can, editedBy: 'author', ...(body as object) })
    return replies[1]
  })
  await press('Save')
  await within(modal()).findByText('The small one.')
  within(modal()).getByText('(edited)')
  expect(document.activeElement).toBe(menuOf(1))
  const second = within(within(modal()).getAllByRole('listitem')[1] as HTMLElement)
  server.on(`PUT ${path}/like`, () => refuse('internal'))
  await userEvent.click(second.getByRole('button', { name: 'Like, 2' }))
  await screen.findAllByText('Your like could not be saved. Try again.')
  second.getByRole('button', { name: 'Like, 2', pressed: false })
  const answerLike = (likeCount: number, likedByMe: boolean) => () => {
    const insideVersion = (replies[1]?.insideVersion ?? 0) + 1
    replies[1] = reply({ ...replies[1], likeCount, likedByMe, insideVersion })
    return { replyId: sampleId(501), likeCount, likedByMe, insideVersion }
  }
  server.on(`PUT ${path}/like`, answerLike(3, true))
  server.on(`DELETE ${path}/like`, answerLike(2, false))
  await userEvent.click(second.getByRole('button', { name: 'Like, 2' }))
  await userEvent.click(await second.findByRole('button', { name: 'Like, 3', pressed: true }))
  await second.findByRole('button', { name: 'Like, 2', pressed: false })
  await waitFor(() => expect(server.count(`DELETE ${path}/like`)).toBe(1))
  await choose('Delete')
  const question = await screen.findByText('Are you sure you want to delete this reply?')
  server.on(`DELETE ${path}`, () => {
    replies.pop()
    return new Response(null, { status: 204 })
  })
  const dialog = question.closest('[role=alertdialog]') as HTMLElement
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await within(modal()).findByRole('heading', { name: 'Replies (1)' })
  expect(within(modal()).queryByText('The small one.')).toBeNull()
})

it('[L-20, L-22, Z-13] shows loading and failures, and loads page by page', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { server } = await openModal([], () => answer.promise)
  await within(modal()).findByText('Loading replies...')
  answer.resolve(refuse('rate_limited'))
  await within(modal()).findByText('Failed to load replies')
  server.on(repliesPath, (_, query) =>
    query.get('cursor') === 'second'
      ? { replies: [reply({ id: sampleId(502), content: 'Later.' })], nextCursor: null }
      : { replies: [reply()], nextCursor: 'second' },
  )
  await press('Try again')
  await within(modal()).findByText('Which plate was it?')
  await press('Show more')
  await within(modal()).findByText('Later.')
  expect(contents()).toEqual(['Which plate was it?', 'Later.'])
})

it('shows the viewer’s own reply at the end, however many replies come before it', async () => {
  const later = [reply({ id: sampleId(502), content: 'Later.' })]
  const { server } = await openModal([], () => ({ replies: [reply()], nextCursor: 'second' }))
  server.on(repliesPath, (_, query) =>
    query.has('cursor')
      ? { replies: later, nextCursor: null }
      : { replies: [reply()], nextCursor: 'second' },
  )
  server.on(sendPath, () => {
    later.push(reply({ id: sampleId(503), content: 'Mine.' }))
    return { ...later[1], replyCount: 3, insideVersion: 2 }
  })
  await within(modal()).findByText('Which plate was it?')
  await userEvent.type(within(modal()).getByLabelText('Your reply'), 'Mine.')
  await press('Send Reply')
  await waitFor(() => expect(contents()).toEqual(['Which plate was it?', 'Later.', 'Mine.']))
})

it('shows a post that is deleted while open like a missing post', async () => {
  const { server, queryClient } = await openModal([])
  server.on(`GET ${postPath}`, () => refuse('post_not_found'))
  server.on(repliesPath, () => refuse('post_not_found'))
  await act(() => queryClient.invalidateQueries())
  await within(modal()).findByText('Post not found')
  expect(within(modal()).queryByRole('textbox')).toBeNull()
})
