import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useSession, useSessions } from './sessions-context.tsx'
import { sessionTexts as texts } from './texts.ts'

/** Over the welcome screen, where a banned person is sent. */
export function BannedAlert(): ReactNode {
  const { acknowledge } = useSessions()
  return (
    <ConfirmDialog
      open={useSession().ended === 'banned'}
      title={texts.banned}
      confirmLabel={texts.ok}
      onConfirm={acknowledge}
      onCancel={acknowledge}
    >
      {texts.bannedBody}
    </ConfirmDialog>
  )
}
