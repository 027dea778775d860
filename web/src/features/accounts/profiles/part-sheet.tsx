import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import type { ReactNode } from 'react'
import { SheetCancel } from '../../../ui/overlays/sheet-cancel.tsx'
import { SheetForm } from '../../../ui/overlays/sheet-form.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import type { ProfilePart } from './edit-part.tsx'
import { profileParts, SignedOut } from './profile-parts.tsx'
import { editTexts as texts } from './texts.ts'
import { useProfileForm } from './use-profile-form.ts'

interface PartSheetProps {
  part: ProfilePart
  profile: OwnProfile
  open: boolean
  onClose: () => void
}

/** One part of the own profile as a form over the page. */
export function PartSheet({ part, profile, open, onClose }: PartSheetProps): ReactNode {
  const { state, fields, isDirty, isSignedIn } = useProfileForm(profile, (saved) => {
    if (saved) showToast({ message: texts.saved })
    onClose()
  })
  const { title, Fields } = profileParts[part]
  const { Fields: PlaceFields } = profileParts.place
  // The banner says it, and is gone once the person is signed in again.
  const failure = state.failure === texts.loggedOut ? undefined : state.failure
  return (
    <SheetForm
      title={title}
      open={open}
      onClose={onClose}
      unsaved={isDirty}
      state={{ ...state, failure }}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      buttons={<SheetCancel>{texts.cancel}</SheetCancel>}
    >
      {!isSignedIn && <SignedOut />}
      <Fields {...fields} />
      {/* One button beside the name edits all that stands there. */}
      {part === 'about' && <PlaceFields {...fields} />}
    </SheetForm>
  )
}
