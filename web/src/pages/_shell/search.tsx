import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SearchPage, type SearchAddress } from '../../features/search/search/public.ts'

export const Route = createFileRoute('/_shell/search')({
  // This is part of the main bundle, so the page itself reads the values.
  validateSearch: (search: Record<string, unknown>) => search as SearchAddress,
  component: Search,
  staticData: { visitors: 'redirect' },
})

function Search(): ReactNode {
  const navigate = Route.useNavigate()
  return (
    <SearchPage
      address={Route.useSearch()}
      onAddress={(search, typing) => void navigate({ search, replace: typing, resetScroll: false })}
    />
  )
}
