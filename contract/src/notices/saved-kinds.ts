import * as z from 'zod/mini'

/** What a saved search looks for. */
export const savedKinds = ['people', 'listings', 'events'] as const
export type SavedKind = (typeof savedKinds)[number]

/** The filters have the same names as in the address of the page that searches. */
export const savedFacets = z.record(
  z.string().check(z.maxLength(40)),
  z.union([z.string().check(z.maxLength(200)), z.number()]),
)
