import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeleteAccount } from '../../features/accounts/accounts/public.ts'
import { SecuritySettings } from '../../features/accounts/credentials/public.ts'
import { ContactSection } from '../../features/staff/feedback/public.ts'
import { FindPeople } from '../../features/people/people/public.ts'
import { OwnProfile } from '../../features/accounts/profiles/public.ts'
import { VerificationSection } from '../../features/staff/verifications/public.ts'

export const Route = createFileRoute('/_shell/profile')({
  validateSearch: (search: Record<string, unknown>): { edit?: true } =>
    'edit' in search && search.edit !== false ? { edit: true } : {},
  component: Profile,
  staticData: { visitors: 'version', hidesBar: (search) => 'edit' in search },
})

function Profile(): ReactNode {
  const resumed = useLocation({ select: ({ state }) => state.resumed?.kind === 'delete' })
  return (
    <OwnProfile
      editing={Route.useSearch().edit ?? false}
      actions={<FindPeople />}
      sections={{
        verification: <VerificationSection />,
        further: (
          <>
            <SecuritySettings />
            <ContactSection />
            <DeleteAccount resumed={resumed} />
          </>
        ),
      }}
    />
  )
}
