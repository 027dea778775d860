import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { dead, refuse } from '../../../../../test/fake-server.ts'
import { communityPath, insideServer, post, reply } from '../../../../../test/inside-samples.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { redirectTarget } from '../../../accounts/sessions/public.ts'

const postPath = `/posts/${post().id}`

function open(changes: Partial<CommunityPost> = {}) {
  const server = insideServer({
    [`GET ${postPath}`]: () => post({ replyCount: 1, ...changes }),
    [`GET ${postPath}/replies`]: () => ({ replies: [reply()], nextCursor: null }),
  })
  return { ...renderPage(postPath, { server }), server }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

it('is a page with the title of the post, and not a dialog', async () => {
  const { address } = open()
  await screen.findByRole('heading', { level: 1, name: 'Brass on nine to eleven' })
  await screen.findByText('Which plate was it?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.title).toBe('Brass on nine to eleven · Patchbay')
  screen.getByRole('heading', { level: 2, name: 'Replies (1)' })
  const back = screen.getByRole('link', { name: 'Back to South London Producers' })
  await userEvent.click(back)
  await waitFor(() => expect(address()).toBe(communityPath))
})

it('is named after its author if it has no title, or if the viewer has blocked them', async () => {
  const { server, queryClient } = open({ title: null })
  await screen.findByRole('heading', { level: 1, name: 'Post by Theo Lindqvist' })
  expect(document.title).toBe('Post by Theo Lindqvist · Patchbay')
  server.on(`GET ${postPath}`, () => post({ authorBlocked: true, title: 'Rude words' }))
  await act(() => queryClient.invalidateQueries())
  await screen.findByRole('button', { name: 'Show anyway: Theo Lindqvist' })
  expect(document.title).toBe('Post by Theo Lindqvist · Patchbay')
})

it('has a reply box of one line until it is focused', async () => {
  open()
  const box = await screen.findByPlaceholderText<HTMLTextAreaElement>('Write your reply...')
  expect(box.rows).toBe(1)
  await userEvent.click(box)
  expect(box.rows).toBe(2)
  // Nothing moves away under the pointer when the viewer presses something else.
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(box.rows).toBe(2)
})

it('shares its link with what the system offers, and copies it without', async () => {
  const user = userEvent.setup()
  open()
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await screen.findAllByText('Link copied')
  const url = location.origin + postPath
  expect(await navigator.clipboard.readText()).toBe(url)
  await navigator.clipboard.writeText('something else')
  const share = vi.fn<Navigator['share']>(async () => {})
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share.mock.calls).toEqual([[{ title: 'Brass on nine to eleven', url }]])
  share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await navigator.clipboard.readText()).toBe('something else')
  share.mockRejectedValueOnce(new DOMException('Not here', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(url))
})

it('leads to the community when the post is deleted', async () => {
  const { server, address } = open({
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
  server.on(`DELETE ${postPath}`, () => new Response(null, { status: 204 }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'More about the post of Theo Lindqvist' }),
  )
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(address()).toBe(communityPath))
})

it('shows a post that is deleted while it is read like a missing one', async () => {
  const { server, queryClient } = open()
  await screen.findByRole('heading', { level: 1, name: 'Brass on nine to eleven' })
  server.on(`GET ${postPath}`, () => refuse('post_not_found'))
  await act(() => queryClient.invalidateQueries())
  await screen.findByRole('heading', { name: 'Post not found', level: 1 })
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says that it could not be loaded, and tries again', async () => {
  const { server } = open()
  server.on(`GET ${postPath}`, dead)
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  server.on(`GET ${postPath}`, () => post())
  await userEvent.click(again)
  await screen.findByRole('heading', { level: 1, name: 'Brass on nine to eleven' })
})

it('shows no page for a missing or forbidden post', async () => {
  const server = insideServer({ [`GET ${postPath}`]: () => refuse('post_not_found') })
  const { address } = renderPage(postPath, { server })
  await screen.findByRole('heading', { name: 'Post not found', level: 1 })
  expect(address()).toBe(postPath)
})

it('sends a visitor to sign in, and remembers the post', async () => {
  const { address } = renderPage(postPath)
  await waitFor(() => expect(address()).toBe('/auth'))
  expect(redirectTarget.take()).toBe(postPath)
})
