/** In characters. It has its own file, so that a page can count without loading the rules. */
export const longestMessage = 5_000
export const longestBrief = 2_000
