/** For the words of a message, which a finger that stays does not select. */
export const wordsMark = { 'data-words': '' } as const

/** Until one taps elsewhere, or selects something else. */
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

/** On a touch screen: all words of a message, of which one then takes a part by its handles. */
export function selectWords(article: Element | null): void {
  const words = article?.querySelector<HTMLElement>('[data-words]')
  // The tap that has chosen this is not over yet, and is elsewhere.
  if (words) setTimeout(() => makeSelectable(words))
}
