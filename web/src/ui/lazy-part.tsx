import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadPart } from '../platform/load-part.ts'
import { pageState } from '../platform/page-state.ts'
import { ErrorState } from './error-state.tsx'
import { uiTexts } from './texts.ts'

interface LazyPartProps<P extends object> {
  /** Always the same function: it is called once, and again after a failure. */
  importPart: () => Promise<ComponentType<P>>
  /** What the part is given. */
  part?: P
  /** Stands meanwhile, and is as high as what comes. */
  children: ReactNode
}

type State<P> = { readonly Part: ComponentType<P> } | 'failed' | undefined

/** What has come once is there at once, so that a page one returns to is as high as it was. */
const stored = pageState(() => ({
  loaded: new WeakMap<() => Promise<unknown>, { readonly Part: unknown }>(),
}))

/** A part that is not seen at once comes after the page. If it cannot, the page stands without it. */
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
