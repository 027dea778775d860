import type { Community } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import { LazyPart } from '../../../../ui/states/lazy-part.tsx'
import { namedGenres } from '../genre-line.tsx'
import { pageTexts as texts } from './page-texts.ts'

export const importFacts = () =>
  import('./community-facts.tsx').then((module) => module.CommunityFacts)

interface CommunityAboutProps {
  community: Community
  /** The members, for viewers who may see them. */
  members: ReactNode
}

/** One placeholder per fact, so that the content below does not move. */
function FactBoxes({ community, members }: CommunityAboutProps): ReactNode {
  const { locationEnabled, location, genres } = community
  const facts = [
    'leader',
    members && 'members',
    locationEnabled && location && 'location',
    namedGenres(genres).length > 3 && 'genres',
    'created',
  ].filter((fact) => typeof fact === 'string')
  return (
    <div aria-hidden="true" className="mt-4 space-y-0.5">
      {facts.map((fact) => (
        <div key={fact} className="flex h-7 items-center">
          <div className="skeleton h-4 w-3/5" />
        </div>
      ))}
    </div>
  )
}

export function CommunityAbout(props: CommunityAboutProps): ReactNode {
  return (
    <section aria-label={texts.about}>
      <h2 className="mb-2.5 hidden text-lead md:block">{texts.about}</h2>
      <p dir="auto" className="max-w-[60ch] text-pretty break-words whitespace-pre-line text-ink-2">
        {props.community.description}
      </p>
      <LazyPart importPart={importFacts} part={props}>
        <FactBoxes {...props} />
      </LazyPart>
    </section>
  )
}
