import type { PublicProfile } from '@patchbay/contract/people/people'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BlockButton } from '../../../features/people/blocks/public.ts'
import { MessageButton } from '../../../features/messaging/conversations/public.ts'
import { nameOf, PersonPage } from '../../../features/people/people/public.ts'
import { ReportButton } from '../../../features/people/reports/public.ts'

export const Route = createFileRoute('/_shell/users/$userId')({
  component: SomePerson,
  staticData: { visitors: 'redirect' },
})

function actions(profile: PublicProfile): ReactNode {
  return (
    <>
      <MessageButton profile={profile} />
      <BlockButton profile={profile} />
      <ReportButton
        person={{ id: profile.id, name: nameOf(profile) }}
        disabled={!profile.can.report}
      />
    </>
  )
}

function SomePerson(): ReactNode {
  const { userId } = Route.useParams()
  return <PersonPage key={userId} userId={userId} actions={actions} />
}
