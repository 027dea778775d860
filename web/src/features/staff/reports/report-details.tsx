import type { ReportDecision, ReportDetail } from '@patchbay/contract/staff/reports'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { KeyHint, ReasonSheet, StaffLink, useKeys } from '../queues/public.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { DecisionSheet } from './decision-sheet.tsx'
import { ReportNotes } from './report-notes.tsx'
import { Related, Section, Surroundings } from './report-parts.tsx'
import { Quote } from './report-quote.tsx'
import { decisionTexts, reportsTexts, reportTexts as texts } from './texts.ts'
import { sendRestored, useAssignReport, useReport } from './use-reports.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

const day = dateFormat({ dateStyle: 'long' })
const stamp = dateFormat({ dateStyle: 'short', timeStyle: 'short' })

const linkStyle =
  'inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline md:min-h-9'

function Head({ report }: { report: ReportDetail }): ReactNode {
  const { subject, reported, reporter, reason, createdAt } = report
  const who = reported.name ?? reportsTexts.noName
  return (
    <header>
      <h2 className="text-lead break-words">
        {texts.titles[subject.type]?.(who) ?? texts.about(reportsTexts.subjects[subject.type], who)}
      </h2>
      <p className="text-meta text-ink-2">
        {texts.reportedBy(reporter.name ?? reportsTexts.noName)},{' '}
        <time dateTime={createdAt}>{stamp(createdAt)}</time>
      </p>
      <p dir="auto" className="mt-2 break-words whitespace-pre-wrap">
        {reason}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4">
        {subject.type === 'community' && (
          <StaffLink page="communities" id={subject.id} className={linkStyle}>
            {texts.toCommunity}
          </StaffLink>
        )}
        <StaffLink page="people" id={reported.id} className={linkStyle}>
          {texts.toReported}
        </StaffLink>
        <StaffLink page="people" id={reporter.id} className={linkStyle}>
          {texts.toReporter}
        </StaffLink>
      </p>
    </header>
  )
}

function restoreWords(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'place_gone') return decisionTexts.placeGone
  if (error.code === 'place_taken') return decisionTexts.placeTaken
  return error.code === 'removal_not_found' ? decisionTexts.missing : undefined
}

function State({ report }: { report: ReportDetail }): ReactNode {
  const { kind, current, removal } = report.state
  const [restoring, setRestoring] = useState(false)
  return (
    <Section title={texts.state}>
      <p>{reportsTexts.states[kind]}</p>
      {current && <Quote snapshot={current} report={report} isNow />}
      {removal && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p className="text-meta text-ink-2">{texts.until(day(removal.expiresAt))}</p>
          <Button onClick={() => setRestoring(true)}>{texts.restore}</Button>
          <ReasonSheet
            open={restoring}
            onClose={() => setRestoring(false)}
            title={texts.restoreTitle}
            submitLabel={texts.restore}
            busyLabel={texts.restoring}
            send={(reason) => sendRestored(removal.id, reason)}
            onSent={() => setRestoring(false)}
            wordsFor={restoreWords}
          />
        </div>
      )}
    </Section>
  )
}

function Decisions({ report }: { report: ReportDetail }): ReactNode {
  const { can, assignee } = report
  const [open, setOpen] = useState<ReportDecision>()
  const assign = useAssignReport(report.id)
  const { user } = useSession()
  const isMine = assignee !== null && assignee.id === user?.id
  const offered: readonly ReportDecision[] = [
    'dismiss',
    ...(can.remove ? (['remove'] as const) : []),
    'warn',
    ...(can.close ? (['close'] as const) : []),
    ...(can.ban ? (['ban'] as const) : []),
    'resolve',
  ]
  useKeys({
    e: can.decide ? () => setOpen('dismiss') : undefined,
    r: can.remove ? () => setOpen('remove') : undefined,
    a: can.decide && !isMine && !assign.isPending ? () => assign.mutate(true) : undefined,
  })
  const sheet = open && (
    <DecisionSheet report={report} decision={open} onClose={() => setOpen(undefined)} />
  )
  // If somebody else was quicker, the sheet stays with what was typed.
  if (!can.decide) return sheet
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {offered.map((decision) => (
          <Button key={decision} onClick={() => setOpen(decision)}>
            {reportsTexts.decisions[decision].button}
          </Button>
        ))}
        <Button variant="ghost" busy={assign.isPending} onClick={() => assign.mutate(!isMine)}>
          {isMine ? texts.release : texts.assign}
        </Button>
      </div>
      {assignee && (
        <p className="mt-2 text-meta text-ink-2">
          {reportsTexts.assignedTo(assignee.name ?? reportsTexts.noName)}
        </p>
      )}
      <p className="mt-2 empty:hidden">
        <KeyHint>{reportsTexts.keys({ remove: can.remove, assign: !isMine })}</KeyHint>
      </p>
      {sheet}
    </div>
  )
}

function Decided({ report }: { report: ReportDetail }): ReactNode {
  const { status, outcome, resolution, resolvedBy } = report
  if (status === 'open') return null
  const who = resolvedBy ? (resolvedBy.name ?? reportsTexts.noName) : texts.onCommandLine
  return (
    <Section title={texts.decision}>
      <p>{texts.decidedBy(reportsTexts.outcomes[outcome ?? 'resolved'], who)}</p>
      {resolution && <p className="break-words whitespace-pre-wrap text-ink-2">{resolution}</p>}
    </Section>
  )
}

/** All that is needed to decide about a report. */
export function ReportDetails({ id }: { id: string }): ReactNode {
  const query = useReport(id)
  return (
    <Awaited query={query} texts={texts}>
      {(report) => (
        <article className="max-w-[760px] space-y-6 px-4 py-4 md:px-5">
          <Head report={report} />
          <Decisions report={report} />
          <Decided report={report} />
          <Section title={texts.snapshot}>
            {report.snapshot ? (
              <Quote snapshot={report.snapshot} report={report} />
            ) : (
              <p className="text-ink-2">{texts.noSnapshot}</p>
            )}
          </Section>
          <State report={report} />
          <Surroundings surroundings={report.surroundings} />
          <Related title={texts.same} reports={report.same} shows="reporter" />
          <Related title={texts.aboutThem} reports={report.about} shows="reporter" />
          <Related title={texts.byThem} reports={report.by} shows="reported" />
          <ReportNotes report={report} />
        </article>
      )}
    </Awaited>
  )
}
