/** Of one message, in characters; the rule itself is the contract's, and the server's. */
export const longest = 5_000
