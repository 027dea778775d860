import type { ArticleComment } from '@patchbay/contract/hub/comments'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { article, comment, hubServer } from '../../../../test/article-samples.ts'
import { dead, refuse, type FakeServer } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { renderPage, type RenderedApp } from '../../../../test/render-app.tsx'

const slug = '/hub/reading-a-sync-licence'
const path = `/articles/${sampleId(700)}`
const own = { edit: true, delete: true, report: false }

interface OpenArticle extends RenderedApp {
  readonly comments: ArticleComment[]
}

/** Opens the article with the comments of its server. */
async function open(comments: ArticleComment[] = [], handlers = {}): Promise<OpenArticle> {
  const server: FakeServer = hubServer({
    'GET /articles/reading-a-sync-licence': () => article({ replyCount: comments.length }),
    [`GET ${path}/comments`]: () => ({ comments: [...comments], nextCursor: null }),
    ...handlers,
  })
  const app = renderPage(slug, { server })
  await screen.findByRole('heading', { level: 1, name: article().title })
  await screen.findByRole('heading', { level: 2, name: 'Comments' })
  return { ...app, comments }
}

const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }))

it('[R-04, R-06, R-13] shows the whole article at its URL, and links back to the posts', async () => {
  const { address } = await open()
  screen.getByText('Business')
  screen.getByText('Lena Fischer')
  screen.getByText('12 November 2026')
  screen.getByRole('heading', { level: 2, name: 'The words to find' })
  expect(screen.getByText('two').tagName).toBe('EM')
  screen.getByRole('button', { name: 'Like, 48', pressed: false })
  screen.getByRole('heading', { level: 2, name: 'Comments' })
  await screen.findByText('No comments yet')
  screen.getByPlaceholderText('Write a comment')
  expect(document.title).toContain(article().title)
  await userEvent.click(screen.getByRole('link', { name: 'Back to posts' }))
  await waitFor(() => expect(address()).toBe('/?view=info'))
})

it('[R-07, R-12] accepts no blank comment, and sends a comment once', async () => {
  const { server, comments } = await open()
  const box = screen.getByPlaceholderText<HTMLTextAreaElement>('Write a comment')
  await userEvent.type(box, '   ')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  server.on(`POST ${path}/comments`, dead)
  await userEvent.type(box, 'Noted.')
  await press('Send')
  await screen.findByText('The comment could not be sent. Your text is kept: try again.')
  expect(box.value.trim()).toBe('Noted.')
  server.on(`POST ${path}/comments`, (body) => {
    comments.push(comment({ ...(body as object), id: sampleId(801), can: own }))
    return comments[0]
  })
  await press('Send')
  await screen.findByText('Noted.', { selector: 'p' })
  await screen.findByText('1 comment')
  expect(box.value).toBe('')
  const sent = server.calls.filter(({ route }) => route === `POST ${path}/comments`)
  expect(sent[1]?.body).toEqual(sent[0]?.body)
})

const menuName = 'More about the comment of Kit Harrow'

it('[R-07, R-10, R-11] lets only the author edit and delete a comment; everyone can like it', async () => {
  const { server, comments } = await open([
    comment(),
    comment({ id: sampleId(801), content: 'The production does.', can: own }),
  ])
  await screen.findByText('The production does.')
  const [others, mine] = within(screen.getByRole('region', { name: 'Comments' })).getAllByRole(
    'listitem',
  )
  const openMenu = (row: HTMLElement | undefined) =>
    userEvent.click(within(row as HTMLElement).getByRole('button', { name: menuName }))
  await openMenu(others)
  const offered = await screen.findAllByRole('menuitem')
  expect(offered.map((item) => item.textContent)).toEqual(['Report'])
  await userEvent.keyboard('{Escape}')
  await openMenu(mine)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const box = screen.getByLabelText<HTMLTextAreaElement>('Comment')
  await userEvent.clear(box)
  await press('Save')
  screen.getByText('Comment cannot be empty')
  await userEvent.type(box, 'The broadcaster does.')
  server.on(`PATCH /comments/${sampleId(801)}`, () => refuse('internal'))
  await press('Save')
  // A toast says so, and the box stays open with the typed text.
  await screen.findAllByText('The comment could not be saved. Your text is kept: try again.')
  expect(box.value).toBe('The broadcaster does.')
  server.on(`PATCH /comments/${sampleId(801)}`, (body) => {
    comments[1] = comment({ id: sampleId(801), can: own, editedBy: 'author', ...(body as object) })
    return comments[1]
  })
  await press('Save')
  await screen.findByText('(edited)')
  server.on(`PUT /comments/${sampleId(801)}/like`, () => refuse('internal'))
  await userEvent.click(within(mine as HTMLElement).getByRole('button', { name: 'Like, 2' }))
  await screen.findAllByText('Your like could not be saved. Try again.')
  within(mine as HTMLElement).getByRole('button', { name: 'Like, 2', pressed: false })
  server.on(`DELETE /comments/${sampleId(801)}`, () => {
    comments.pop()
    return new Response(null, { status: 204 })
  })
  await openMenu(mine)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  within(dialog).getByText('Are you sure you want to delete this comment?')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('The broadcaster does.')).toBeNull())
  await screen.findByText('1 comment')
})

it('[R-09] is liked at once, and reverted when the server refuses', async () => {
  const { server } = await open()
  server.on(`PUT ${path}/like`, dead)
  await press('Like, 48')
  await screen.findAllByText('Your like could not be saved. Try again.')
  screen.getByRole('button', { name: 'Like, 48', pressed: false })
  server.on(`PUT ${path}/like`, () => ({
    articleId: sampleId(700),
    likeCount: 49,
    likedByMe: true,
  }))
  server.on('GET /articles/reading-a-sync-licence', () =>
    article({ likeCount: 49, likedByMe: true }),
  )
  await press('Like, 48')
  await screen.findByRole('button', { name: 'Like, 49', pressed: true })
})

it('is liked, and a comment too, without fetching anything again', async () => {
  const { server, queryClient } = await open([comment()])
  await screen.findByRole('button', { name: 'Like, 2' })
  const routesSince = (from = 0) => server.calls.slice(from).map(({ route }) => route)
  // The background of the page begins after its content.
  await waitFor(() => expect(routesSince()).toContain('GET /conversations/unread'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const before = server.calls.length
  const likes = { likedByMe: true }
  server.on(`PUT ${path}/like`, () => ({ articleId: sampleId(700), likeCount: 49, ...likes }))
  const { id: commentId } = comment()
  const commentLike = `PUT /comments/${commentId}/like`
  server.on(commentLike, () => ({ commentId, likeCount: 5, ...likes }))
  await press('Like, 48')
  await screen.findByRole('button', { name: 'Like, 49', pressed: true })
  await press('Like, 2')
  // The server counts more than this page knew of.
  await screen.findByRole('button', { name: 'Like, 5', pressed: true })
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(routesSince(before)).toEqual([`PUT ${path}/like`, commentLike])
})

it('says when there is no such article, and when it could not be loaded', async () => {
  const missing = hubServer()
  const { unmount } = renderPage('/hub/no-such-post', { server: missing })
  await screen.findByRole('heading', { level: 1, name: 'This post is not here' })
  unmount()
  const server = hubServer({ 'GET /articles/reading-a-sync-licence': dead })
  renderPage(slug, { server })
  await screen.findByText('Failed to load the post')
  server.on('GET /articles/reading-a-sync-licence', () => article())
  await press('Try again')
  await screen.findByRole('heading', { level: 1, name: article().title })
})

it('asks visitors to sign in first', async () => {
  const { address } = renderPage(slug)
  await waitFor(() => expect(address()).toBe('/auth'))
})
