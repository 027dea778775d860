import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { useSession, useSessions } from './sessions-context.tsx'
import { sessionTexts as texts } from './texts.ts'

const importBody = () => import('./banned-body.tsx').then((module) => module.BannedBody)

/** Over the welcome screen, where a banned person is sent. It opens with all it has to say. */
export function BannedAlert(): ReactNode {
  const { acknowledge } = useSessions()
  const { ended, bannedUntil } = useSession()
  const { part: BannedBody, load } = useLoaded(importBody)
  const banned = ended === 'banned'
  const loadOrGiveUp = useEffectEvent(async () => {
    if (!(await load())) acknowledge()
  })
  useEffect(() => {
    if (banned) void loadOrGiveUp()
  }, [banned])
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
