import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { useId, type ReactNode } from 'react'
import { useUnsavedGuard } from '../../../platform/storage/unsaved-guard.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { DiscardDialog } from '../../../ui/overlays/discard-dialog.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { EventFields } from './event-fields.tsx'
import { eventFormTexts as texts } from './texts.ts'
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
  const id = useId()
  const { form, submit, discard, failure, isDirty, ...fields } = useEventForm(
    communityId,
    event,
    () => {
      showToast({ message: event ? texts.saved : texts.created })
      onClose()
    },
  )
  const close = (): void => {
    // If the sheet's script could not be loaded, there was no form to discard.
    if (form.current) discard()
    onClose()
  }
  const isUnsaved = open && isDirty
  const { asking, leave, stay } = useUnsavedGuard(isUnsaved)
  return (
    <>
      <Sheet
        open={open}
        onClose={close}
        title={event ? texts.edit : texts.create}
        unsaved={isUnsaved}
        footer={
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={fields.isSaving}
            busyLabel={texts.saving}
          >
            {event ? texts.save : texts.submit}
          </Button>
        }
      >
        <form ref={form} id={id} noValidate onSubmit={submit} className="space-y-4">
          {failure && <Banner tone="error">{failure}</Banner>}
          <EventFields {...fields} />
        </form>
      </Sheet>
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
