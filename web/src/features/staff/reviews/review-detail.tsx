import type { VerificationReview } from '@patchbay/contract/staff/verification-reviews'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkedText } from '../../../ui/content/linked-text.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Facts, KeyHint, Moment, StaffLink, useKeys } from '../queues/public.ts'
import { ApproveSheet, RejectSheet, RevokeSheet } from './decision-sheets.tsx'
import { useReview } from './reviews.query.ts'
import { StatusTag } from './status-tag.tsx'
import { reviewTexts as texts } from './texts.ts'

function linksOf({ website, social }: VerificationReview['person']): string {
  const { instagram, youtube, spotify } = social
  const onInstagram = instagram && `https://www.instagram.com/${encodeURIComponent(instagram)}/`
  return [website, onInstagram, youtube, spotify].filter(Boolean).join('\n')
}

function professionsOf({ professions, otherProfession }: VerificationReview['person']): string {
  return professions
    .map((one) => (one === 'Other' && otherProfession !== null ? otherProfession : one))
    .join(', ')
}

function Profile({ person }: { person: VerificationReview['person'] }): ReactNode {
  const links = linksOf(person)
  return (
    <Panel title={texts.profile}>
      <Facts
        facts={[
          [texts.displayName, person.displayName],
          [texts.fullName, person.fullName],
          [texts.bio, person.bio],
          [texts.professions, professionsOf(person)],
          [texts.location, person.location],
          [texts.memberSince, <Moment key="since" at={person.memberSince} />],
          [texts.links, links === '' ? null : <LinkedText key="links">{links}</LinkedText>],
        ]}
      />
    </Panel>
  )
}

type Request = Pick<
  VerificationReview,
  'credentials' | 'submissionDate' | 'reviewDate' | 'rejectionReason'
>

function Handed({ request }: { request: Request }): ReactNode {
  const { credentials, submissionDate, reviewDate, rejectionReason } = request
  return (
    <Facts
      facts={[
        [
          texts.credentials,
          <LinkedText key="credentials">{credentials || texts.noCredentials}</LinkedText>,
        ],
        [texts.submitted, <Moment key="asked" at={submissionDate} />],
        [texts.reviewed, reviewDate && <Moment key="decided" at={reviewDate} />],
        [texts.because, rejectionReason],
      ]}
    />
  )
}

function Others({ others }: { others: VerificationReview['others'] }): ReactNode {
  if (others.length === 0) return null
  return (
    <Panel title={texts.history}>
      <ul className="divide-y divide-line border-t border-line">
        {others.map((other) => (
          <li key={other.id} className="pt-3">
            <div className="px-4 pb-2">
              <StatusTag review={other} />
            </div>
            <Handed request={other} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Deciding = 'approve' | 'reject' | 'revoke'

function Review({ review }: { review: VerificationReview }): ReactNode {
  const { person, name, renamedFrom, can } = review
  const [deciding, decide] = useState<Deciding>()
  const close = (): void => decide(undefined)
  useKeys({
    ...(can.decide && { a: () => decide('approve'), r: () => decide('reject') }),
  })
  return (
    <div className="space-y-4 p-4 md:p-5">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-title">
          <PersonName name={name} verified={person.verified} whole />
        </h2>
        <StatusTag review={review} />
        <StaffLink page="people" id={person.id} className="text-meta text-accent-text underline">
          {texts.openPerson}
        </StaffLink>
      </header>
      {renamedFrom && <p className="text-cue">{texts.renamed(renamedFrom)}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {can.decide && (
          <>
            <Button variant="primary" onClick={() => decide('approve')}>
              {texts.approve}
            </Button>
            <Button onClick={() => decide('reject')}>{texts.reject}</Button>
            <KeyHint>{texts.keys}</KeyHint>
          </>
        )}
        {can.revoke && (
          <Button variant="danger" onClick={() => decide('revoke')}>
            {texts.revoke}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <div className="space-y-4">
          <Panel title={texts.credentials}>
            <Handed request={review} />
          </Panel>
          <Others others={review.others} />
        </div>
        <Profile person={person} />
      </div>
      <ApproveSheet review={review} open={deciding === 'approve'} onClose={close} />
      <RejectSheet review={review} open={deciding === 'reject'} onClose={close} />
      <RevokeSheet personId={person.id} name={name} open={deciding === 'revoke'} onClose={close} />
    </div>
  )
}

/** What was handed in beside the profile, and the decision. */
export function ReviewDetail({ requestId }: { requestId: string }): ReactNode {
  const query = useReview(requestId)
  const words = { loading: texts.loadingOne, notLoaded: texts.oneNotLoaded }
  return (
    <Awaited query={query} texts={words}>
      {(review) => <Review review={review} />}
    </Awaited>
  )
}
