import type { ReactNode } from 'react'
import { LazyPart, lazyPart } from '../states/lazy-part.tsx'
import type { ConfirmDialogProps } from './confirm-body.tsx'

export const ConfirmBody = lazyPart(() =>
  import('./dialogs.ts').then((module) => module.ConfirmBody),
)

/** Loaded when it first opens. If that fails, it counts as cancelled. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  return (
    <LazyPart open={props.open} onFailure={props.onCancel}>
      <ConfirmBody {...props} />
    </LazyPart>
  )
}
