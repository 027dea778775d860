/** Of one message, in characters; alone, so that a page can count without the rules. */
export const longestMessage = 5_000
