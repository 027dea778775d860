import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BlockedPeople } from '../../features/blocks/public.ts'
import { DevicePanel } from '../../features/devices/public.ts'
import { LinkedAccounts } from '../../features/identities/public.ts'
import { NoticesPanel } from '../../features/notices/public.ts'
import { PushPanel } from '../../features/push/public.ts'
import { SettingsPage } from '../../features/settings/public.ts'
import { isWrapped } from '../../platform/wrapper.ts'

export const Route = createFileRoute('/_shell/settings')({
  component: Settings,
  staticData: { visitors: 'redirect' },
})

function Settings(): ReactNode {
  return (
    <SettingsPage
      panels={
        <>
          <LinkedAccounts />
          <BlockedPeople />
        </>
      }
      further={
        <>
          {isWrapped() && <DevicePanel />}
          <PushPanel />
          <NoticesPanel />
        </>
      }
    />
  )
}
