/** Slugs that would hide a route of ours: `/articles/categories` is the list of categories. */
const taken = new Set(['categories'])

export const isFreeSlug = (slug: string): boolean => !taken.has(slug)
