import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadPart, preparePart } from '../../platform/loading/load-part.ts'
import { uiTexts } from '../texts.ts'
import { showToast } from '../overlays/toast.ts'

interface Loaded<T> {
  readonly part: T | undefined
  /**
   * Loads the part and returns whether it arrived. A failure shows a toast; the next call retries.
   */
  readonly load: () => Promise<boolean>
  /** Loads the part ahead of its use. A failure is silent. */
  readonly prepare: () => Promise<boolean>
}

/** A heavy part that is loaded on first use. Unlike a lazy component it never crashes the page. */
export function useLoaded<T>(importPart: () => Promise<T>): Loaded<T> {
  const [part, setPart] = useState<{ readonly value: T }>()
  const loading = useRef<Promise<boolean>>(null)
  const take = (value: T): true => {
    setPart((last) => last ?? { value })
    return true
  }
  const load = (): Promise<boolean> => {
    loading.current ??= loadPart(importPart).then(take, () => {
      loading.current = null
      showToast({ message: uiTexts.partFailed, tone: 'error' })
      return false
    })
    return loading.current
  }
  const prepare = (): Promise<boolean> => preparePart(importPart).then(take, () => false)
  return { part: part?.value, load, prepare }
}

/** The same for an overlay: loaded when it first opens, and closed again if loading fails. */
export function useOpened<T>(
  importPart: () => Promise<T>,
  open: boolean,
  close: () => void,
): Pick<Loaded<T>, 'part'> {
  const { part, load } = useLoaded(importPart)
  const loadOrGiveUp = useEffectEvent(async () => {
    if (!(await load())) close()
  })
  useEffect(() => {
    if (open) void loadOrGiveUp()
  }, [open])
  return { part }
}
