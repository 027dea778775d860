const roles = ['dialog', 'alertdialog', 'menu', 'listbox']
// A closing overlay is still in the document for a moment, but no longer handles keys.
const overlays = roles.map((role) => `[role=${role}]:not([data-closed])`).join()

/** Whether an overlay is open above the page and handles the keys. */
export const hasOverlay = (): boolean =>
  // A toast is a dialog too, inside a region, but it does not handle the keys.
  [...document.querySelectorAll(overlays)].some((one) => !one.closest('[role=region]'))

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Whether no editable element has the focus. */
export const isOutsideOfFields = (): boolean => !document.activeElement?.matches(fields)

/** Whether the focused element contains text, in which the arrow keys have their own meaning. */
export function isInText(): boolean {
  const { activeElement: now } = document
  return !isOutsideOfFields() && !(now && 'value' in now && now.value === '')
}
