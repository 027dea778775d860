import { useState } from 'react'
import { storage } from '../../../../platform/storage/storage.ts'
import { usePhone } from '../../../../platform/page/use-phone.ts'

const key = 'messages-list-expanded'

/**
 * Whether the list shows more than faces; stored in this browser. On a phone the list is the page,
 * and always expanded.
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
