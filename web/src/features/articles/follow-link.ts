import type { MouseEvent } from 'react'

/**
 * Whether a press on a link to a page of ours is ours to follow, which keeps the browser from it. A
 * new tab or a window remains the browser's.
 */
export function followsLink(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return false
  event.preventDefault()
  return true
}
