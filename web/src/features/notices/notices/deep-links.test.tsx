import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  community,
  communityPath,
  insideServer,
  post,
  reply,
  sampleId,
} from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

it('a reply on a later page is fetched, and scrolled into view', async () => {
  const postPath = `/posts/${post().id}`
  const led = reply({ id: sampleId(777), content: 'The one that was told of.' })
  const server = insideServer({
    [`GET ${postPath}`]: () => post({ replyCount: 2 }),
    [`GET ${postPath}/replies`]: (_body, query) =>
      query.get('cursor') === 'later'
        ? { replies: [led], nextCursor: null }
        : { replies: [reply()], nextCursor: 'later' },
  })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { address } = renderPage(`${postPath}#${led.id}`, { server })
  const words = await screen.findByText(led.content)
  expect(scrolled.mock.contexts).toContain(words.closest('li'))
  expect(address()).toBe(`${postPath}#${led.id}`)
})

it.each([
  ['main', 1],
  [sampleId(778), 11],
])('if #%s is not an existing reply, %i pages are fetched and no more', async (hash, pages) => {
  const asked = new Set<number>()
  const server = insideServer({
    [`GET /posts/${post().id}`]: () => post({ replyCount: 99 }),
    [`GET /posts/${post().id}/replies`]: (_body, query) => {
      const page = Number(query.get('cursor') ?? 0) + 1
      asked.add(page)
      return { replies: [reply({ id: sampleId(800 + page) })], nextCursor: String(page) }
    },
  })
  renderPage(`/posts/${post().id}#${hash}`, { server })
  await waitFor(() => expect(asked.size).toBe(pages))
  await screen.findByRole('button', { name: 'Show more' })
  await act(async () => {})
  expect(asked.size).toBe(pages)
})

it('a request opens all pending requests, and closing or going back leaves the community as it was', async () => {
  const server = insideServer({
    [`GET ${communityPath}`]: () => ({ ...community({ decideRequests: true }), isPrivate: true }),
    [`GET ${communityPath}/requests`]: () => ({ requests: [], nextCursor: null }),
  })
  const stored = `${communityPath}?category=${sampleId(300)}`
  const { address, router } = renderPage(stored, { server })
  await screen.findByRole('button', { name: /Requests/ })
  const open = async () => {
    await act(() => router.navigate({ href: `${stored}&requests=true` }))
    return screen.findByRole('dialog', { name: /Requests/ })
  }
  await open()
  await act(async () => router.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(stored)
  const sheet = await open()
  await within(sheet).findByText('No pending membership requests')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe(stored))
})
