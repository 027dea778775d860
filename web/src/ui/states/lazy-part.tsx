import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadPart } from '../../platform/loading/load-part.ts'
import { pageState } from '../../platform/storage/page-state.ts'
import { ErrorState } from './error-state.tsx'
import { uiTexts } from '../texts.ts'

interface LazyPartProps<P extends object> {
  /** Must be a stable function: it is called once, and again after a failure. */
  importPart: () => Promise<ComponentType<P>>
  /** The props of the part. */
  part?: P
  /** The placeholder; it should be as high as the part. */
  children: ReactNode
}

type State<P> = { readonly Part: ComponentType<P> } | 'failed' | undefined

/**
 * Loaded parts are cached, so that a page has its full height at once when a person returns to it.
 */
const stored = pageState(() => ({
  loaded: new WeakMap<() => Promise<unknown>, { readonly Part: unknown }>(),
}))

/** A part that is loaded after the page. If loading fails, the rest of the page still works. */
export function LazyPart<P extends object>(props: LazyPartProps<P>): ReactNode {
  const { importPart, children } = props
  const [state, setState] = useState(() => stored.loaded.get(importPart) as State<P>)
  useEffect(() => {
    if (state) return undefined
    let wanted = true
    loadPart(importPart).then(
      (Part) => {
        stored.loaded.set(importPart, { Part })
        if (wanted) setState({ Part })
      },
      () => wanted && setState('failed'),
    )
    return () => {
      wanted = false
    }
  }, [state, importPart])
  if (state === 'failed')
    return <ErrorState message={uiTexts.partFailed} onRetry={() => setState(undefined)} />
  return state ? <state.Part {...(props.part ?? ({} as P))} /> : children
}
