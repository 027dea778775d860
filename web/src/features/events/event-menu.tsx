import type { CommunityEvent } from '@patchbay/contract/events'
import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { EventSheet } from './event-sheet.tsx'
import { eventTexts as texts } from './texts.ts'
import { useDeleteEvent } from './use-delete-event.ts'

interface EventMenuProps {
  event: CommunityEvent
  /** Just before it is gone: whoever shows nothing else goes elsewhere. */
  onDeleted?: () => void
}

/** Edit for its creator; Delete also for who leads the community. Nothing for everyone else. */
export function EventMenu({ event, onDeleted }: EventMenuProps): ReactNode {
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = (): void => setOpen(undefined)
  const { mutate, isPending } = useDeleteEvent(event, () => {
    close()
    onDeleted?.()
  })
  const items = [
    ...(event.can.edit
      ? [{ label: texts.edit, icon: Pencil, onSelect: () => setOpen('edit') }]
      : []),
    ...(event.can.delete
      ? [{ label: texts.delete, icon: Trash2, danger: true, onSelect: () => setOpen('delete') }]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={texts.menu(event.title)} items={items} />
      <EventSheet
        open={open === 'edit'}
        onClose={close}
        communityId={event.communityId}
        event={event}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        cancelLabel={texts.cancel}
        danger
        busy={isPending}
        busyLabel={texts.deleting}
        onConfirm={() => mutate()}
        onCancel={close}
      >
        {texts.deleteBody}
      </ConfirmDialog>
    </>
  )
}
