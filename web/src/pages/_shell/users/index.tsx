import type { DirectoryAddress } from '@patchbay/contract/search/directory-address'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DirectoryPage } from '../../../features/search/directory/public.ts'

export const Route = createFileRoute('/_shell/users/')({
  // This is part of the main bundle, so the page itself reads the values.
  validateSearch: (search: Record<string, unknown>) => search as DirectoryAddress,
  component: People,
  staticData: { visitors: 'redirect' },
})

function People(): ReactNode {
  const navigate = Route.useNavigate()
  return (
    <DirectoryPage
      address={Route.useSearch()}
      onFacets={(search, typing) => void navigate({ search, replace: typing, resetScroll: false })}
    />
  )
}
