const roles = ['dialog', 'alertdialog', 'menu', 'listbox']
// What is closing is still there for a moment, but no longer has the keys.
const overlays = roles.map((role) => `[role=${role}]:not([data-closed])`).join()

/** Something stands above the page, and has the keys. */
export const hasOverlay = (): boolean =>
  // A toast is a dialog too, in a region of its own, and never has them.
  [...document.querySelectorAll(overlays)].some((one) => !one.closest('[role=region]'))

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Nothing has the focus that can be written into. */
export const isOutsideOfFields = (): boolean => !document.activeElement?.matches(fields)

/** What has the focus holds a text, in which the arrow keys have their own meanings. */
export function isInText(): boolean {
  const { activeElement: now } = document
  return !isOutsideOfFields() && !(now && 'value' in now && now.value === '')
}
