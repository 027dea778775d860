import type { CommunityCard } from '@patchbay/contract/communities/communities'
import type { ComponentType, ReactNode } from 'react'
import { usePageTitle } from '../../../../platform/page/page-title.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { TopBar } from '../../../../ui/top-bar.tsx'
import { useSession, useSignInLink } from '../../../accounts/sessions/public.ts'
import { CommunityFilters } from './community-filters.tsx'
import { CommunityList } from './community-list.tsx'
import { CreateButton } from '../form/create-button.tsx'
import type { Filters } from './filters.ts'
import { communityTexts as texts } from '../texts.ts'

interface CommunitiesPageProps {
  filters: Filters
  onFilters: (filters: Filters, typing: boolean) => void
  /** The action of a card. */
  Action: ComponentType<{ card: CommunityCard }>
}

/** All communities, also for visitors. */
export function CommunitiesPage({ filters, onFilters, Action }: CommunitiesPageProps): ReactNode {
  usePageTitle(texts.page)
  const visitor = useSession().user === null
  const signInLink = useSignInLink()
  const signIn = (
    <LinkButton {...signInLink} variant="primary" size="sm">
      {texts.signIn}
    </LinkButton>
  )
  return (
    <div className="mx-auto max-w-[1000px]">
      <TopBar
        title={texts.page}
        actions={
          <>
            {visitor && signIn}
            <CreateButton />
          </>
        }
      />
      <div className="px-4 pb-8 md:px-5 xl:px-0">
        <CommunityFilters filters={filters} onChange={onFilters} />
        <CommunityList filters={filters} Action={Action} />
      </div>
    </div>
  )
}
