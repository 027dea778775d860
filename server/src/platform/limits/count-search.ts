import type { Context } from '../http/action.ts'

/** Counts a list that is searched: for the person, or for the address of a visitor. */
export async function countSearch(
  { limits, address }: Pick<Context, 'limits' | 'address'>,
  viewerId: string | null,
  q: string | undefined,
): Promise<void> {
  if (q === undefined || q === '') return
  await (viewerId === null
    ? limits.count('visitor_search', address)
    : limits.count('search', viewerId))
}
