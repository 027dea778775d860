import type { VerificationRequest } from '@patchbay/contract/verifications'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { uiTexts } from '../../ui/texts.ts'
import { useSession } from '../sessions/public.ts'
import { RequestWords, StatusTag } from './status-words.tsx'
import { verificationTexts as texts } from './texts.ts'
import { useVerification } from './use-verification.ts'
import { VerificationForm } from './verification-form.tsx'
import { Waiting } from './waiting.tsx'

function Trouble({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className="px-4 pb-4">
      <p className="text-ink-2">{texts.loadFailed}</p>
      <div className="mt-3">
        <Button onClick={onRetry}>{uiTexts.retry}</Button>
      </div>
    </div>
  )
}

interface KnownProps {
  owner: string
  verified: boolean
  request: VerificationRequest | null
}

function Known({ owner, verified, request }: KnownProps): ReactNode {
  const asks = !verified && (request === null || request.status === 'rejected')
  return (
    <div className="px-4 pb-4">
      <div aria-live="polite">
        {verified && <p className="text-ink-2">{texts.verified}</p>}
        {!verified && request && <RequestWords request={request} />}
      </div>
      {asks && (
        <div data-wide className={request ? 'mt-4' : undefined}>
          <p className="mb-3 text-ink-2">{request ? texts.again : texts.lead}</p>
          <VerificationForm key={request?.id} owner={owner} before={request?.credentials} />
        </div>
      )}
    </div>
  )
}

/** The status of the person, and the request form; updates by itself when it is decided. */
export function VerificationStatus(): ReactNode {
  const { user } = useSession()
  const { verified, request, loading, failed, retry } = useVerification()
  if (!user) return null
  const status = verified ? 'verified' : request?.status
  return (
    <Panel title={texts.title} action={status && <StatusTag status={status} />}>
      {loading && <Waiting />}
      {failed && <Trouble onRetry={retry} />}
      {!loading && !failed && <Known owner={user.id} verified={verified} request={request} />}
    </Panel>
  )
}
