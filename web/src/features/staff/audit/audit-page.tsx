import { listAuditEntries, type AuditEntry } from '@patchbay/contract/staff/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Readout } from '../../../ui/readout.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { PagedList, staffKey } from '../queues/public.ts'
import { auditTexts as texts } from './texts.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

function useAuditEntries() {
  return useInfiniteQuery({
    queryKey: [...staffKey, 'audit-entries'],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEntries, {
        query: pageParam === undefined ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  })
}

const stamp = dateFormat({ dateStyle: 'short', timeStyle: 'medium' })

function Entry({ entry }: { entry: AuditEntry }): ReactNode {
  const { createdAt, by, staffId, action, person, reason, details } = entry
  return (
    <li className="border-b border-line px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{action}</span>
        {person && <span>{texts.about(person.name ?? texts.noName)}</span>}
        <span className="ml-auto">
          <Readout dateTime={createdAt}>{stamp(createdAt)}</Readout>
        </span>
      </div>
      <p className="text-meta text-ink-2">{texts.by(by, staffId === null)}</p>
      {reason && <p className="mt-1 break-words">{reason}</p>}
      {Object.keys(details).length > 0 && (
        <p className="readout mt-1 break-all text-ink-3">{JSON.stringify(details)}</p>
      )}
    </li>
  )
}

/** What was done, by whom and why. */
export function AuditPage(): ReactNode {
  const query = useAuditEntries()
  return (
    <div className="max-w-[860px]">
      <div className="md:px-5">
        <TopBar title={texts.page} />
      </div>
      <p className="px-4 pb-3 text-meta text-ink-2 md:px-5">{texts.hint}</p>
      <PagedList query={query} texts={texts}>
        {(entries) => (
          <ul className="border-t border-line">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
