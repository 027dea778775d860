import { useState } from 'react'
import { ownerKey } from '../../../platform/storage/owner-storage.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { useSession } from '../../accounts/sessions/public.ts'

/**
 * A text that this browser keeps until it is sent or its owner signs out, so that a closed tab does
 * not lose it. Without a name it is not stored.
 */
export function useStoredText(
  name: string | undefined,
): readonly [text: string, write: (text: string) => void] {
  const { user } = useSession()
  const key = name === undefined || !user ? undefined : ownerKey(user.id, name)
  const [text, setText] = useState(() => (key === undefined ? null : storage.read(key)) ?? '')
  return [
    text,
    (next) => {
      setText(next)
      if (key === undefined) return
      if (next === '') storage.remove(key)
      else storage.write(key, next)
    },
  ]
}
