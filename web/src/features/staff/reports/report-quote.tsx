import type { ReportDetail } from '@patchbay/contract/staff/reports'
import type { ReactNode } from 'react'
import { quoteTexts as texts, reportsTexts } from './texts.ts'

type People = ReportDetail['people']

const stamp = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const labelOf = (field: string): string =>
  Object.hasOwn(texts.fields, field) ? texts.fields[field as keyof typeof texts.fields] : field

function words(field: string, value: unknown, people: People): string {
  const person = people.find(({ id }) => id === value)
  if (person) return `${person.name ?? reportsTexts.noName} (${person.id})`
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return `${value}`
  if (typeof value !== 'string') return JSON.stringify(value)
  return /(At|Time)$/.test(field) && !Number.isNaN(Date.parse(value))
    ? stamp.format(new Date(value))
    : value
}

function Value({ field, value, people }: { field: string; value: unknown; people: People }) {
  if (Array.isArray(value))
    return (
      <ul>
        {value.map((one: unknown) => (
          <li key={JSON.stringify(one)}>
            <Value field={field} value={one} people={people} />
          </li>
        ))}
      </ul>
    )
  if (typeof value === 'object' && value !== null) return <Facts facts={value} people={people} />
  return words(field, value, people)
}

function Facts({ facts, people }: { facts: object; people: People }): ReactNode {
  return (
    <dl className="space-y-2">
      {Object.entries(facts)
        .filter(([, value]) => !isEmpty(value))
        .map(([field, value]: [string, unknown]) => (
          <div key={field}>
            <dt className="text-meta text-ink-3">{labelOf(field)}</dt>
            <dd dir="auto" className="break-words whitespace-pre-wrap">
              <Value field={field} value={value} people={people} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

interface QuoteProps {
  snapshot: NonNullable<ReportDetail['snapshot']>
  people: People
}

/** Each kind of subject stores other facts; all of them are shown, with the names of people. */
export function Quote({ snapshot, people }: QuoteProps): ReactNode {
  return (
    <div className="rounded-control border border-line px-3 py-2">
      <Facts facts={snapshot} people={people} />
    </div>
  )
}
