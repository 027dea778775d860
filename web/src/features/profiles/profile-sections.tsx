import type { OwnProfile } from '@patchbay/contract/profiles'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { profileTexts as texts } from './texts.ts'

const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

function Verification({ verified }: { verified: boolean }): ReactNode {
  return (
    <Panel title={texts.verification}>
      <p className="px-4 pb-4 text-ink-2">{verified ? texts.verified : texts.notVerified}</p>
    </Panel>
  )
}

function AccountDetails({ createdAt }: { createdAt: string }): ReactNode {
  return (
    <Panel title={texts.account}>
      <p className="px-4 pb-4 text-ink-2">
        {texts.joined(monthAndYear.format(new Date(createdAt)))}
      </p>
    </Panel>
  )
}

interface ProfileSectionsProps {
  profile: OwnProfile
  children: ReactNode
}

/** What belongs to the account; one column on phones, two from 768 px. */
export function ProfileSections({ profile, children }: ProfileSectionsProps): ReactNode {
  return (
    <div className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2">
      <Verification verified={profile.verified} />
      <AccountDetails createdAt={profile.createdAt} />
      {children}
    </div>
  )
}
