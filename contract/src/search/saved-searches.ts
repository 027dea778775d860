import * as z from 'zod/mini'
import { listingFilters } from '../marketplace/listings.ts'
import { savedFacets, savedKinds, type SavedKind } from '../notices/saved-kinds.ts'
import { clientId } from '../pages.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'
import { peopleFacets } from './directory.ts'
import { queryLength } from './search.ts'

/** How many searches a person can save. */
export const mostSavedSearches = 20
export const longestSearchName = 60

/** What each kind is narrowed by: what the page of that kind has in its address. */
export const facetsOfKind = {
  people: peopleFacets,
  listings: listingFilters,
  events: z.object({ q: line({ min: 1, max: queryLength }) }),
} as const satisfies Record<SavedKind, unknown>

const name = line({ min: 1, max: longestSearchName })

export const savedSearch = z.object({
  id: z.uuid(),
  kind: z.enum(savedKinds),
  name: z.string(),
  facets: savedFacets,
  createdAt: z.iso.datetime(),
})

export type SavedSearch = z.infer<typeof savedSearch>

const all = z.object({ searches: z.array(savedSearch) })

export const listSavedSearches = route('listSavedSearches', {
  method: 'GET',
  path: '/saved-searches',
  access: 'onboarded',
  summary: 'The searches that the viewer has saved, the newest first.',
  output: all,
  errors: [],
})

export const saveSearch = route('saveSearch', {
  method: 'POST',
  path: '/saved-searches',
  access: 'onboarded',
  summary:
    'Saves what people, listings or events are narrowed by; the viewer is told when something new fits, once a day at most.',
  body: z.object({ clientId, kind: z.enum(savedKinds), name, facets: savedFacets }),
  output: all,
  errors: ['too_many_saved_searches'],
})

const params = z.object({ searchId: z.uuid() })

export const renameSavedSearch = route('renameSavedSearch', {
  method: 'PATCH',
  path: '/saved-searches/:searchId',
  access: 'onboarded',
  summary: 'Gives a saved search another name.',
  params,
  body: z.object({ name }),
  output: all,
  errors: ['saved_search_not_found'],
})

export const deleteSavedSearch = route('deleteSavedSearch', {
  method: 'DELETE',
  path: '/saved-searches/:searchId',
  access: 'onboarded',
  summary: 'Forgets a saved search; once is enough.',
  params,
  output: all,
  errors: [],
})
