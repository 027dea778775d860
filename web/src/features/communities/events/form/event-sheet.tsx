import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { ReactNode } from 'react'
import { useUnsavedGuard } from '../../../../platform/storage/unsaved-guard.ts'
import { DiscardDialog } from '../../../../ui/overlays/discard-dialog.tsx'
import { SheetForm } from '../../../../ui/overlays/sheet-form.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { EventFields } from './event-fields.tsx'
import { eventFormTexts as texts } from '../texts.ts'
import { useEventForm } from './use-event-form.ts'

export interface EventSheetProps {
  open: boolean
  onClose: () => void
  communityId: string
  /** The event to edit; without it, a new event is created. */
  event?: CommunityEvent
}

export function EventSheet(props: EventSheetProps): ReactNode {
  const { open, onClose, communityId, event } = props
  const { state, fields, isDirty, discard } = useEventForm(communityId, event, () => {
    showToast({ message: event ? texts.saved : texts.created })
    onClose()
  })
  const close = (): void => {
    // If the sheet's script could not be loaded, there was no form to discard.
    if (state.form.current) discard()
    onClose()
  }
  const isUnsaved = open && isDirty
  const { asking, leave, stay } = useUnsavedGuard(isUnsaved)
  return (
    <>
      <SheetForm
        open={open}
        onClose={close}
        title={event ? texts.edit : texts.create}
        unsaved={isUnsaved}
        state={state}
        submitLabel={event ? texts.save : texts.submit}
        busyLabel={texts.saving}
      >
        <EventFields {...fields} />
      </SheetForm>
      <DiscardDialog
        open={asking}
        onDiscard={() => {
          discard()
          leave()
        }}
        onKeep={stay}
      />
    </>
  )
}
