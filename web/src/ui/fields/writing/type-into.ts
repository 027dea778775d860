/**
 * Puts text in place of a stretch, as if a person had typed it. `execCommand` is what keeps the
 * browser's own undo in a text box; where there is none, the text changes all the same.
 */
export function typeInto(
  area: HTMLTextAreaElement,
  { from, to, text }: { readonly from: number; readonly to: number; readonly text: string },
): void {
  area.focus({ preventScroll: true })
  area.setSelectionRange(from, to)
  const isDone =
    area.value.slice(from, to) === text ||
    ('execCommand' in document &&
      document.execCommand(text === '' ? 'delete' : 'insertText', false, text))
  if (isDone) return
  area.setRangeText(text, from, to, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
