import type { ListedReview } from '@patchbay/contract/staff/verification-reviews'
import { useState, type ReactNode } from 'react'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Moment, Queue } from '../queues/public.ts'
import { ReviewDetail } from './review-detail.tsx'
import { useReviews, type ReviewTab } from './reviews.query.ts'
import { StatusTag } from './status-tag.tsx'
import { reviewTexts as texts } from './texts.ts'

function Row({ review }: { review: ListedReview }): ReactNode {
  const { id, name, avatarUrl, submissionDate, renamedFrom } = review
  return (
    <span className="flex items-center gap-3">
      <Avatar id={id} name={name} src={avatarUrl} size={36} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-meta text-ink-2">
          <Moment at={submissionDate} />
        </span>
        {renamedFrom && (
          <Tag tone="cue" whole>
            {texts.renamed(renamedFrom)}
          </Tag>
        )}
      </span>
      {review.status !== 'pending' && <StatusTag review={review} />}
    </span>
  )
}

const showRow = (review: ListedReview): ReactNode => <Row review={review} />
const showDetail = (id: string): ReactNode => <ReviewDetail requestId={id} />

/** Who asks for a badge. */
export function ReviewsPage(): ReactNode {
  const [tab, setTab] = useState<ReviewTab>('waiting')
  const query = useReviews(tab)
  return (
    <Queue
      page="verifications"
      texts={texts}
      query={query}
      filters={
        <SegmentedControl
          label={texts.tabs}
          segments={[
            { value: 'waiting', label: texts.waiting },
            { value: 'decided', label: texts.decided },
          ]}
          value={tab}
          onChange={setTab}
        />
      }
      row={showRow}
      detail={showDetail}
    />
  )
}
