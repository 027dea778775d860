import type { ErrorCode } from '@patchbay/contract/errors'
import {
  approveVerification,
  rejectVerification,
  revokeVerification,
  type VerificationReview,
} from '@patchbay/contract/staff/verification-reviews'
import type { ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { MessageSheet, ReasonSheet } from '../queues/public.ts'
import { reviewTexts as texts } from './texts.ts'

const words: Partial<Record<ErrorCode | 'network', string>> = {
  person_renamed: texts.renamedMeanwhile,
  request_decided: texts.decidedMeanwhile,
  not_verified: texts.notVerified,
}

const wordsFor = (error: Error): string | undefined =>
  error instanceof ApiError ? words[error.code] : undefined

interface SheetState {
  open: boolean
  onClose: () => void
}

/** Closes the sheet and says what was done. */
function doneWith(onClose: () => void, message: string): () => void {
  return () => {
    onClose()
    showToast({ message })
  }
}

type ReviewSheetProps = SheetState & { review: VerificationReview }

export function ApproveSheet({ review: { id, name }, open, onClose }: ReviewSheetProps): ReactNode {
  return (
    <ReasonSheet
      open={open}
      onClose={onClose}
      title={texts.approveTitle(name)}
      submitLabel={texts.approve}
      busyLabel={texts.approving}
      send={(reason) =>
        call(approveVerification, { params: { requestId: id }, body: { name, reason } })
      }
      onSent={doneWith(onClose, texts.approved)}
      wordsFor={wordsFor}
    >
      <p className="text-ink-2">{texts.approveHint(name)}</p>
    </ReasonSheet>
  )
}

export function RejectSheet({ review: { id }, open, onClose }: ReviewSheetProps): ReactNode {
  return (
    <MessageSheet
      open={open}
      onClose={onClose}
      title={texts.rejectTitle}
      label={texts.toPerson}
      hint={texts.toPersonHint}
      submitLabel={texts.reject}
      busyLabel={texts.rejecting}
      send={({ words: because, reason }) =>
        call(rejectVerification, { params: { requestId: id }, body: { because, reason } })
      }
      onSent={doneWith(onClose, texts.rejected)}
      wordsFor={wordsFor}
    />
  )
}

type RevokeSheetProps = SheetState & { personId: string; name: string; onRevoked?: () => void }

export function RevokeSheet(props: RevokeSheetProps): ReactNode {
  const { personId, name, open, onClose, onRevoked } = props
  const done = doneWith(onClose, texts.revoked)
  return (
    <MessageSheet
      open={open}
      onClose={onClose}
      title={texts.revokeTitle(name)}
      label={texts.toPerson}
      hint={texts.toPersonHint}
      submitLabel={texts.revoke}
      busyLabel={texts.revoking}
      send={({ words: because, reason }) =>
        call(revokeVerification, { params: { personId }, body: { because, reason } })
      }
      onSent={() => {
        done()
        onRevoked?.()
      }}
      wordsFor={wordsFor}
    />
  )
}
