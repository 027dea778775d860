import type { ComponentType, ReactNode } from 'react'
import { CheckboxRow } from '../../../ui/fields/checkbox-row.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { LocationField } from '../locations/public.ts'
import { AboutFields } from './about-fields.tsx'
import type { ProfilePart } from './edit-part.tsx'
import { editTexts as texts, fieldLabels } from './texts.ts'
import type { ProfileForm } from './use-profile-form.ts'
import { WorkFields } from './work-fields.tsx'

function PlaceFields({ draft, validationErrors, set }: ProfileForm): ReactNode {
  return (
    <>
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
    </>
  )
}

const links = ['website', 'instagram', 'youtube', 'spotify'] as const

function LinkFields({ draft, validationErrors, set }: ProfileForm): ReactNode {
  return (
    <>
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
    </>
  )
}

/** The parts of the form: together at `?edit`, and each in a sheet of its own. */
export const profileParts: Readonly<
  Record<ProfilePart, { readonly title: string; readonly Fields: ComponentType<ProfileForm> }>
> = {
  about: { title: texts.aboutYou, Fields: AboutFields },
  place: { title: texts.location, Fields: PlaceFields },
  links: { title: texts.links, Fields: LinkFields },
  work: { title: texts.work, Fields: WorkFields },
}

/** Above what was typed before the session ended. */
export function SignedOut(): ReactNode {
  return (
    <Banner tone="error">
      {texts.loggedOut}
      <br />
      <a href="/auth" target="_blank" rel="noreferrer" className="underline">
        {texts.signInAgain}
      </a>
    </Banner>
  )
}
