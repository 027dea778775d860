import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useSession, useSessions } from './sessions-context.tsx'
import { sessionTexts as texts } from './texts.ts'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Over the welcome screen, where a banned person is sent. */
export function BannedAlert(): ReactNode {
  const { acknowledge } = useSessions()
  const { ended, bannedUntil } = useSession()
  return (
    <ConfirmDialog
      open={ended === 'banned'}
      title={texts.banned}
      confirmLabel={texts.ok}
      onConfirm={acknowledge}
      onCancel={acknowledge}
    >
      {bannedUntil ? texts.bannedUntil(longDate.format(new Date(bannedUntil))) : texts.bannedBody}
    </ConfirmDialog>
  )
}
