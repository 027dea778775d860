import type { OwnListings } from '@patchbay/contract/marketplace/listings'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { useId, useState, type ReactNode } from 'react'
import { useUnsavedGuard } from '../../../platform/storage/unsaved-guard.ts'
import { Button } from '../../../ui/button.tsx'
import { DiscardDialog } from '../../../ui/overlays/discard-dialog.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { placeTexts } from '../../content/attachments/public.ts'
import { listingFormTexts as texts } from './form-texts.ts'
import { OfferRow } from './offer-row.tsx'
import type { Profession } from './offers.ts'
import { SaveTrouble } from './save-trouble.tsx'
import { useListingsForm } from './use-listings-form.ts'

export interface ListingsSheetProps {
  open: boolean
  onClose: () => void
  own: OwnListings
  /** The profession that was just switched, which gets the focus. */
  category?: Profession
}

export function ListingsSheet(props: ListingsSheetProps): ReactNode {
  const { open, onClose, own, category: first = professions[0] } = props
  const id = useId()
  const { form, submit, discard, offer, trouble, noteUploading, ...state } = useListingsForm(
    own,
    () => {
      showToast({ message: texts.saved })
      onClose()
    },
  )
  const close = (): void => {
    // If the sheet's script could not be loaded, there was no form to discard.
    if (form.current) discard()
    onClose()
  }
  const isUnsaved = open && state.isDirty
  const { asking, leave, stay } = useUnsavedGuard(isUnsaved)
  const [isDiscarding, setIsDiscarding] = useState(false)
  return (
    <>
      <Sheet
        open={open}
        onClose={close}
        title={texts.page}
        unsaved={isUnsaved}
        tall
        footer={
          <>
            {isUnsaved && !state.isSaving && (
              <Button variant="ghost" onClick={() => setIsDiscarding(true)}>
                {texts.discard}
              </Button>
            )}
            <Button
              type="submit"
              form={id}
              variant="primary"
              busy={state.isSaving || state.isUploading}
              busyLabel={state.isUploading ? placeTexts.profile.waits : texts.saving}
            >
              {texts.save}
            </Button>
          </>
        }
      >
        <form ref={form} id={id} noValidate onSubmit={submit} className="space-y-4">
          <SaveTrouble {...trouble} />
          <ul className="divide-y divide-line overflow-hidden rounded-control border border-line">
            {professions.map((category) => (
              <OfferRow
                key={category}
                {...offer(category)}
                isFirst={category === first}
                onUploading={noteUploading}
              />
            ))}
          </ul>
        </form>
      </Sheet>
      <DiscardDialog
        open={asking || isDiscarding}
        onDiscard={() => {
          discard()
          if (asking) return leave()
          setIsDiscarding(false)
          onClose()
        }}
        onKeep={() => (asking ? stay() : setIsDiscarding(false))}
      />
    </>
  )
}
