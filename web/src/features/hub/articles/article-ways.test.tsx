import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  article,
  articleCard,
  articleCategory,
  hubServer,
} from '../../../../test/article-samples.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { partsOf } from './article-body.tsx'

const card = (number: number, category: string) =>
  articleCard({
    id: sampleId(700 + number),
    slug: `article-${number}`,
    title: `Article ${number}`,
    category: articleCategory(category),
  })

it('ends with what to read next: first of its own category, and never itself', async () => {
  const articles = [card(1, 'craft'), articleCard(), card(2, 'business'), card(3, 'health')]
  const server = hubServer({ 'GET /articles': () => ({ articles, nextCursor: null }) })
  renderPage('/hub/reading-a-sync-licence', { server })
  const next = within(await screen.findByRole('region', { name: 'Read next' }))
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/hub/article-2',
    '/hub/article-1',
  ])
})

it('has nothing to read next if it is the only one', async () => {
  renderPage('/hub/reading-a-sync-licence', { server: hubServer() })
  await screen.findByRole('heading', { level: 2, name: 'Comments' })
  expect(screen.queryByRole('region', { name: 'Read next' })).toBeNull()
})

it('says on the list what it is about, and how long it takes', async () => {
  renderPage('/?view=info', { server: hubServer() })
  await screen.findByText('Two permissions on one page.')
  screen.getByText('4 min read')
})

it('lists its parts beside it on a wide screen, and leads to them without a step in the history', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('width >= 1200px'),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
  const content = '## One\n\nText.\n\n## *Two* and `more`\n\n### Below\n\n## Three\n\nEnd.'
  const server = hubServer({ 'GET /articles/reading-a-sync-licence': () => article({ content }) })
  const { address } = renderPage('/hub/reading-a-sync-licence', { server })
  const parts = within(await screen.findByRole('region', { name: 'In this article' }))
  expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two and more',
    'Three',
  ])
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await userEvent.click(parts.getByRole('link', { name: 'Three' }))
  const heading = screen.getByRole('heading', { level: 2, name: 'Three' })
  expect(scrolled.mock.contexts).toEqual([heading])
  expect(document.activeElement).toBe(heading)
  expect(address()).toBe('/hub/reading-a-sync-licence')
})

it('knows as parts the highest headings only, and none in code', () => {
  expect(partsOf('### A\n\n```\n### B\n```\n\n#### C\n\n### D').map(({ name }) => name)).toEqual([
    'A',
    'D',
  ])
  expect(partsOf('No heading.')).toEqual([])
})
