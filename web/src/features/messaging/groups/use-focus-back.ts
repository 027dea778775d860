import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * For a button that is replaced by the form it opens: it gets the focus back afterwards, before the
 * sheet around it notices that the focused element is gone and takes the focus itself.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
