import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { refuse, type FakeServer } from '../../../../test/fake-server.ts'
import {
  community,
  communityPath,
  insideServer,
  post,
  sampleId,
} from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const listPath = `GET ${communityPath}/posts`
const createPath = `POST ${communityPath}/posts`
const resources = sampleId(301)
const titles = (): (string | null)[] =>
  within(screen.getByRole('region', { name: 'Discussions' }))
    .queryAllByRole('article')
    .map((one) => within(one).getByRole('heading').textContent)
const box = (label: string): HTMLTextAreaElement =>
  within(screen.getByRole('dialog')).getByLabelText(label)
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))

/** Collects the query strings of all requests for posts, which the fake server ignores. */
function watchQueries(): string[] {
  const queries: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const [path, query = ''] = url.split('?')
    if (path === `/api${communityPath}/posts` && !init.body) queries.push(query)
    return fetch(url, init)
  })
  return queries
}

it('[L-08] lists posts page by page, of one category if the URL names it', async () => {
  const server = insideServer({
    [listPath]: () => ({ posts: [post()], nextCursor: 'second' }),
  })
  const queries = watchQueries()
  const { address } = renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  expect(screen.getByText(/We rode/).textContent).toBe('We rode the trombone\ninto the plate.')
  screen.getByText('5 h')
  const older = post({
    id: sampleId(401),
    title: null,
    content: 'Older, see https://example.org/x.',
  })
  server.on(listPath, () => ({ posts: [older], nextCursor: null }))
  await press('Show more')
  const link = await screen.findByRole('link', { name: 'https://example.org/x' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  expect(titles()).toEqual(['Brass on nine to eleven', 'Post by Theo Lindqvist'])
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Resources')
  await waitFor(() => expect(address()).toBe(`${communityPath}?category=${resources}`))
  await waitFor(() => expect(queries.at(-1)).toBe(`category=${resources}`))
  expect(queries[0]).toBe('')
  expect(queries).toContain('cursor=second')
})

it('[K-32] says that there are no posts, and lets only members write', async () => {
  const server = insideServer({ [`GET ${communityPath}`]: () => community({ create: false }) })
  const { queryClient } = renderPage(communityPath, { server })
  await screen.findByText('No discussions yet')
  screen.getByRole('option', { name: 'All categories' })
  expect(screen.queryByRole('button', { name: 'New Post' })).toBeNull()
  server.on(`GET ${communityPath}`, () => ({ ...community(), version: 2 }))
  await act(() => queryClient.invalidateQueries())
  await screen.findByRole('button', { name: 'New Post' })
})

it('[K-35, L-09] says what could not be loaded, and tries again', async () => {
  const server = insideServer({
    [listPath]: () => refuse('rate_limited'),
    'GET /categories': () => refuse('rate_limited'),
  })
  renderPage(communityPath, { server })
  const failure = await screen.findByText('Failed to load posts')
  const again = within(failure.parentElement as HTMLElement).getByRole('button')
  screen.getByText('Failed to load categories')
  server.on(listPath, () => ({ posts: [post()], nextCursor: null }))
  await userEvent.click(again)
  await screen.findByText('Brass on nine to eleven')
  server.on('GET /categories', () => ({
    categories: [{ id: resources, name: 'General', description: null }],
  }))
  await press('Try again')
  await screen.findByRole('option', { name: 'General' })
})

it('[Z-09] keeps the list when a refresh fails, and reports that only to the console', async () => {
  const server = insideServer({ [listPath]: () => ({ posts: [post()], nextCursor: null }) })
  const { queryClient } = renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  const told = vi.spyOn(console, 'info')
  server.on(listPath, () => refuse('rate_limited'))
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(told).toHaveBeenCalledWith('A request has failed: rate_limited'))
  screen.getByText('Brass on nine to eleven')
  expect(screen.queryByText('Failed to load posts')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

async function openForm(): Promise<FakeServer> {
  const server = insideServer({ [listPath]: () => ({ posts: [post()], nextCursor: null }) })
  renderPage(communityPath, { server })
  await screen.findByText('Brass on nine to eleven')
  await press('New Post')
  await screen.findByLabelText('Content')
  return server
}

it('[L-38] writes a post in a modal with title, content, category and files', async () => {
  await openForm()
  const modal = within(screen.getByRole('dialog', { name: 'New Post' }))
  for (const name of ['Title', 'Content']) modal.getByRole('textbox', { name })
  modal.getByRole('combobox', { name: 'Category' })
  modal.getByRole('button', { name: 'Add files' })
})

it('[L-02, L-03] shows the error at each field, and sends nothing', async () => {
  const server = await openForm()
  await userEvent.type(box('Content'), 'Too short')
  await press('Post')
  screen.getByText('Content must be at least 10 characters')
  screen.getByText('Please select a category')
  expect(document.activeElement).toBe(box('Content'))
  expect(server.count(createPath)).toBe(0)
})

it('[L-04] retains the draft over a failure and a closed sheet, and puts the post on top', async () => {
  const server = await openForm()
  server.on(createPath, () => refuse('internal'))
  await userEvent.type(box('Content'), 'Anyone with a plate?')
  await userEvent.selectOptions(box('Category'), 'Resources')
  await press('Post')
  await screen.findByText('The post could not be sent. Your text is kept: try again.')
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('New Post')
  await screen.findByLabelText('Content')
  expect(box('Content').value).toBe('Anyone with a plate?')
  const created = post({ id: sampleId(402), title: null, content: 'Anyone with a plate?' })
  server.on(createPath, () => created)
  server.on(listPath, () => ({ posts: [created, post()], nextCursor: null }))
  await press('Post')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(titles()).toEqual(['Post by Theo Lindqvist', 'Brass on nine to eleven'])
  const bodies = server.calls.filter(({ route }) => route === createPath).map(({ body }) => body)
  expect(bodies[1]).toEqual(bodies[0])
  expect(bodies[0]).toMatchObject({ content: 'Anyone with a plate?', categoryId: resources })
  await press('New Post')
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Content')).value).toBe('')
})
