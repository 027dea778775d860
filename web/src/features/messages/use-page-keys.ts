import { useEffect, useEffectEvent } from 'react'
import { hasOverlay, isInText } from '../../ui/overlay.ts'
import { isForCharacters } from './keys-here.ts'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Opens the conversation beside the open one, in the order of the list. */
function step(openId: string | undefined, by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-conversation]')]
  const at = links.findIndex((link) => link.dataset['conversation'] === openId)
  links[at < 0 && by < 0 ? -1 : at + by]?.click()
}

/** Alt with an arrow moves through the list, except in text fields; ? lists the shortcuts. */
export function usePageKeys(openId: string | undefined, onHelp: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || hasOverlay()) return
    const by = altKey && !shiftKey && !isInText() ? steps[key] : undefined
    const isHelp = key === '?' && isForCharacters()
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
