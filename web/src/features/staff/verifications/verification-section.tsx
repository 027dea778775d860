import { type VerificationRequest, getVerification } from '@patchbay/contract/staff/verifications'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { useSession, useSessions } from '../../accounts/sessions/public.ts'
import { verificationTexts as texts } from './texts.ts'
import { VerificationForm } from './verification-form.tsx'
import { dateFormat } from '../../../platform/time/formats.ts'

/** The size of the form, which most people will see; a verified person sees one line. */
function Waiting(): ReactNode {
  const isForm = useSession().user?.verified !== true
  return (
    <div
      data-wide={isForm || undefined}
      className={`px-4 pb-4 ${isForm ? 'min-h-80 md:min-h-68' : 'min-h-10'}`}
    >
      <Loading text={texts.loading}>
        <div className="space-y-2.5 pt-1">
          <div className="skeleton h-3.5 w-4/5" />
          {isForm && <div className="skeleton h-3.5 w-1/2" />}
        </div>
      </Loading>
    </div>
  )
}

type Status = VerificationRequest['status'] | 'verified'

const looks = {
  pending: ['cue', Clock],
  approved: ['go', CircleCheck],
  rejected: ['plain', CircleX],
  verified: ['cue', BadgeCheck],
} as const

function StatusTag({ status }: { status: Status }): ReactNode {
  const [tone, Icon] = looks[status]
  return (
    <Tag tone={tone}>
      <Icon className="size-3" aria-hidden="true" />
      {texts.tags[status]}
    </Tag>
  )
}

const longDate = dateFormat({ dateStyle: 'long' })

function Day({ at, words }: { at: string; words: (date: string) => string }): ReactNode {
  return (
    <p className="mt-1 text-meta text-ink-3">
      <time dateTime={at}>{words(longDate(at))}</time>
    </p>
  )
}

/** The status of a request. */
function RequestWords({ request }: { request: VerificationRequest }): ReactNode {
  const { status, submissionDate, reviewDate, rejectionReason } = request
  return (
    <>
      <p className="text-ink-2">{texts[status]}</p>
      {status === 'rejected' && rejectionReason && (
        <p className="mt-1 break-words whitespace-pre-line text-ink-2">
          <span className="font-semibold">{texts.reason}</span> <bdi>{rejectionReason}</bdi>
        </p>
      )}
      {status === 'pending' && <Day at={submissionDate} words={texts.submitted} />}
      {status === 'rejected' && reviewDate && <Day at={reviewDate} words={texts.reviewed} />}
    </>
  )
}

interface Verification {
  readonly verified: boolean
  readonly request: VerificationRequest | null
  /** True until it is known whether there is a request. */
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** The session holds the request, whether it was fetched or received by the socket. */
function useVerification(): Verification {
  const { noteVerification } = useSessions()
  const { user, verificationRequest: request } = useSession()
  const verified = user?.verified ?? false
  const { isPending, isLoadingError, refetch } = useQuery({
    queryKey: ['verification'],
    queryFn: async ({ signal }) => {
      const answer = await call(getVerification, { signal })
      if (answer.request) noteVerification(answer.request)
      return answer
    },
    enabled: user !== null && !verified,
    meta: { followed: true },
  })
  const unknown = !verified && !request
  return {
    verified,
    request,
    loading: unknown && isPending,
    failed: unknown && isLoadingError,
    retry: () => void refetch(),
  }
}

function LoadProblem({ onRetry }: { onRetry: () => void }): ReactNode {
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
export function VerificationSection(): ReactNode {
  const { user } = useSession()
  const { verified, request, loading, failed, retry } = useVerification()
  if (!user) return null
  const status = verified ? 'verified' : request?.status
  return (
    <Panel title={texts.title} action={status && <StatusTag status={status} />}>
      {loading && <Waiting />}
      {failed && <LoadProblem onRetry={retry} />}
      {!loading && !failed && <Known owner={user.id} verified={verified} request={request} />}
    </Panel>
  )
}
