import type { AuditEntry } from '@patchbay/contract/staff/audit'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { Moment } from './facts.tsx'
import { entryTexts as texts } from './texts.ts'

interface RowsProps {
  title: string
  /** Said if there are none. */
  empty: string
  rows: readonly (readonly [key: string, row: ReactNode])[]
  hint?: string
}

export function Rows({ title, empty, rows, hint }: RowsProps): ReactNode {
  return (
    <Panel title={title} {...(hint !== undefined && { hint })}>
      {rows.length === 0 ? (
        <p className="px-4 pb-4 text-ink-2">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {rows.map(([key, row]) => (
            <li key={key} className="px-4 py-2.5 break-words">
              {row}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface EntriesProps {
  title: string
  empty: string
  entries: readonly AuditEntry[]
}

/** What the audit log says, the latest first. */
export function Entries({ title, empty, entries }: EntriesProps): ReactNode {
  return (
    <Rows
      title={title}
      empty={empty}
      rows={entries.map(({ id, action, by, reason, createdAt, details }) => [
        id,
        <>
          <span className="flex flex-wrap justify-between gap-x-3">
            <span>
              <span className="font-semibold">{action}</span> {texts.by(by)}
            </span>
            <span className="text-meta text-ink-2">
              <Moment at={createdAt} />
            </span>
          </span>
          {reason && <span className="block">{reason}</span>}
          {Object.keys(details).length > 0 && (
            <span className="readout block break-all text-ink-3">{JSON.stringify(details)}</span>
          )}
        </>,
      ])}
    />
  )
}
