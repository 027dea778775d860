import type { ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import type { StartDialogProps } from './start-dialog.tsx'
import type { StartKind } from './start-kind.ts'

const NewMessageDialog = lazyPart(
  () => import('./new-message-dialog.tsx').then((module) => module.NewMessageDialog),
  { isMain: true },
)
const NewGroupDialog = lazyPart(
  () => import('./new-group-dialog.tsx').then((module) => module.NewGroupDialog),
  { isMain: true },
)

type StartDialogsProps = Omit<StartDialogProps, 'open'> & {
  /** The open dialog. */
  kind: StartKind | undefined
}

/** Loaded when they first open; if that fails, they count as closed again. */
export function StartDialogs({ kind, ...props }: StartDialogsProps): ReactNode {
  return (
    <>
      <LazyPart open={kind === 'message'} onFailure={props.onClose}>
        <NewMessageDialog {...props} open={kind === 'message'} />
      </LazyPart>
      <LazyPart open={kind === 'group'} onFailure={props.onClose}>
        <NewGroupDialog {...props} open={kind === 'group'} />
      </LazyPart>
    </>
  )
}
