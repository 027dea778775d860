import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { uiTexts } from './texts.ts'

interface LaterProps<P extends object> {
  /** Always the same function: it is called once, and again after a failure. */
  importPart: () => Promise<ComponentType<P>>
  /** What the part is given. */
  part?: P
  /** Stands meanwhile, and is as high as what comes. */
  children: ReactNode
}

type State<P> = { readonly Part: ComponentType<P> } | 'failed' | undefined

/** Whoever comes back finds the page as high as it was, and so the place where they were. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>()

/** A part that is not seen at once comes after the page. If it cannot, the page stands without it. */
export function Later<P extends object>(props: LaterProps<P>): ReactNode {
  const { importPart, children } = props
  const [state, setState] = useState<State<P>>(() => {
    const Part = arrived.get(importPart) as ComponentType<P> | undefined
    return Part && { Part }
  })
  useEffect(() => {
    if (state) return undefined
    let wanted = true
    importPart().then(
      (Part) => {
        arrived.set(importPart, Part)
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
