import { useState } from 'react'
import { storage } from '../../platform/storage.ts'

const key = 'messages-list-expanded'

/** Whether the list shows more than faces; kept for the next time, in this browser. */
export function useListExpanded(): readonly [boolean, (next: boolean) => void] {
  const [expanded, setExpanded] = useState(() => storage.read(key) !== 'false')
  return [
    expanded,
    (next) => {
      storage.write(key, String(next))
      setExpanded(next)
    },
  ]
}
