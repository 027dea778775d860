import { deleteEvent } from '@patchbay/contract/communities/events'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../platform/http/api.ts'
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { EventSheetProps } from './form/event-sheet.tsx'
import { dropEvent } from './events.cache.ts'
import { eventTexts as texts } from './texts.ts'
import type { OpenedAct } from './use-event-act.ts'

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

interface EventDialogsProps {
  communityId: string
  act: OpenedAct
  onClose: () => void
  /** Called just before the event is removed: a page that shows only this event navigates away. */
  onDeleted?: () => void
}

/** The form and the delete dialog, shared by all events of the page. */
export function EventDialogs(props: EventDialogsProps): ReactNode {
  const { communityId, act, onClose, onDeleted } = props
  const { kind, open, event } = act
  const client = useQueryClient()
  return (
    <>
      <OpenedSheet
        open={open && kind !== 'delete'}
        onClose={onClose}
        communityId={communityId}
        {...(event && { event })}
      />
      {event && (
        <DeleteDialog
          key={event.id}
          open={open && kind === 'delete'}
          onClose={onClose}
          texts={texts}
          remove={() => call(deleteEvent, { params: { eventId: event.id } })}
          onDeleted={() => {
            onDeleted?.()
            dropEvent(client, event)
          }}
        />
      )}
    </>
  )
}
