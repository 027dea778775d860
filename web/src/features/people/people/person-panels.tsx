import type { PublicProfile } from '@patchbay/contract/people/people'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { profileTexts } from '../../accounts/profiles/public.ts'
import { personTexts as texts } from './page-texts.ts'

type About = Pick<PublicProfile, 'experienceLevel' | 'goals'> & { readonly joinedAt?: string }

interface PersonAboutProps {
  profile: About
  /** On the own profile. */
  action?: ReactNode
}

/** Experience, goals, and the date of joining. */
export function PersonAbout({ profile, action }: PersonAboutProps): ReactNode {
  const { experienceLevel, goals, joinedAt } = profile
  const facts = (
    [
      [texts.experience, experienceLevel && profileTexts.experience(experienceLevel)],
      [texts.goals, goals],
      [texts.account, joinedAt && profileTexts.joined(joinedAt)],
    ] as const
  ).filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <Panel
      title={texts.work}
      action={action && <div className="-my-2.5 -mr-2.5 md:-my-1.5">{action}</div>}
    >
      <dl className="space-y-3.5 px-4 pb-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-meta text-ink-3">{name}</dt>
            <dd dir="auto" className="mt-0.5 max-w-[60ch] break-words whitespace-pre-line">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

interface PersonColumnsProps {
  /** What somebody offers and writes. */
  main: ReactNode
  /** What is short: events, communities. */
  side: ReactNode
}

/** The panels below the head of a profile; two columns from 1200 px, if both have something. */
export function PersonColumns({ main, side }: PersonColumnsProps): ReactNode {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:has-[>:empty]:grid-cols-1">
      <div className="space-y-4 empty:hidden">{main}</div>
      <div className="grid grid-cols-1 items-start gap-4 empty:hidden md:max-xl:grid-cols-2 md:max-xl:has-[>:only-child]:grid-cols-1">
        {side}
      </div>
    </div>
  )
}
