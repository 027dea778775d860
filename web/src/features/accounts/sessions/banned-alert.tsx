import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { instanceQuery } from '../../../platform/instance/instance.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { SessionState } from './session-state.ts'
import { useSession, useSessions } from './sessions-context.tsx'
import { bannedTexts as texts, sessionTexts } from './texts.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** What a banned person was told at the sign-in, for the page where they appeal. */
    ban?: Pick<SessionState, 'bannedUntil' | 'banWords' | 'appeal'>
  }
}

const longDate = dateFormat({ dateStyle: 'long' })

/**
 * Shown over the welcome screen, where a banned person is sent: the end of the ban, why there is
 * one (in full in the mail and where one appeals), and how to appeal. Only the answer to a sign-in lets somebody appeal.
 */
export function BannedAlert(): ReactNode {
  const { acknowledge } = useSessions()
  const { ended, bannedUntil, banWords, appeal } = useSession()
  const navigate = useNavigate()
  const address = useQuery(instanceQuery).data?.supportAddress
  const goOn = (): void => {
    acknowledge()
    if (appeal) void navigate({ to: '/appeal', state: { ban: { bannedUntil, banWords, appeal } } })
  }
  return (
    <ConfirmDialog
      open={ended === 'banned'}
      title={sessionTexts.banned}
      {...(appeal && { cancelLabel: texts.ok })}
      confirmLabel={appeal ? texts.appeal[appeal.state] : texts.ok}
      onConfirm={goOn}
      onCancel={acknowledge}
    >
      {bannedUntil ? texts.until(longDate(bannedUntil)) : texts.signedOut}
      {banWords !== null && (
        <span dir="auto" className="mt-2 line-clamp-6 break-words whitespace-pre-line">
          {banWords}
        </span>
      )}
      {!appeal && <span className="mt-2 block">{texts.signInToAppeal}</span>}
      {address && (
        <span className="mt-2 block">
          {texts.write}{' '}
          <a
            href={`mailto:${address}`}
            className="break-words text-accent-text underline underline-offset-2"
          >
            {address}
          </a>
          .
        </span>
      )}
    </ConfirmDialog>
  )
}
