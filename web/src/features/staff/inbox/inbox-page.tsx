import { nameOf } from '@patchbay/contract/people/person-name'
import type { ReceivedFeedback } from '@patchbay/contract/staff/received-feedback'
import { useState, type ReactNode } from 'react'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Moment, Queue } from '../queues/public.ts'
import { FeedbackDetail } from './feedback-detail.tsx'
import { useInbox, type InboxTab } from './inbox.query.ts'
import { inboxTexts as texts } from './texts.ts'

function Row({ feedback }: { feedback: ReceivedFeedback }): ReactNode {
  const { type, content, createdAt, person } = feedback
  return (
    <>
      <span className="flex items-center gap-2">
        <Tag tone={type === 'question' ? 'cue' : 'plain'}>{texts.types[type]}</Tag>
        <bdi className="min-w-0 flex-1 truncate font-semibold">{nameOf(person)}</bdi>
        <span className="text-meta text-ink-2">
          <Moment at={createdAt} />
        </span>
      </span>
      <span dir="auto" className="mt-1 line-clamp-2 text-meta break-words text-ink-2">
        {content}
      </span>
    </>
  )
}

const showRow = (feedback: ReceivedFeedback): ReactNode => <Row feedback={feedback} />
const showDetail = (id: string): ReactNode => <FeedbackDetail feedbackId={id} />

/** What people ask us, and what they think. */
export function InboxPage(): ReactNode {
  const [tab, setTab] = useState<InboxTab>('open')
  const query = useInbox(tab)
  return (
    <Queue
      page="feedback"
      texts={texts}
      query={query}
      filters={
        <SegmentedControl
          label={texts.tabs}
          segments={[
            { value: 'open', label: texts.open },
            { value: 'answered', label: texts.answered },
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
