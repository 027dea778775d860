import type { AuthorVersion } from '@patchbay/contract/communities/posts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead } from '../../../../test/fake-server.ts'
import {
  communityPath,
  insideServer,
  person,
  post,
  reply,
} from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const name = 'Show the author’s version'
const ofPost = `GET /posts/${post().id}/author-version`
const ofReply = `GET /replies/${reply().id}/author-version`
const kept = (content: string, title: string | null): AuthorVersion => ({
  version: { title, content, writtenAt: post().createdAt },
  editor: person(14, 'Signe Holm'),
})

it('shows a post that the leader changed with the author’s version one press away, by keyboard too', async () => {
  let stored = post({ editedBy: 'leader', replyCount: 1 })
  const server = insideServer({
    [`GET ${communityPath}/posts`]: () => ({ posts: [stored], nextCursor: null }),
    [ofPost]: () => kept('We rode it out.', 'Brass'),
  })
  const { queryClient } = renderPage(communityPath, { server })
  const card = within(await screen.findByRole('article'))
  card.getByText('(edited by leader)')
  const button = card.getByRole('button', { name, expanded: false })
  expect(server.count(ofPost)).toBe(0)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await card.findByText('We rode it out.')
  card.getByText('Brass')
  card.getByText('Changed as leader by')
  card.getByRole('link', { name: 'Signe Holm' })
  expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual([
    'Hide the author’s version',
    'true',
  ])
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(panel?.textContent).toContain('We rode it out.')
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard(' ')
  expect(card.queryByText('We rode it out.')).toBeNull()
  expect(button.hasAttribute('aria-controls')).toBe(false)
  // The author has written again.
  stored = post({ editedBy: 'author' })
  await act(() => queryClient.invalidateQueries())
  await card.findByText('(edited)')
  expect(card.queryByRole('button', { name })).toBeNull()
})

it('shows the same for a reply, says what was not kept, and tries again what failed', async () => {
  const replies = [reply({ editedBy: 'leader' })]
  const server = insideServer({
    [`GET ${communityPath}/posts`]: () => ({ posts: [post({ replyCount: 1 })], nextCursor: null }),
    [`GET /posts/${post().id}/replies`]: () => ({ replies, nextCursor: null }),
    [ofReply]: dead,
  })
  renderPage(communityPath, { server })
  await userEvent.click(await screen.findByRole('button', { name: 'Replies, 1' }))
  screen.getAllByText('(edited by leader)')
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText('Failed to load the author’s version', {}, { timeout: 10_000 })
  server.on(ofReply, () => ({ version: null, editor: null }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('What the author wrote was not kept.')
  expect(screen.queryByText('Changed as leader by')).toBeNull()
})
