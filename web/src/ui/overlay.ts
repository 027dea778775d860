const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Something stands above the page, and has the keys. */
export const hasOverlay = (): boolean => document.querySelector(overlays) !== null

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Nothing has the focus that can be written into. */
export const isOutsideOfFields = (): boolean => !document.activeElement?.matches(fields)
