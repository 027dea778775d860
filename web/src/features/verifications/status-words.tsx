import type { VerificationRequest } from '@patchbay/contract/verifications'
import { BadgeCheck, CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tag } from '../../ui/tag.tsx'
import { verificationTexts as texts } from './texts.ts'

export type Status = VerificationRequest['status'] | 'verified'

const looks = {
  pending: ['cue', Clock],
  approved: ['go', CircleCheck],
  rejected: ['plain', CircleX],
  verified: ['cue', BadgeCheck],
} as const

export function StatusTag({ status }: { status: Status }): ReactNode {
  const [tone, Icon] = looks[status]
  return (
    <Tag tone={tone}>
      <Icon className="size-3" aria-hidden="true" />
      {texts.tags[status]}
    </Tag>
  )
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

function Day({ at, words }: { at: string; words: (date: string) => string }): ReactNode {
  return (
    <p className="mt-1 text-meta text-ink-3">
      <time dateTime={at}>{words(longDate.format(new Date(at)))}</time>
    </p>
  )
}

/** The status of a request. */
export function RequestWords({ request }: { request: VerificationRequest }): ReactNode {
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
