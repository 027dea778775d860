import { getInstance } from '@patchbay/contract/accounts/instance'
import { listNotices } from '@patchbay/contract/notices/notices'
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringAnswers } from '../../../test/first-answers.ts'
import { forgetFirstAnswers } from './first-answers.ts'
import { read, readPages } from './read.ts'

// The window that the files share may be older than an answer may be; this clock begins at zero.
beforeEach(() => vi.useFakeTimers())
afterEach(() => forgetFirstAnswers())

/** What the first rendering shows: nothing is fetched before its end. */
const firstRendering = (page: ReactNode): string =>
  renderToString(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)

function Name(): ReactNode {
  return useQuery({ queryKey: ['instance'], ...read(getInstance, {}) }).data?.name ?? 'unknown'
}

interface NoticesProps {
  share?: (known: unknown, answer: unknown) => unknown
}

function Notices({ share }: NoticesProps): ReactNode {
  const query = useInfiniteQuery({
    queryKey: ['notices'],
    ...readPages(listNotices, (cursor) => ({ query: { cursor } }), share),
  })
  if (!query.data) return 'unknown'
  const count = query.data.pages.flatMap(({ notices }) => notices).length
  return `${count}, ${query.hasNextPage ? 'and more' : 'that is all'}`
}

const notices = { notices: [{ id: 'one' }, { id: 'two' }], nextCursor: 'next' }

it('has what came with the page in the first rendering, once', () => {
  bringAnswers({ '/api/instance': { name: 'Studio Six' } })
  expect(firstRendering(<Name />)).toBe('Studio Six')
  expect(firstRendering(<Name />)).toBe('unknown')
})

it('has the first page of a list, and knows that there is a second', () => {
  bringAnswers({ '/api/notices': notices })
  expect(firstRendering(<Notices />)).toBe('2, and more')
  bringAnswers({ '/api/notices': { ...notices, nextCursor: null } })
  expect(firstRendering(<Notices />)).toBe('2, that is all')
})

it('brings a list up to date with what is known already', () => {
  bringAnswers({ '/api/notices': notices })
  const newer = { pages: [{ notices: [], nextCursor: null }], pageParams: [undefined] }
  expect(firstRendering(<Notices share={() => newer} />)).toBe('0, that is all')
})
