import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useOpened } from '../../ui/use-loaded.ts'
import { useSession, useSessions } from './sessions-context.tsx'
import { sessionTexts as texts } from './texts.ts'

const importBody = () => import('./banned-body.tsx').then((module) => module.BannedBody)

/**
 * Shown over the welcome screen, where a banned person is sent. It opens once its text is loaded.
 */
export function BannedAlert(): ReactNode {
  const { acknowledge } = useSessions()
  const { ended, bannedUntil } = useSession()
  const banned = ended === 'banned'
  const { part: BannedBody } = useOpened(importBody, banned, acknowledge)
  return (
    BannedBody && (
      <ConfirmDialog
        open={banned}
        title={texts.banned}
        confirmLabel={texts.ok}
        onConfirm={acknowledge}
        onCancel={acknowledge}
      >
        <BannedBody until={bannedUntil} />
      </ConfirmDialog>
    )
  )
}
