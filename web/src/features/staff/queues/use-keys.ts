import { useEffect, useEffectEvent } from 'react'
import { useKeysAreOn } from './key-switch.tsx'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))

const isOverlayOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null

/**
 * Single letters do something, in either case, unless somebody types, an overlay is open or they
 * are switched off.
 */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const isOn = useKeysAreOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!isOn || isTyping(event.target) || isOverlayOpen()) return
    const act = keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
