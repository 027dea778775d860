/** Texts of the shell, before the search is loaded. */
export const entryTexts = { search: 'Search' } as const
