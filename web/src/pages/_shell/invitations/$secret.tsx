import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { InvitationPage } from '../../../features/communities/invitations/public.ts'

export const Route = createFileRoute('/_shell/invitations/$secret')({
  component: OneInvitation,
  staticData: { visitors: 'version' },
})

function OneInvitation(): ReactNode {
  const { secret } = Route.useParams()
  return <InvitationPage key={secret} secret={secret} />
}
