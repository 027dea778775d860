import { useLayoutEffect, useRef, type ReactNode } from 'react'

interface KeepFocusProps {
  className: string
  children: ReactNode
}

/** If the focused control inside is replaced, the focus goes to its successor, not to the page. */
export function KeepFocus({ className, children }: KeepFocusProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(null)
  useLayoutEffect(() => {
    const isLost = last.current?.isConnected === false && document.activeElement === document.body
    if (!isLost && document.activeElement !== box.current) return
    const next = box.current?.querySelector<HTMLElement>('a[href], button:not(:disabled)')
    const target = next ?? box.current
    target?.focus({ preventScroll: true })
  })
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`outline-none ${className}`}
      onFocus={({ target }) => {
        last.current = target
      }}
      // A press elsewhere on the page; React does not report that the control was removed.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget === null) last.current = null
      }}
    >
      {children}
    </div>
  )
}
