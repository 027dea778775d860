import type { ReactNode } from 'react'
import { LazyPart, lazyPart } from '../states/lazy-part.tsx'
import type { SheetProps } from './sheet-body.tsx'

export const SheetBody = lazyPart(() => import('./dialogs.ts').then((module) => module.SheetBody), {
  isMain: true,
})

/** Loaded when it first opens. If that fails, it counts as closed. */
export function Sheet(props: SheetProps): ReactNode {
  return (
    <LazyPart open={props.open} onFailure={props.onClose}>
      <SheetBody {...props} />
    </LazyPart>
  )
}
