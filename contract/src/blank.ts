// Without any schema, so that a page that only asks whether something was typed carries no rules.

/** Spaces, what joins or turns letters, and letters that are drawn as nothing. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]*$/u

/** Nothing of it can be seen. */
export const isBlank = (text: string): boolean => unseen.test(text)
