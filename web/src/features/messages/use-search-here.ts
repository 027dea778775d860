import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

interface SearchHere {
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly toggle: () => void
  readonly close: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Replaces the browser's search, which finds only the rendered part of a conversation. */
export function useSearchHere(): SearchHere {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef<Element>(null)
  const open = (): void => {
    before.current = document.activeElement
    setIsOpen(true)
  }
  const close = (): void => {
    setIsOpen(false)
    const { current } = before
    const isThere = current instanceof HTMLElement && current.isConnected
    const target = isThere && current !== document.body ? current : button.current
    target?.focus({ preventScroll: true })
  }
  return {
    isOpen,
    button,
    close,
    toggle: isOpen ? close : open,
    onKeyDown: (event) => {
      const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)
      // Pressing the shortcut a second time opens the browser's own search.
      if (!isFind || event.shiftKey || event.altKey || isOpen) return
      event.preventDefault()
      open()
    },
  }
}
