import { nameOf } from '@patchbay/contract/people/person-name'
import type { ListedAppeal } from '@patchbay/contract/staff/appeals'
import { useState, type ReactNode } from 'react'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Moment, Queue } from '../queues/public.ts'
import { AppealDetail } from './appeal-detail.tsx'
import { useAppeals, type AppealsTab } from './appeals.query.ts'
import { staffAppealTexts as texts } from './texts.ts'

function Row({ appeal }: { appeal: ListedAppeal }): ReactNode {
  const { content, createdAt, person, outcome } = appeal
  return (
    <>
      <span className="flex items-center gap-2">
        {outcome && (
          <Tag tone={outcome === 'lifted' ? 'go' : 'plain'}>{texts.outcomes[outcome]}</Tag>
        )}
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

const showRow = (appeal: ListedAppeal): ReactNode => <Row appeal={appeal} />
const showDetail = (id: string): ReactNode => <AppealDetail appealId={id} />

/** What banned people wrote about their bans. */
export function AppealsPage(): ReactNode {
  const [tab, setTab] = useState<AppealsTab>('open')
  return (
    <Queue
      page="appeals"
      texts={texts}
      query={useAppeals(tab)}
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
