import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MarketplaceSearch } from '../../features/listings/public.ts'
import { MarketplacePage } from '../../features/matches/public.ts'
import { OpenToWork } from '../../features/own-listings/public.ts'

export const Route = createFileRoute('/_shell/marketplace')({
  // Every page carries this: the page itself drops what means nothing to it.
  validateSearch: (search: Record<string, unknown>) => search as MarketplaceSearch,
  component: Marketplace,
  staticData: { visitors: 'redirect' },
})

function Marketplace(): ReactNode {
  return <MarketplacePage search={Route.useSearch()} openToWork={<OpenToWork />} />
}
