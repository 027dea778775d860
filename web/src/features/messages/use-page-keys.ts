import { useEffect, useEffectEvent } from 'react'
import { hasOverlay, isOutsideOfFields } from '../../ui/overlay.ts'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** To the one beside the open one, in the list as it is shown. */
function step(openId: string | undefined, by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-conversation]')]
  const at = links.findIndex((link) => link.dataset['conversation'] === openId)
  links[at < 0 && by < 0 ? -1 : at + by]?.click()
}

/** Wherever the focus is on the page: Alt with an arrow goes through the list, ? tells of the keys. */
export function usePageKeys(openId: string | undefined, onHelp: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || ctrlKey || metaKey || hasOverlay()) return
    const by = altKey && !shiftKey ? steps[key] : undefined
    const isHelp = key === '?' && isOutsideOfFields()
    if (by === undefined && !isHelp) return
    event.preventDefault()
    if (by === undefined) onHelp()
    else step(openId, by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
