import type { StaffReport } from '@patchbay/contract/staff/reports'
import { useState, type ReactNode } from 'react'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Queue } from '../queues/public.ts'
import { ReportDetails } from './report-details.tsx'
import { reportsTexts as texts } from './texts.ts'
import { useReports, type ReportStatus } from './use-reports.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

const stamp = dateFormat({ dateStyle: 'short', timeStyle: 'short' })

function Row({ report }: { report: StaffReport }): ReactNode {
  const { subject, reported, reason, createdAt, outcome, assignee, others } = report
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag>{texts.subjects[subject.type]}</Tag>
        {outcome && <Tag tone="go">{texts.outcomes[outcome]}</Tag>}
        {others > 0 && <Tag tone="cue">{texts.others(others)}</Tag>}
        <span className="ml-auto">
          <Readout dateTime={createdAt}>{stamp(createdAt)}</Readout>
        </span>
      </span>
      <span className="mt-1 block truncate font-semibold">{reported.name ?? texts.noName}</span>
      <span className="block truncate text-meta text-ink-2">{reason}</span>
      {assignee && (
        <span className="block truncate text-meta text-ink-3">
          {texts.assignedTo(assignee.name ?? texts.noName)}
        </span>
      )}
    </>
  )
}

const rowOf = (report: StaffReport): ReactNode => <Row report={report} />
const detailOf = (id: string): ReactNode => <ReportDetails id={id} />

/** What people reported: who wrote it, what it said, and what is done about it. */
export function ReportsPage(): ReactNode {
  const [status, setStatus] = useState<ReportStatus>('open')
  const query = useReports(status)
  return (
    <Queue
      page="reports"
      texts={texts}
      query={query}
      filters={
        <SegmentedControl
          label={texts.show}
          segments={[
            { value: 'open', label: texts.open },
            { value: 'resolved', label: texts.resolved },
          ]}
          value={status}
          onChange={setStatus}
        />
      }
      row={rowOf}
      detail={detailOf}
    />
  )
}
