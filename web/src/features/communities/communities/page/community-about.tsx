import type { Community } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import { CommunityFacts } from './community-facts.tsx'
import { pageTexts as texts } from './page-texts.ts'

interface CommunityAboutProps {
  community: Community
  /** The members, for viewers who may see them. */
  members: ReactNode
}

export function CommunityAbout(props: CommunityAboutProps): ReactNode {
  return (
    <section aria-label={texts.about}>
      <h2 className="mb-2.5 hidden text-lead md:block">{texts.about}</h2>
      <p dir="auto" className="max-w-[60ch] text-pretty break-words whitespace-pre-line text-ink-2">
        {props.community.description}
      </p>
      <CommunityFacts {...props} />
    </section>
  )
}
