import { typedOf } from '@patchbay/contract/mentions'
import type { ReportDetail } from '@patchbay/contract/staff/reports'
import type { ReactNode } from 'react'
import { areFiles, isPictureField, QuotedFiles, QuotedPicture } from './quoted-files.tsx'
import { quoteTexts as texts, reportsTexts } from './texts.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

interface Quoted {
  /** What is known of what it names. */
  report: Pick<ReportDetail, 'people' | 'files' | 'pictureNow'>
  /** It is what is there now, not what was reported. */
  isNow?: boolean
}

const stamp = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The store has its own order; what was said comes before the rest. */
const saidFirst = ['title', 'content', 'answers', 'brief', 'files']
const rankOf = (field: string): number =>
  saidFirst.includes(field) ? saidFirst.indexOf(field) : saidFirst.length

const labelOf = (field: string): string =>
  Object.hasOwn(texts.fields, field) ? texts.fields[field as keyof typeof texts.fields] : field

function words(field: string, value: unknown, { people }: Quoted['report']): string {
  const person = people.find(({ id }) => id === value)
  if (person) return `${person.name ?? reportsTexts.noName} (${person.id})`
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return `${value}`
  if (typeof value !== 'string') return JSON.stringify(value)
  return /(At|Time)$/.test(field) && !Number.isNaN(Date.parse(value))
    ? stamp(value)
    : typedOf(value)
}

interface ValueProps extends Quoted {
  field: string
  value: unknown
}

function Value({ field, value, ...quoted }: ValueProps): ReactNode {
  const { report, isNow = false } = quoted
  if (field === 'files' && areFiles(value))
    return <QuotedFiles named={value} files={report.files} isNow={isNow} />
  if (isPictureField(field) && typeof value === 'string')
    return <QuotedPicture field={field} address={value} pictureNow={report.pictureNow} />
  if (Array.isArray(value))
    return (
      <ul>
        {value.map((one: unknown) => (
          <li key={JSON.stringify(one)}>
            <Value field={field} value={one} {...quoted} />
          </li>
        ))}
      </ul>
    )
  if (typeof value === 'object' && value !== null) return <Facts facts={value} {...quoted} />
  return words(field, value, report)
}

function Facts({ facts, ...quoted }: Quoted & { facts: object }): ReactNode {
  return (
    <dl className="space-y-2">
      {Object.entries(facts)
        .filter(([, value]) => !isEmpty(value))
        .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
        .map(([field, value]: [string, unknown]) => (
          <div key={field}>
            <dt className="text-meta text-ink-3">{labelOf(field)}</dt>
            <dd dir="auto" className="break-words whitespace-pre-wrap">
              <Value field={field} value={value} {...quoted} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

interface QuoteProps extends Quoted {
  snapshot: NonNullable<ReportDetail['snapshot']>
}

/** Each kind of subject stores other facts; all of them are shown, with the names of people and the files. */
export function Quote({ snapshot, ...quoted }: QuoteProps): ReactNode {
  return (
    <div className="rounded-control border border-line px-3 py-2">
      <Facts facts={snapshot} {...quoted} />
    </div>
  )
}
