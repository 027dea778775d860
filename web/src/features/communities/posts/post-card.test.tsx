import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, refuse, type FakeServer } from '../../../../test/fake-server.ts'
import {
  communityPath,
  insideServer,
  person,
  post,
  reply,
} from '../../../../test/inside-samples.ts'
import { renderPage, type RenderedApp } from '../../../../test/render-app.tsx'

const postPath = `/posts/${post().id}`
const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }))
const choose = async (name: string): Promise<void> => {
  await press('More about the post of Theo Lindqvist')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** A community with one post, which its server may change. */
async function openCard(
  changes: Partial<CommunityPost> = {},
): Promise<RenderedApp & { readonly keep: (changes: Partial<CommunityPost>) => CommunityPost }> {
  let stored = post(changes)
  const server: FakeServer = insideServer({
    [`GET ${communityPath}/posts`]: () => ({ posts: [stored], nextCursor: null }),
  })
  const app = renderPage(communityPath, { server })
  await screen.findByRole('article')
  return {
    ...app,
    keep: (next) => {
      stored = { ...stored, ...next }
      return stored
    },
  }
}

it('[L-14, L-15, L-36] likes at once, sends only the last press, and reverts a failed like', async () => {
  const { server, keep } = await openCard({ likeCount: 0, likedByMe: true })
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  server.on(`DELETE ${postPath}/like`, () => answers[0]?.promise)
  server.on(`PUT ${postPath}/like`, () => answers[1]?.promise)
  const heart = screen.getByRole('button', { name: 'Like, 0' })
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(heart)
  // The server's count was outdated: it does not go below zero.
  expect([heart.getAttribute('aria-pressed'), heart.textContent]).toEqual(['false', '0'])
  await userEvent.click(heart)
  await userEvent.click(heart)
  await userEvent.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  const likes = { likeCount: 3, likedByMe: false, insideVersion: 2 }
  const { id: postId } = keep(likes)
  answers[0]?.resolve({ postId, ...likes })
  await waitFor(() => expect(server.count(`PUT ${postPath}/like`)).toBe(1))
  expect(server.count(`DELETE ${postPath}/like`)).toBe(1)
  await screen.findByRole('button', { name: 'Like, 4', pressed: true })
  answers[1]?.resolve(refuse('internal'))
  await screen.findByRole('button', { name: 'Like, 3', pressed: false })
  screen.getAllByText('Your like could not be saved. Try again.')
})

it('[L-11, L-13, L-36] edits a post in place; a failed save retains the text, even when updates arrive', async () => {
  const { server, keep, queryClient } = await openCard({
    can: {
      edit: true,
      delete: true,
      report: false,
      react: true,
      reply: true,
      endPoll: false,
      moderate: false,
    },
  })
  await choose('Edit')
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Content')
  expect(document.activeElement).toBe(box)
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Brass on nine to eleven')
  await userEvent.clear(box)
  await userEvent.type(box, 'Short')
  await press('Save')
  screen.getByText('Content must be at least 10 characters')
  server.on(`PATCH ${postPath}`, dead)
  await userEvent.type(box, ' no more, my friends')
  await press('Save')
  await screen.findAllByText('The post could not be saved. Your text is kept: try again.')
  keep({ likeCount: 30 })
  await act(() => queryClient.invalidateQueries())
  expect(screen.getByLabelText('Content')).toBe(box)
  expect(box.value).toBe('Short no more, my friends')
  server.on(`PATCH ${postPath}`, (body) => keep({ ...(body as object), editedBy: 'leader' }))
  await press('Save')
  await screen.findByText('Short no more, my friends')
  screen.getByText('(edited by leader)')
  screen.getByRole('button', { name: 'Like, 30' })
})

it('[L-12, L-36] deletes after a confirmation, and says when that failed', async () => {
  const { server } = await openCard({
    can: {
      edit: false,
      delete: true,
      report: false,
      react: true,
      reply: true,
      endPoll: false,
      moderate: false,
    },
  })
  await choose('Delete')
  await screen.findByText('Are you sure you want to delete this post?')
  server.on(`DELETE ${postPath}`, dead)
  await press('Delete')
  await screen.findAllByText('The post could not be deleted. Try again.')
  server.on(`DELETE ${postPath}`, () => new Response(null, { status: 204 }))
  server.on(`GET ${communityPath}/posts`, () => ({ posts: [], nextCursor: null }))
  await press('Delete')
  await screen.findByText('No discussions yet')
})

it('[L-18, L-19, L-26] expands the replies, with a box for new ones that accepts nothing blank', async () => {
  const { server, keep, queryClient } = await openCard({ replyCount: 1 })
  let replies = [reply()]
  server.on(`GET ${postPath}/replies`, () => ({ replies, nextCursor: null }))
  await press('Replies, 1')
  await screen.findByText('Which plate was it?')
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' })
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  await userEvent.type(box, '   ')
  expect(send.disabled).toBe(true)
  fireEvent.submit(box)
  await screen.findByText('Reply cannot be empty')
  expect(server.count(`POST ${postPath}/replies`)).toBe(0)
  await userEvent.type(box, 'The small one')
  await act(() => queryClient.invalidateQueries())
  screen.getByText('Which plate was it?')
  const mine = reply({ id: reply().id.replace(/.$/, '9'), content: 'The small one' })
  server.on(`POST ${postPath}/replies`, () => {
    replies = [...replies, mine]
    const changed = { replyCount: 2, insideVersion: 2 }
    keep(changed)
    return { ...mine, ...changed }
  })
  await userEvent.click(send)
  await screen.findByRole('button', { name: 'Replies, 2' })
  within(screen.getByRole('article')).getByText('The small one', { selector: 'p' })
  expect([box.value, document.activeElement]).toEqual(['', box])
})

it('[L-01] cuts a long text, and shows only a note for a deleted account', async () => {
  const { keep, queryClient } = await openCard({ content: 'Long words. '.repeat(60) })
  expect(screen.getByRole('button', { name: 'Show more' }).getAttribute('aria-expanded')).toBe(
    'false',
  )
  screen.getByText('Resources', { selector: 'article bdi' })
  within(screen.getByRole('article')).getByRole('img', { name: 'Verified' })
  const nobody = { ...person(12, ''), fullName: null, displayName: null, linked: false }
  keep({ author: nobody, content: '', title: null })
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('This post was removed with its author’s account.')
  screen.getByText('Deleted account')
})
