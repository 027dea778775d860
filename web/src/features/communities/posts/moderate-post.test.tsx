import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuse } from '../../../../test/fake-server.ts'
import { communityPath, insideServer, post, sampleId } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const rights = post().can
const path = `/posts/${post().id}`
const replyPath = `POST ${path}/replies`

function open(posts: CommunityPost[]) {
  const server = insideServer({
    [`GET ${communityPath}/posts`]: () => ({ posts: [...posts], nextCursor: null }),
    [`GET ${path}/replies`]: () => ({ replies: [], nextCursor: null }),
  })
  return { ...renderPage(communityPath, { server }), server }
}
const choose = async (name: string): Promise<void> => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'More about the post of Theo Lindqvist' }),
  )
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

it('a moderator pins a post for a time, and is told if three are pinned', async () => {
  const stored = [post({ can: { ...rights, moderate: true } })]
  const { server } = open(stored)
  server.on(`PUT ${path}/pin`, () => refuse('too_many_pins'))
  await choose('Pin')
  const asked = within(await screen.findByRole('alertdialog', { name: 'Pin this post?' }))
  await userEvent.click(asked.getByRole('button', { name: '30 days' }))
  await userEvent.click(asked.getByRole('button', { name: 'Pin' }))
  await screen.findAllByText('Three posts are pinned already. Unpin one of them first.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  server.on(`PUT ${path}/pin`, () => {
    stored[0] = post({ ...stored[0], pinned: { until: null } })
    return stored[0]
  })
  await choose('Pin')
  const again = within(await screen.findByRole('alertdialog', { name: 'Pin this post?' }))
  await userEvent.click(again.getByRole('button', { name: 'Pin' }))
  await screen.findByText('Pinned')
  const sent = server.calls.filter(({ route }) => route === `PUT ${path}/pin`)
  expect(sent.map(({ body }) => body)).toEqual([{ lasts: 'month' }, { lasts: 'month' }])
})

it('a locked discussion says so, to those who cannot reply, and what they wrote is kept', async () => {
  const stored = [post()]
  const { server, queryClient } = open(stored)
  await userEvent.click(await screen.findByRole('button', { name: 'Replies, 0' }))
  const box = await screen.findByRole('textbox', { name: 'Write a comment' })
  await userEvent.type(box, 'One word more.')
  server.on(replyPath, () => refuse('thread_locked'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('This discussion is locked. Your text is kept.')
  stored[0] = post({ isLocked: true, can: { ...rights, reply: false } })
  await act(() => queryClient.invalidateQueries())
  await screen.findByText(
    /^This discussion is locked\. Nobody can reply\. What you wrote is kept\.$/,
  )
  screen.getByText('Locked')
})

it('somebody who is muted is told so in the place of the form', async () => {
  open([post({ can: { ...rights, reply: false } })])
  await userEvent.click(await screen.findByRole('button', { name: 'Replies, 0' }))
  await screen.findByText('You cannot write in this community at the moment.')
  expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull()
})

it('a new post stands below what is pinned', async () => {
  const pinned = post({ pinned: { until: null } })
  const { server, queryClient } = open([pinned])
  await screen.findByText('Pinned')
  const { putOnTop } = await import('./posts.cache.ts')
  const fresh = post({ id: sampleId(409), title: 'A new one' })
  const answer = Promise.withResolvers<unknown>()
  server.on(`GET ${communityPath}/posts`, () => answer.promise)
  act(() => putOnTop(queryClient, fresh))
  await screen.findByRole('article', { name: 'A new one' })
  const titles = screen.getAllByRole('article').map((card) => card.textContent)
  expect(titles[0]).toContain('Brass on nine to eleven')
  answer.resolve({ posts: [pinned, fresh], nextCursor: null })
})
