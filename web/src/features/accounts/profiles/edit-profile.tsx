import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import { useEffect, type ReactNode } from 'react'
import { Banner } from '../../../ui/states/banner.tsx'
import { CheckboxRow } from '../../../ui/fields/checkbox-row.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageForm } from '../../../ui/page-form.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { LocationField } from '../locations/public.ts'
import { AboutFields } from './about-fields.tsx'
import type { ValidationErrors } from '../../../platform/state/validation-errors.ts'
import type { FieldName } from './draft.ts'
import { FieldsPanel } from './fields-panel.tsx'
import { editTexts as texts, fieldLabels } from './texts.ts'
import { useSessions } from '../sessions/public.ts'
import { useProfileForm, type ProfileForm } from './use-profile-form.ts'
import { WorkFields } from './work-fields.tsx'

function PlaceFields({ draft, validationErrors, set }: ProfileForm): ReactNode {
  return (
    <FieldsPanel title={texts.location}>
      <LocationField
        label={fieldLabels.location}
        name="location"
        value={draft.location}
        error={validationErrors.location}
        onChange={(value) => set('location', value)}
      />
      <CheckboxRow
        label={fieldLabels.locationEnabled}
        name="locationEnabled"
        checked={draft.locationEnabled}
        onChange={(event) => set('locationEnabled', event.target.checked)}
      />
    </FieldsPanel>
  )
}

const links = ['website', 'instagram', 'youtube', 'spotify'] as const

function LinkFields({ draft, validationErrors, set }: ProfileForm): ReactNode {
  return (
    <FieldsPanel title={texts.links}>
      {links.map((name) => (
        <TextField
          key={name}
          label={fieldLabels[name]}
          name={name}
          optional
          // Spell checking and automatic capitals on phones would get in the way of a URL.
          autoCapitalize="none"
          spellCheck={false}
          autoComplete={name === 'website' ? 'url' : 'off'}
          {...(name !== 'instagram' && {
            inputMode: 'url' as const,
            placeholder: texts.urlPlaceholder,
          })}
          value={draft[name]}
          error={validationErrors[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
    </FieldsPanel>
  )
}

interface EditProfileProps {
  profile: OwnProfile
  isSignedIn: boolean
  onCancel: () => void
  onSaved: () => void
}

/** In the order of the form. */
function labelsOf(validationErrors: ValidationErrors<FieldName>): string[] {
  return Object.entries(fieldLabels).flatMap(([name, label]) =>
    validationErrors[name as FieldName] ? label : [],
  )
}

function SignedOut(): ReactNode {
  return (
    <>
      {texts.loggedOut}
      <br />
      <a href="/auth" target="_blank" rel="noreferrer" className="underline">
        {texts.signInAgain}
      </a>
    </>
  )
}

export function EditProfile(props: EditProfileProps): ReactNode {
  const { profile, isSignedIn, onCancel, onSaved } = props
  const { state, fields, isDirty } = useProfileForm(profile, (saved) => {
    if (saved) showToast({ message: texts.saved })
    onSaved()
  })
  const sessions = useSessions()
  // The banner says that the session has ended; a toast would say it twice.
  useEffect(() => {
    if (!isSignedIn) sessions.acknowledge()
  }, [isSignedIn, sessions])
  const labels = labelsOf(fields.validationErrors)
  const problem = labels.length > 0 ? texts.invalid(labels) : state.failure
  // Hidden once the person is signed in again.
  const isShown = isSignedIn && problem !== texts.loggedOut
  return (
    <PageForm title={texts.page} state={state} isDirty={isDirty} onCancel={onCancel} texts={texts}>
      {!isSignedIn && (
        <Banner tone="error">
          <SignedOut />
        </Banner>
      )}
      {isShown && problem && <Banner tone="error">{problem}</Banner>}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <div className="min-w-0 space-y-4">
          <AboutFields {...fields} />
          <PlaceFields {...fields} />
        </div>
        <div className="min-w-0 space-y-4">
          <LinkFields {...fields} />
          <WorkFields {...fields} />
        </div>
      </div>
    </PageForm>
  )
}
