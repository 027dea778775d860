/** Between facts in one line: the spaces of the sans face are narrow, and a line breaks behind it. */
export const between = '\u00a0\u00a0·\u00a0 '
