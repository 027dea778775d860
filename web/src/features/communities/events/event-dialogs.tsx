import { type CommunityEvent, deleteEvent } from '@patchbay/contract/communities/events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import type { EventSheetProps } from './form/event-sheet.tsx'
import { dropEvent } from './events.cache.ts'
import { eventTexts as texts } from './texts.ts'
import type { OpenedAct } from './use-event-act.ts'

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'event_not_found'

function useDeleteEvent(event: CommunityEvent, onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(deleteEvent, { params: { eventId: event.id } }).catch((error: unknown) => {
        // It is already deleted, which is the wanted result.
        if (!isGone(error)) throw error
      }),
    networkMode: 'always',
    onSuccess: () => {
      // The page navigates away before its event is removed.
      onDeleted()
      dropEvent(client, event)
      showToast({ message: texts.deleted })
    },
    onError: () => showToast({ message: texts.deleteFailed, tone: 'error' }),
  })
}

const EventSheet = lazyPart(
  () => import('./form/event-sheet.tsx').then((module) => module.EventSheet),
  {
    isMain: true,
  },
)

/** The form and its rules are loaded when it first opens; each opening mounts a new form. */
function OpenedSheet(props: EventSheetProps): ReactNode {
  const { open, onClose } = props
  const [opening, setOpening] = useState({ open, count: 0 })
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) })
  return (
    <LazyPart open={open} onFailure={onClose}>
      <EventSheet key={opening.count} {...props} />
    </LazyPart>
  )
}

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
      <OpenedSheet
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
