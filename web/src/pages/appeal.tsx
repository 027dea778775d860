import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppealPage } from '../features/accounts/appeals/public.ts'

export const Route = createFileRoute('/appeal')({
  component: Appeal,
  staticData: { visitors: 'public' },
})

function Appeal(): ReactNode {
  return <AppealPage ban={useLocation({ select: ({ state }) => state.ban })} />
}
