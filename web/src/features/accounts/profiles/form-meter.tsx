import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import type { ReactNode } from 'react'
import { formCompletenessOf, ownSteps } from './completeness.ts'
import type { Draft } from './draft.ts'
import { PartsMeter } from './profile-meter.tsx'
import { meterTexts as texts } from './texts.ts'

interface FormMeterProps {
  profile: OwnProfile
  draft: Draft
}

/** How much of the form is filled in, while the person types. Never absent: nothing may move then. */
export function FormMeter({ profile, draft }: FormMeterProps): ReactNode {
  const { bio, location, locationEnabled, professions, website } = draft
  const { instagram, youtube, spotify } = draft
  const { count, next } = formCompletenessOf({
    avatarUrl: profile.avatarUrl,
    bio,
    location,
    locationEnabled,
    professions,
    website,
    social: { instagram, youtube, spotify },
  })
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3.5">
      <PartsMeter label={texts.filled} count={count} most={ownSteps.length} />
      <p className="mt-2.5 text-meta text-ink-2">
        {next === undefined ? texts.allFilled : texts.steps[next].why}
      </p>
    </div>
  )
}
