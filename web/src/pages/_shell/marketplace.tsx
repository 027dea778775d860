import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Filters, MarketplaceSearch } from '../../features/marketplace/listings/public.ts'
import { MarketplacePage } from '../../features/marketplace/matches/public.ts'
import { SavedButton } from '../../features/search/saved-searches/public.ts'
import { OpenToWork } from '../../features/marketplace/own-listings/public.ts'

export const Route = createFileRoute('/_shell/marketplace')({
  // This is part of the main bundle, so the page itself validates its search parameters.
  validateSearch: (search: Record<string, unknown>) => search as MarketplaceSearch,
  component: Marketplace,
  staticData: { visitors: 'redirect' },
})

const saveButton = (filters: Filters): ReactNode => (
  <SavedButton kind="listings" facets={{ ...filters }} />
)

function Marketplace(): ReactNode {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const leaveOffer = (): void =>
    void navigate({
      search: ({ offer: _open, ...rest }) => rest,
      replace: true,
      resetScroll: false,
    })
  return (
    <MarketplacePage
      search={search}
      openToWork={<OpenToWork opened={search.offer === true} onLeave={leaveOffer} />}
      saved={saveButton}
    />
  )
}
