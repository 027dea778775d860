// This file has no schema, so that a page that only checks for blank text does not load zod.

/** Spaces, control and format characters, and letters without a visible shape. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]*$/u

/** Whether the text has no visible character. */
export const isBlank = (text: string): boolean => unseen.test(text)
