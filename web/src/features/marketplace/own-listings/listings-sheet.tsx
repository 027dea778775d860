import type { OwnListings } from '@patchbay/contract/marketplace/listings'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { useState, type ReactNode } from 'react'
import { useUnsavedGuard } from '../../../platform/storage/unsaved-guard.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { DiscardDialog } from '../../../ui/overlays/discard-dialog.tsx'
import { SheetForm } from '../../../ui/overlays/sheet-form.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { targetTexts } from '../../content/attachments/public.ts'
import { listingFormTexts as texts } from './form-texts.ts'
import { OfferRow } from './offer-row.tsx'
import type { Profession } from './offers.ts'
import { SaveProblem } from './save-problem.tsx'
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
  const { state, discard, offer, problem, noteUploading, isDirty, isUploading } = useListingsForm(
    own,
    () => {
      showToast({ message: texts.saved })
      onClose()
    },
  )
  const close = (): void => {
    // If the sheet's script could not be loaded, there was no form to discard.
    if (state.form.current) discard()
    onClose()
  }
  const isUnsaved = open && isDirty
  const { asking, leave, stay } = useUnsavedGuard(isUnsaved)
  const [isDiscarding, setIsDiscarding] = useState(false)
  return (
    <>
      <SheetForm
        open={open}
        onClose={close}
        title={texts.page}
        unsaved={isUnsaved}
        tall
        state={state}
        submitLabel={texts.save}
        busyLabel={isUploading ? targetTexts.profile.waits : texts.saving}
        busy={isUploading}
        buttons={
          isUnsaved &&
          !state.isSending && (
            <Button variant="ghost" onClick={() => setIsDiscarding(true)}>
              {texts.discard}
            </Button>
          )
        }
      >
        <SaveProblem {...problem} />
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
      </SheetForm>
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
