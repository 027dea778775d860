import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { profileTexts as texts } from './texts.ts'

function AccountDetails({ profile }: { profile: OwnProfile }): ReactNode {
  return (
    <Panel title={texts.account}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pb-4 text-ink-2">
        <p>{texts.joined(profile.createdAt)}</p>
        {profile.onboardingCompleted && (
          <Link
            to="/users/$userId"
            params={{ userId: profile.id }}
            className="-my-1 py-1 text-meta font-medium text-accent-text underline-offset-2 hover:underline"
          >
            {texts.asOthersSee}
          </Link>
        )}
      </div>
    </Panel>
  )
}

/** The sections below the profile: only the page knows the other features. */
export interface Sections {
  /** It stands beside the account's details, or above them if an element in it has `data-wide`. */
  readonly verification: ReactNode
  /** Below, each at full width. */
  readonly further: ReactNode
}

/** The account sections; one column on phones, two from 768 px unless one needs the width. */
export function ProfileSections(props: { profile: OwnProfile; sections: Sections }): ReactNode {
  const { profile, sections } = props
  return (
    <div className="mt-10 space-y-4 border-t border-line pt-6">
      <p className="label text-ink-3">{texts.accountSections}</p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:has-data-wide:grid-cols-1">
        {sections.verification}
        <AccountDetails profile={profile} />
      </div>
      {sections.further}
    </div>
  )
}
