import type { Person } from '@patchbay/contract/people/people'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { nameOf } from '../people/public.ts'
import { blockTexts as texts } from './texts.ts'
import { useBlock } from './use-block.ts'

interface BlockDialogProps {
  person: Pick<Person, 'id' | 'fullName' | 'displayName'>
  open: boolean
  onClose: () => void
}

/** Explains what blocking does before it happens. */
export function BlockDialog({ person, open, onClose }: BlockDialogProps): ReactNode {
  const name = nameOf(person)
  const block = useBlock({ id: person.id, name }, onClose)
  return (
    <ConfirmDialog
      open={open}
      title={texts.title(name)}
      confirmLabel={texts.block}
      cancelLabel={texts.cancel}
      busy={block.isPending}
      busyLabel={texts.blocking}
      onConfirm={() => block.mutate()}
      onCancel={onClose}
    >
      {texts.body}
    </ConfirmDialog>
  )
}
