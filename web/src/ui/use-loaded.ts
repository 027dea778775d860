import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadPart, preparePart } from '../platform/load-part.ts'
import { uiTexts } from './texts.ts'
import { showToast } from './toast.ts'

interface Loaded<T> {
  readonly part: T | undefined
  /** Because it is asked for; whether it arrived. A failure is told, and the next call tries again. */
  readonly load: () => Promise<boolean>
  /** Because it may soon be asked for. A failure is not told. */
  readonly prepare: () => Promise<boolean>
}

/** A heavy part that is fetched on first use. Unlike a lazy component it never takes the page down. */
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

/** The same for what opens: fetched when it first does, and closed again where it does not come. */
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
