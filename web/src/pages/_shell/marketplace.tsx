import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readMarketplace } from '../../features/listings/public.ts'
import { MarketplacePage } from '../../features/matches/public.ts'

export const Route = createFileRoute('/_shell/marketplace')({
  validateSearch: readMarketplace,
  component: Marketplace,
  staticData: { visitors: 'redirect' },
})

function Marketplace(): ReactNode {
  return <MarketplacePage search={Route.useSearch()} openToWork={null} />
}
