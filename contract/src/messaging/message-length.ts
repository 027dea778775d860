/** In characters. It has its own file, so that a page can count without loading the rules. */
export const longestMessage = 5_000
