import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import type { ReactNode } from 'react'
import { Banner } from '../../../ui/states/banner.tsx'
import { PageForm } from '../../../ui/page-form.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import type { ValidationErrors } from '../../../platform/state/validation-errors.ts'
import type { FieldName } from './draft.ts'
import type { ProfilePart } from './edit-part.tsx'
import { FormMeter } from './form-meter.tsx'
import { profileParts, SignedOut } from './profile-parts.tsx'
import { editTexts as texts, fieldLabels } from './texts.ts'
import { useProfileForm, type ProfileForm } from './use-profile-form.ts'

interface EditProfileProps {
  profile: OwnProfile
  onCancel: () => void
  onSaved: () => void
}

/** In the order of the form. */
function labelsOf(validationErrors: ValidationErrors<FieldName>): string[] {
  return Object.entries(fieldLabels).flatMap(([name, label]) =>
    validationErrors[name as FieldName] ? label : [],
  )
}

interface PartPanelProps {
  part: ProfilePart
  fields: ProfileForm
}

function PartPanel({ part, fields }: PartPanelProps): ReactNode {
  const { title, Fields } = profileParts[part]
  return (
    <Panel title={title}>
      <div className="space-y-4 px-4 pb-4">
        <Fields {...fields} />
      </div>
    </Panel>
  )
}

export function EditProfile(props: EditProfileProps): ReactNode {
  const { profile, onCancel, onSaved } = props
  const { state, fields, isDirty, isSignedIn } = useProfileForm(profile, (saved) => {
    if (saved) showToast({ message: texts.saved })
    onSaved()
  })
  const labels = labelsOf(fields.validationErrors)
  const problem = labels.length > 0 ? texts.invalid(labels) : state.failure
  // Hidden once the person is signed in again.
  const isShown = isSignedIn && problem !== texts.loggedOut
  return (
    <PageForm title={texts.page} state={state} isDirty={isDirty} onCancel={onCancel} texts={texts}>
      {!isSignedIn && <SignedOut />}
      {isShown && problem && <Banner tone="error">{problem}</Banner>}
      <FormMeter profile={profile} draft={fields.draft} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <div className="min-w-0 space-y-4">
          <PartPanel part="about" fields={fields} />
          <PartPanel part="place" fields={fields} />
        </div>
        <div className="min-w-0 space-y-4">
          <PartPanel part="links" fields={fields} />
          <PartPanel part="work" fields={fields} />
        </div>
      </div>
    </PageForm>
  )
}
