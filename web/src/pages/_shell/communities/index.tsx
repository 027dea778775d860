import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CommunitiesPage, readFilters } from '../../../features/communities/communities/public.ts'
import { CardAction } from '../../../features/communities/memberships/public.ts'

export const Route = createFileRoute('/_shell/communities/')({
  validateSearch: readFilters,
  component: Communities,
  staticData: { visitors: 'version' },
})

function Communities(): ReactNode {
  const navigate = Route.useNavigate()
  return (
    <CommunitiesPage
      filters={Route.useSearch()}
      onFilters={(search, typing) => void navigate({ search, replace: typing, resetScroll: false })}
      Action={CardAction}
    />
  )
}
