import type { PublicProfile } from '@patchbay/contract/people/people'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { profileTexts } from '../../accounts/profiles/public.ts'
import { personTexts as texts } from './page-texts.ts'
import { PersonCommunities } from './person-communities.tsx'

/** Experience, goals, and the date of joining. */
function PersonAbout({ profile }: { profile: PublicProfile }): ReactNode {
  const { experienceLevel, goals, joinedAt } = profile
  const facts = [
    [texts.experience, experienceLevel && profileTexts.experience(experienceLevel)],
    [texts.goals, goals],
    [texts.account, profileTexts.joined(joinedAt)],
  ] as const
  return (
    <Panel title={texts.work}>
      <dl className="space-y-3.5 px-4 pb-4">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-meta text-ink-3">{name}</dt>
                <dd dir="auto" className="mt-0.5 break-words whitespace-pre-line">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  )
}

/** The content below the head of a profile. */
export function PersonPanels({ profile }: { profile: PublicProfile }): ReactNode {
  return (
    <>
      <PersonAbout profile={profile} />
      <PersonCommunities profile={profile} />
    </>
  )
}
