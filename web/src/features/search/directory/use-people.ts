import {
  browsePeople,
  type ListedPerson,
  type PeopleFacets,
} from '@patchbay/contract/search/directory'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { readPages } from '../../../platform/http/read.ts'

type Page = ReceivedOutput<typeof browsePeople>

export interface Listed extends Pick<Page, 'place' | 'within'> {
  readonly people: readonly ListedPerson[]
  readonly total: number
}

/** A person who moves while the pages are fetched may occur twice. */
function join({ pages }: InfiniteData<Page>): Listed {
  const people = new Map(pages.flatMap((page) => page.people.map((one) => [one.id, one])))
  return {
    people: [...people.values()],
    total: Math.max(pages[0]?.total ?? 0, people.size),
    place: pages[0]?.place ?? null,
    within: pages[0]?.within ?? null,
  }
}

export const usePeople = (facets: PeopleFacets) =>
  useInfiniteQuery({
    queryKey: ['directory', facets],
    ...readPages(browsePeople, (cursor) => ({ query: { ...facets, cursor } })),
    placeholderData: keepPreviousData,
    select: join,
  })
