import type { WrittenArticle } from '@patchbay/contract/staff/articles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { dead, fakeServer, profile, refuse, session } from '../../../../test/fake-server.ts'
import { fakeUploads } from '../../../../test/fake-uploads.ts'
import { person, sampleId } from '../../../../test/inside-samples.ts'
import { ownerKey } from '../../../platform/storage/owner-storage.ts'
import { renderPage, type RenderedApp } from '../../../../test/render-app.tsx'

const id = sampleId(710)
const route = `/staff/articles/${id}`
/** What belongs to a person is removed when they sign out. */
const storedAs = ownerKey(profile().id, `article:${id}`)
const me = { ...person(1, 'Ada Byron'), id: profile().id }

const written = (changes: Partial<WrittenArticle> = {}): WrittenArticle => ({
  id,
  slug: 'winding-cables',
  title: 'Winding cables',
  summary: 'Over, under.',
  content: 'Over, *under*.',
  category: null,
  coverImage: null,
  author: null,
  state: 'draft',
  hasChanges: false,
  publishAt: null,
  publishedAt: null,
  savedAt: '2026-11-17T09:00:00.000Z',
  savedBy: 'Ada Byron',
  isSlugFixed: false,
  revision: 4,
  ...changes,
})

interface Opened extends RenderedApp {
  readonly box: () => HTMLTextAreaElement
}

async function open(article = written(), handlers = {}): Promise<Opened> {
  const app = renderPage(`/staff/articles/${id}`, {
    server: fakeServer({
      'GET /session': () => ({ session: session({ role: 'editor' }) }),
      'GET /staff': () => ({ verifications: null, reports: null, feedback: null, appeals: null }),
      'GET /staff/article-categories': () => ({ categories: [] }),
      'GET /staff/articles/authors': () => ({ authors: [me] }),
      [`GET ${route}`]: () => article,
      ...handlers,
    }),
  })
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Text, in Markdown')
  await waitFor(box)
  return { ...app, box }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) })
const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
const press = (name: string) => user.click(screen.getByRole('button', { name }))

it('shows what members will see while it is typed, and saves it after a moment', async () => {
  const saved: unknown[] = []
  const { box, server } = await open(written(), {
    [`PUT ${route}`]: (body: unknown) => {
      saved.push(body)
      return written({ ...(body as object), revision: 5 })
    },
  })
  const preview = screen.getByRole('region', { name: 'Preview' })
  within(preview).getByRole('heading', { level: 2, name: 'Winding cables' })
  await within(preview).findByText('under', { selector: 'em' })
  await user.type(box(), ' And **again**.')
  within(preview).getByText('again', { selector: 'strong' })
  expect(server.count(`PUT ${route}`)).toBe(0)
  await passSeconds(2)
  await screen.findByText('Saved')
  expect(saved).toEqual([
    expect.objectContaining({ content: 'Over, *under*. And **again**.', revision: 4 }),
  ])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false)
})

it('lets the address follow the title until it is changed', async () => {
  await open()
  const title = screen.getByLabelText('Title')
  const slug = screen.getByLabelText<HTMLInputElement>('Address')
  await user.type(title, ' Well')
  expect(slug.value).toBe('winding-cables-well')
  await user.type(slug, '-2')
  await user.type(title, ' and often')
  expect(slug.value).toBe('winding-cables-well-2')
})

it('keeps what is typed through failures and a closed tab, and saves it later', async () => {
  const { box, server, unmount } = await open(written(), { [`PUT ${route}`]: dead })
  await user.type(box(), ' More.')
  await passSeconds(2)
  await screen.findByText(/Not saved. Your text is kept in this browser/)
  expect(box().value).toBe('Over, *under*. More.')
  unmount()
  // A new tab knows nothing of the other.
  sessionStorage.clear()
  const again = await open(written(), {
    [`PUT ${route}`]: (body: unknown) => written({ ...(body as object), revision: 5 }),
  })
  expect(again.box().value).toBe('Over, *under*. More.')
  await passSeconds(2)
  await screen.findByText('Saved')
  expect(server.count(`PUT ${route}`)).toBe(1)
  expect(again.server.lastBody(`PUT ${route}`)).toMatchObject({ revision: 4 })
  expect(localStorage.getItem(storedAs)).toBeNull()
})

it('keeps what was typed a moment ago, for its owner, and not what another tab has stored', async () => {
  const { box, unmount } = await open()
  await user.type(box(), ' More.')
  expect(localStorage.getItem(storedAs)).toContain('Over, *under*. More.')
  unmount()
  const again = await open(written({ content: 'Over, *under*. More.', revision: 5 }))
  expect(again.box().value).toBe('Over, *under*. More.')
  expect(localStorage.getItem(storedAs)).toBeNull()
  localStorage.setItem(storedAs, 'of another tab')
  again.server.on(`PUT ${route}`, (body) => written({ ...(body as object), revision: 6 }))
  await user.type(again.box(), ' Still.')
  localStorage.setItem(storedAs, 'of another tab')
  await passSeconds(2)
  await screen.findByText('Saved')
  expect(localStorage.getItem(storedAs)).toBe('of another tab')
})

it('shows both versions after somebody else has saved, and loses neither', async () => {
  const theirs = written({ content: 'Theirs.', revision: 7, savedBy: 'Otto Other' })
  const { box, server } = await open()
  server.on(`PUT ${route}`, () => refuse('article_changed'))
  server.on(`GET ${route}`, () => theirs)
  await user.type(box(), ' Mine.')
  await passSeconds(2)
  const dialog = await screen.findByRole('dialog', {
    name: 'Somebody else has saved this article',
  })
  within(dialog).getByText(/Otto Other saved another version/)
  within(within(dialog).getByRole('region', { name: 'Yours' })).getByText('Over, *under*. Mine.')
  within(within(dialog).getByRole('region', { name: 'Theirs' })).getByText('Theirs.')
  const tries = server.count(`PUT ${route}`)
  await passSeconds(60)
  expect(server.count(`PUT ${route}`)).toBe(tries)
  server.on(`PUT ${route}`, (body) => written({ ...(body as object), revision: 8 }))
  await press('Go on with yours')
  await passSeconds(2)
  await screen.findByText('Saved')
  expect(server.lastBody(`PUT ${route}`)).toMatchObject({
    content: 'Over, *under*. Mine.',
    revision: 7,
  })
  within(screen.getByRole('region', { name: 'The other version' })).getByText('Theirs.')
  await press('Dismiss the other version')
  expect(screen.queryByRole('region', { name: 'The other version' })).toBeNull()
})

it('goes on with the version of somebody else, and keeps one’s own beside it', async () => {
  const { box, server } = await open()
  server.on(`PUT ${route}`, () => refuse('article_changed'))
  server.on(`GET ${route}`, () => written({ content: 'Theirs.', revision: 7 }))
  await user.type(box(), ' Mine.')
  await passSeconds(2)
  await screen.findByRole('dialog')
  await press('Go on with theirs')
  expect(box().value).toBe('Theirs.')
  within(screen.getByRole('region', { name: 'The other version' })).getByText(/Mine\./)
})

it('takes its own save for no conflict if only the answer was lost', async () => {
  const { box, server } = await open()
  server.on(`PUT ${route}`, () => refuse('article_changed'))
  server.on(`GET ${route}`, () => written({ content: 'Over, *under*. Mine.', revision: 5 }))
  await user.type(box(), ' Mine.')
  await passSeconds(2)
  await screen.findByText('Saved')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is not changed while it waits for its time', async () => {
  const { box } = await open(written({ state: 'scheduled', publishAt: '2026-12-01T09:00:00.000Z' }))
  screen.getByText(/Take it off the schedule to change it/)
  expect(box().disabled).toBe(true)
  screen.getByRole('button', { name: 'Take off the schedule' })
})

it('says what is missing when it cannot be published yet, and keeps the reason', async () => {
  const { server } = await open()
  const issues = [{ path: 'body/categoryId', message: 'Choose a category' }]
  server.on(`POST ${route}/publish`, () => refuse('invalid_input', { issues }))
  await press('Publish')
  const dialog = await screen.findByRole('dialog', { name: 'Publish' })
  const why = within(dialog).getByLabelText<HTMLTextAreaElement>('Why, for the audit log')
  await user.type(why, 'It is done')
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }))
  await within(dialog).findByText('Not yet: categoryId: Choose a category.')
  expect(why.value).toBe('It is done')
  expect(server.lastBody(`POST ${route}/publish`)).toEqual({ revision: 4, reason: 'It is done' })
})

it('saves a cover and what is typed meanwhile one after the other, and not against each other', async () => {
  const uploads = fakeUploads()
  const coverImage = '/api/staff/article-covers/a/b/cover.webp'
  const { box, server } = await open()
  server.on(`PUT ${route}`, (body) => {
    const { revision } = body as { revision: number }
    return revision === 5
      ? written({ ...(body as object), coverImage, revision: 6 })
      : refuse('article_changed')
  })
  await user.upload(
    screen.getByLabelText('Cover', { selector: 'input' }),
    new File(['x'], 'cover.png', { type: 'image/png' }),
  )
  await user.type(box(), ' Mine.')
  await passSeconds(3)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true)
  expect(uploads.map((one) => one.route)).toEqual([`PUT ${route}/cover?revision=4`])
  uploads[0]?.answer(200, written({ coverImage, revision: 5 }))
  await screen.findByText('Saved')
  await screen.findByRole('button', { name: 'Remove the cover' })
  expect(box().value).toBe('Over, *under*. Mine.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.count(`PUT ${route}`)).toBe(1)
})

it('goes on with an author who has lost the role', async () => {
  const former = person(9, 'Fay Former')
  await open(written({ author: former, isSlugFixed: true, revision: 4 }))
  const author = screen.getByLabelText<HTMLSelectElement>('Author')
  expect(author.value).toBe(former.id)
  within(author).getByRole('option', { name: 'Fay Former', selected: true })
  within(author).getByRole('option', { name: 'The author so far' })
})

it('a published article is for members until an editor makes it public, with a reason', async () => {
  let isPublic = false
  const sent: unknown[] = []
  await open(written({ state: 'published', publishedAt: '2026-11-17T09:00:00.000Z' }), {
    [`GET ${route}/page`]: () => ({ isPublic }),
    [`PUT ${route}/page`]: (body: unknown) => {
      sent.push(body)
      isPublic = true
      return { isPublic }
    },
  })
  await screen.findByText('Only members can read this article.')
  await press('Make public')
  const sheet = within(await screen.findByRole('dialog', { name: 'Make public' }))
  await user.type(sheet.getByRole('textbox'), 'Good for newcomers')
  await user.click(sheet.getByRole('button', { name: 'Make public' }))
  await screen.findByText('Everybody can read this article.')
  expect(sent).toEqual([{ isPublic: true, reason: 'Good for newcomers' }])
})
