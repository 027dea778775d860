import { typedOf } from '@patchbay/contract/mentions'
import type { StaffReport, Surrounding } from '@patchbay/contract/staff/reports'
import { useId, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/tag.tsx'
import { StaffLink } from '../queues/public.ts'
import { reportTexts as texts, reportsTexts } from './texts.ts'

export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-meta font-semibold text-ink-2">
        {title}
      </h3>
      {children}
    </section>
  )
}

export function Surroundings({
  surroundings,
}: {
  surroundings: readonly Surrounding[]
}): ReactNode {
  if (surroundings.length === 0) return null
  return (
    <Section title={texts.surroundings}>
      <ol className="space-y-1">
        {surroundings.map(({ id, author, content, isSubject }) => (
          <li
            key={id}
            aria-current={isSubject || undefined}
            className={classNames('rounded-control px-3 py-1.5', isSubject && 'bg-raised')}
          >
            <span className="text-meta font-semibold">{author.name ?? reportsTexts.noName}</span>
            <p dir="auto" className="break-words whitespace-pre-wrap">
              {typedOf(content)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

interface RelatedProps {
  title: string
  reports: readonly StaffReport[]
  /** Which of the two people is not known from the title. */
  shows: 'reporter' | 'reported'
}

export function Related({ title, reports, shows }: RelatedProps): ReactNode {
  if (reports.length === 0) return null
  return (
    <Section title={title}>
      <ul className="space-y-1">
        {reports.map((report) => (
          <li key={report.id}>
            <StaffLink
              page="reports"
              id={report.id}
              className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-control px-3 py-1.5 hover:bg-raised md:min-h-9"
            >
              <Tag>{reportsTexts.subjects[report.subject.type]}</Tag>
              <span className="font-semibold">{report[shows].name ?? reportsTexts.noName}</span>
              <span className="min-w-0 flex-1 truncate text-ink-2">{report.reason}</span>
              {report.outcome && <Tag tone="go">{reportsTexts.outcomes[report.outcome]}</Tag>}
            </StaffLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
