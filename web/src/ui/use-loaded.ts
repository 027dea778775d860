import { useRef, useState } from 'react'
import { uiTexts } from './texts.ts'
import { showToast } from './toast.ts'

interface Loaded<T> {
  readonly part: T | undefined
  /** Starts to load, once; whether it arrived. A failure is told, and the next call tries again. */
  readonly load: () => Promise<boolean>
}

/** A heavy part that is fetched on first use. Unlike a lazy component it never takes the page down. */
export function useLoaded<T>(importPart: () => Promise<T>): Loaded<T> {
  const [part, setPart] = useState<{ readonly value: T }>()
  const loading = useRef<Promise<boolean>>(null)
  const load = (): Promise<boolean> => {
    loading.current ??= importPart().then(
      (value) => {
        setPart({ value })
        return true
      },
      () => {
        loading.current = null
        showToast({ message: uiTexts.partFailed, tone: 'error' })
        return false
      },
    )
    return loading.current
  }
  return { part: part?.value, load }
}
