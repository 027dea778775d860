import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeleteAccount } from '../../features/accounts/public.ts'
import { SecuritySettings } from '../../features/credentials/public.ts'
import { ContactSection } from '../../features/feedback/public.ts'
import { FindPeople } from '../../features/people/public.ts'
import { OwnProfile } from '../../features/profiles/public.ts'
import { VerificationSection } from '../../features/verifications/public.ts'

export const Route = createFileRoute('/_shell/profile')({
  validateSearch: (search: Record<string, unknown>): { edit?: true } =>
    'edit' in search && search.edit !== false ? { edit: true } : {},
  component: Profile,
  staticData: { visitors: 'version', hidesBar: (search) => 'edit' in search },
})

function Profile(): ReactNode {
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
            <DeleteAccount />
          </>
        ),
      }}
    />
  )
}
