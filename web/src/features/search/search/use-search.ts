import { search, type FoundGroup, type FoundType } from '@patchbay/contract/search/search'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { read } from '../../../platform/http/read.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { searchTexts as texts } from './texts.ts'

/** All query keys of the search. */
const searchKeys = {
  all: (q: string) => ['search', q] as const,
  page: (q: string, type: FoundType) => ['search', q, type] as const,
}

export const wordsFor = (error: unknown): string => tooOftenWords(error) ?? texts.failed

/** The first of each type. The newest text wins: an answer for an older one is never shown for it. */
export const useSearchAll = (q: string) =>
  useQuery({
    queryKey: searchKeys.all(q),
    ...read(search, { query: { q } }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })

const nothing = (type: FoundType): FoundGroup => ({
  type,
  found: [],
  isNear: false,
  nextCursor: null,
})

/** One type, page by page. */
export const useSearchPages = (q: string, type: FoundType) =>
  useInfiniteQuery({
    queryKey: searchKeys.page(q, type),
    queryFn: async ({ pageParam, signal }) => {
      const more = pageParam === undefined ? {} : { cursor: pageParam }
      const { groups } = await call(search, { query: { q, type, ...more }, signal })
      return groups[0] ?? nothing(type)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
