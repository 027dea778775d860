import type { SavedKind } from '@patchbay/contract/notices/saved-kinds'
import { facetsOfKind, type SavedSearch } from '@patchbay/contract/search/saved-searches'
import * as z from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'

/** What the kind knows of these; what it refuses is refused. */
export function checkFacets(kind: SavedKind, facets: SavedSearch['facets']): SavedSearch['facets'] {
  const { data, error } = z.safeParse<z.core.$ZodType<SavedSearch['facets']>>(
    facetsOfKind[kind] as never,
    facets,
  )
  if (error) throw new AppError('invalid_input', error)
  return data
}
