import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLoaded } from '../../../../ui/states/use-loaded.ts'
import type { StartDialogProps } from './start-dialog-props.ts'
import type { StartKind } from './start-kind.ts'

const importDialogs = async () => {
  const [{ NewMessageDialog }, { NewGroupDialog }] = await Promise.all([
    import('./new-message-dialog.tsx'),
    import('./new-group-dialog.tsx'),
  ])
  return { NewMessageDialog, NewGroupDialog }
}

type StartDialogsProps = Omit<StartDialogProps, 'open'> & {
  /** The open dialog. */
  kind: StartKind | undefined
}

/** Loaded when the first dialog opens; if that fails, it counts as closed again. */
export function StartDialogs({ kind, ...props }: StartDialogsProps): ReactNode {
  const { part, load } = useLoaded(importDialogs)
  const loadOrGiveUp = useEffectEvent(async () => {
    if (!(await load())) props.onClose()
  })
  useEffect(() => {
    if (kind !== undefined) void loadOrGiveUp()
  }, [kind])
  if (!part) return null
  return (
    <>
      <part.NewMessageDialog {...props} open={kind === 'message'} />
      <part.NewGroupDialog {...props} open={kind === 'group'} />
    </>
  )
}
