/** Marks the text of a message, which a long press does not select. */
export const wordsMark = { 'data-words': '' } as const

/** Lasts until the viewer taps elsewhere or selects something else. */
function makeSelectable(words: HTMLElement): void {
  const selection = getSelection()
  const watched = new AbortController()
  const { signal } = watched
  const isIn = (): boolean => words.contains(selection?.anchorNode ?? null)
  const end = (): void => {
    watched.abort()
    delete words.dataset['selectable']
    if (isIn()) selection?.removeAllRanges()
  }
  words.dataset['selectable'] = ''
  selection?.selectAllChildren(words)
  const isElsewhere = ({ target }: Event): boolean => !words.contains(target as Node | null)
  document.addEventListener('click', (event) => isElsewhere(event) && end(), { signal })
  document.addEventListener('selectionchange', () => isIn() || end(), { signal })
}

/**
 * On a touch screen: selects the whole text of a message, whose handles then narrow the selection.
 */
export function selectWords(article: Element | null): void {
  const words = article?.querySelector<HTMLElement>('[data-words]')
  // The tap on the menu item is not over yet, and would count as a tap elsewhere.
  if (words) setTimeout(() => makeSelectable(words))
}
