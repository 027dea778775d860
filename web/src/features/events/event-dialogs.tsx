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
  /** Just before it is gone: whoever shows nothing else goes elsewhere. */
  onDeleted?: () => void
}

/** The form of an event, and the question before it is deleted: one of each for all events here. */
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
