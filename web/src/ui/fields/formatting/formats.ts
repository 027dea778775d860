/** What the bar and the keys offer. */
export type Format = 'bold' | 'italic' | 'strike' | 'code' | 'quote' | 'list'

/** With Ctrl or Cmd. */
export function formatOfKey(event: KeyboardEvent): Format | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (ctrlKey === metaKey || altKey || isComposing) return undefined
  const letter = key.toLowerCase()
  if (shiftKey) return letter === 'x' ? 'strike' : undefined
  return { b: 'bold', i: 'italic', e: 'code' }[letter] as Format | undefined
}
