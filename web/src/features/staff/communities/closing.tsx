import type { StaffCommunityDetail } from '@patchbay/contract/staff/communities'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { MessageSheet, ReasonSheet } from '../queues/public.ts'
import { communityTexts as texts } from './texts.ts'
import { useClosing } from './use-communities.ts'

interface PartProps {
  community: StaffCommunityDetail
}

const refusals: Readonly<Record<string, string>> = {
  community_not_found: texts.gone,
  community_closed: texts.closedAlready,
  community_open: texts.openAlready,
  forbidden: texts.own,
}

const wordsFor = (error: Error): string | undefined =>
  error instanceof ApiError ? refusals[error.code] : undefined

export function Close({ community }: PartProps): ReactNode {
  const [open, setOpen] = useState(false)
  const { close, changed } = useClosing(community.id)
  // If somebody else was quicker, the sheet stays with what was typed.
  if (!community.can.close && !open) return null
  return (
    <>
      {community.can.close && <Button onClick={() => setOpen(true)}>{texts.close}</Button>}
      <MessageSheet
        open={open}
        onClose={() => setOpen(false)}
        title={texts.closeTitle}
        label={texts.words}
        submitLabel={texts.close}
        busyLabel={texts.closing}
        send={close}
        onSent={(answer) => {
          setOpen(false)
          changed(answer)
        }}
        wordsFor={wordsFor}
      >
        <p className="text-meta text-ink-2">{texts.closeHint}</p>
      </MessageSheet>
    </>
  )
}

export function Reopen({ community }: PartProps): ReactNode {
  const [open, setOpen] = useState(false)
  const { reopen, changed } = useClosing(community.id)
  if (!community.can.reopen && !open) return null
  return (
    <>
      {community.can.reopen && <Button onClick={() => setOpen(true)}>{texts.reopen}</Button>}
      <ReasonSheet
        open={open}
        onClose={() => setOpen(false)}
        title={texts.reopenTitle}
        submitLabel={texts.reopen}
        busyLabel={texts.reopening}
        send={reopen}
        onSent={(answer) => {
          setOpen(false)
          changed(answer)
        }}
        wordsFor={wordsFor}
      />
    </>
  )
}
