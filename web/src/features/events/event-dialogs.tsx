import type { CommunityEvent } from '@patchbay/contract/events'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EventSheet } from './event-sheet.tsx'
import { eventTexts as texts } from './texts.ts'
import type { OpenedAct } from './use-event-act.ts'
import { useDeleteEvent } from './use-delete-event.ts'

interface DeleteDialogProps {
  open: boolean
  event: CommunityEvent
  onClose: () => void
  onDeleted: () => void
}

function DeleteDialog({ open, event, onClose, onDeleted }: DeleteDialogProps): ReactNode {
  const { mutate, isPending } = useDeleteEvent(event, onDeleted)
  return (
    <ConfirmDialog
      open={open}
      title={texts.deleteTitle}
      confirmLabel={texts.delete}
      cancelLabel={texts.cancel}
      danger
      busy={isPending}
      busyLabel={texts.deleting}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {texts.deleteBody}
    </ConfirmDialog>
  )
}

interface EventDialogsProps {
  communityId: string
  act: OpenedAct
  onClose: () => void
  /** Called just before the event is removed: a page that shows only this event navigates away. */
  onDeleted?: () => void
}

/** The form and the delete dialog, shared by all events of the page. */
export function EventDialogs({ communityId, act, ...on }: EventDialogsProps): ReactNode {
  const { kind, open, event } = act
  return (
    <>
      <EventSheet
        open={open && kind !== 'delete'}
        onClose={on.onClose}
        communityId={communityId}
        {...(event && { event })}
      />
      {event && (
        <DeleteDialog
          key={event.id}
          open={open && kind === 'delete'}
          event={event}
          onClose={on.onClose}
          onDeleted={() => {
            on.onClose()
            on.onDeleted?.()
          }}
        />
      )}
    </>
  )
}
