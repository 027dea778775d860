import type { MouseEvent } from 'react'

/**
 * Whether the app handles a click on a link to its own page, which prevents the browser's default.
 * The browser still handles clicks that open a new tab or window.
 */
export function followsLink(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return false
  event.preventDefault()
  return true
}
