const mostCharacters = 480
const mostLines = 7

/** Whether a text needs more than the six lines that a list shows of it, for any column width. */
export const isLong = (text: string): boolean =>
  text.length > mostCharacters || text.split('\n').length > mostLines
