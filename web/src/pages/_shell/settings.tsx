import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StoragePanel } from '../../features/content/attachments/public.ts'
import { CalendarFeedPanel } from '../../features/communities/events/public.ts'
import { BlockedPeople } from '../../features/people/blocks/public.ts'
import { OwnPagePanel } from '../../features/people/people/public.ts'
import { DevicePanel } from '../../features/notices/devices/public.ts'
import { LinkedAccounts } from '../../features/accounts/identities/public.ts'
import { NoticesPanel } from '../../features/notices/notices/public.ts'
import { MessagingSettingsPanel } from '../../features/messaging/messaging-settings/public.ts'
import { PushPanel } from '../../features/notices/push/public.ts'
import { SecondFactorPanel } from '../../features/accounts/second-factors/public.ts'
import { ArchivePanel } from '../../features/privacy/archives/public.ts'
import { MailPanel } from '../../features/accounts/mail-settings/public.ts'
import { SettingsPage } from '../../features/accounts/settings/public.ts'
import { isWrapped } from '../../platform/instance/wrapper.ts'

export const Route = createFileRoute('/_shell/settings')({
  component: Settings,
  staticData: { visitors: 'redirect' },
})

function Settings(): ReactNode {
  const resumed = useLocation({ select: ({ state }) => state.resumed })
  const resumedId = resumed?.kind === 'unlink' ? resumed.identityId : undefined
  return (
    <SettingsPage
      panels={
        <>
          <LinkedAccounts resumedId={resumedId} resumesMail={resumed?.kind === 'link_mail'} />
          <SecondFactorPanel />
          <OwnPagePanel />
          <BlockedPeople />
          <CalendarFeedPanel />
          <StoragePanel />
          <ArchivePanel resumed={resumed?.kind === 'archive'} />
        </>
      }
      further={
        <>
          {isWrapped() && <DevicePanel />}
          <PushPanel />
          <NoticesPanel />
          <MailPanel />
          <MessagingSettingsPanel />
        </>
      }
    />
  )
}
