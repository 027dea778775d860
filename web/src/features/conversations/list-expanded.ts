import { useState } from 'react'
import { storage } from '../../platform/storage.ts'
import { usePhone } from '../../platform/use-phone.ts'

const key = 'messages-list-expanded'

/**
 * Whether the list shows more than faces; kept for the next time, in this browser. On a phone it is
 * the page, and always does.
 */
export function useListExpanded(): readonly [boolean, (next: boolean) => void] {
  const isPhone = usePhone()
  const [expanded, setExpanded] = useState(() => storage.read(key) !== 'false')
  return [
    isPhone || expanded,
    (next) => {
      storage.write(key, String(next))
      setExpanded(next)
    },
  ]
}
