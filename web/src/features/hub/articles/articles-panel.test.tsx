import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { articleCard, articleCategory, hubServer } from '../../../../test/article-samples.ts'
import { dead, type FakeServer } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { renderPart, type RenderedApp } from '../../../../test/render-app.tsx'
import { ArticlesPanel, LatestArticles } from './public.ts'

const cards = [
  articleCard(),
  articleCard({
    id: sampleId(701),
    slug: 'room-tuning',
    title: 'Room tuning for under £200',
    category: articleCategory('studio'),
    coverImage: '/article-covers/x/cover.webp?v=1',
    likeCount: 1,
    replyCount: 27,
  }),
  articleCard({ id: sampleId(702), slug: 'odd', category: articleCategory('gardening') }),
]

function Home({ chosen }: { chosen?: string }): ReactNode {
  const [category, setCategory] = useState(chosen)
  return <ArticlesPanel category={category} onCategory={setCategory} />
}

const show = (server: FakeServer, chosen?: string): RenderedApp =>
  renderPart(<Home {...(chosen !== undefined && { chosen })} />, '/', { server })

const titles = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

it('shows a filled heart on an article that the viewer likes', async () => {
  const liked = articleCard({ id: sampleId(703), slug: 'liked', likeCount: 1, likedByMe: true })
  const articles = [articleCard(), liked]
  show(hubServer({ 'GET /articles': () => ({ articles, nextCursor: null }) }))
  await waitFor(() => expect(titles()).toHaveLength(2))
  const hearts = screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.lucide-heart')?.classList.contains('fill-current'))
  expect(hearts).toEqual([false, true])
  screen.getByText('48 likes')
  screen.getByText('1 like, yours')
})

it('[R-01, R-02, R-08] lists articles with a picture and a title, of all categories or one', async () => {
  const asked: (string | null)[] = []
  const server = hubServer({
    'GET /articles': (_, query) => {
      const category = query.get('category')
      asked.push(category)
      const articles = cards.filter((card) => category === null || card.category.slug === category)
      return { articles, nextCursor: null }
    },
    'GET /articles/categories': () => ({
      categories: ['business', 'studio'].map(articleCategory),
    }),
  })
  show(server)
  await waitFor(() => expect(titles()).toHaveLength(3))
  const [plain, covered, unknown] = screen.getAllByRole('listitem')
  const link = within(plain as HTMLElement).getByRole('link')
  expect(link.getAttribute('href')).toBe('/hub/reading-a-sync-licence')
  // The category's own art, generated art for an unknown category, and a real cover.
  const art = plain?.querySelector('svg rect')?.getAttribute('fill')
  expect(art).toBe('#2b2722')
  expect(unknown?.querySelector('svg rect')?.getAttribute('fill')).not.toBe(art)
  expect(covered?.querySelector('img')?.getAttribute('src')).toBe(
    '/article-covers/x/cover-480.webp?v=1',
  )
  within(covered as HTMLElement).getByText('1 like')
  within(covered as HTMLElement).getByText('27 comments')
  const filter = screen.getByRole('combobox', { name: 'Category' })
  await within(filter).findByRole('option', { name: 'Studio' })
  expect(
    within(filter)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['All Categories', 'Business', 'Studio'])
  await userEvent.selectOptions(filter, 'Studio')
  await waitFor(() => expect(titles()).toEqual(['Room tuning for under £200']))
  await userEvent.selectOptions(filter, 'All Categories')
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(asked).toContain('studio')
})

it('[R-05] says that there is nothing, even if an old URL names an unused category', async () => {
  const server = hubServer({
    'GET /articles': () => ({ articles: [], nextCursor: null }),
    'GET /articles/categories': () => ({ categories: [] }),
  })
  show(server, 'gone')
  await screen.findByText('No posts available')
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
  expect(filter.value).toBe('')
})

it('[Z-13] says what could not be loaded, tries again, and loads page by page', async () => {
  const server = hubServer({ 'GET /articles': dead, 'GET /articles/categories': dead })
  show(server)
  await screen.findByText('Failed to load posts')
  screen.getByText('Failed to load categories')
  server.on('GET /articles', (_, query) =>
    query.get('cursor') === null
      ? { articles: [articleCard()], nextCursor: 'next' }
      : { articles: [cards[1]], nextCursor: null },
  )
  const [categories, posts] = screen.getAllByRole('button', { name: 'Try again' })
  await userEvent.click(posts as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(titles()).toHaveLength(2))
  server.on('GET /articles/categories', () => ({ categories: [articleCategory('studio')] }))
  await userEvent.click(categories as HTMLElement)
  await screen.findByRole('option', { name: 'Studio' })
})

it('shows the three newest beside a page, and nothing if there are none', async () => {
  const four = [...cards, articleCard({ id: sampleId(703), title: 'A fourth' })]
  const server = hubServer({ 'GET /articles': () => ({ articles: four, nextCursor: null }) })
  const { unmount } = renderPart(<LatestArticles />, '/', { server })
  const panel = await screen.findByRole('region', { name: 'From the Hub' })
  await waitFor(() => expect(within(panel).getAllByRole('link')).toHaveLength(3))
  unmount()
  server.on('GET /articles', dead)
  const { container } = renderPart(<LatestArticles />, '/', { server })
  const before = server.count('GET /articles')
  await waitFor(() => expect(server.count('GET /articles')).toBeGreaterThan(before))
  await waitFor(() => expect(container.textContent).toBe(''))
})
