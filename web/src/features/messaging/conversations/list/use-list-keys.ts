import { useState, type KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** A list of links with one tab stop; the arrow keys move inside. */
export function useListKeys(ids: readonly string[], current: string | undefined) {
  const [focused, setFocused] = useState<string>()
  const known = [focused, current].find((id) => id !== undefined && ids.includes(id))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
    const at = links.indexOf(event.target as HTMLElement)
    const next = at < 0 ? undefined : steps[event.key]?.(at, links.length - 1)
    if (next === undefined || event.altKey) return
    event.preventDefault()
    links[next]?.focus()
  }
  return { reachable: known ?? ids[0], setFocused, onKeyDown }
}
