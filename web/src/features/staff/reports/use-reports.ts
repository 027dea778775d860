import {
  assignReport,
  decideReport,
  getStaffReport,
  listStaffReports,
  noteReport,
  releaseReport,
  restoreContent,
  type ReportDetail,
} from '@patchbay/contract/staff/reports'
import type { SentRequest } from '@patchbay/contract/route'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { staffKey, useFollowed } from '../queues/public.ts'
import { reportTexts as texts } from './texts.ts'

const reportsKey = [...staffKey, 'reports'] as const
const detailKey = (reportId: string) => [...reportsKey, 'one', reportId] as const

export type ReportStatus = 'open' | 'resolved'

export function useReports(status: ReportStatus) {
  return useInfiniteQuery({
    queryKey: [...reportsKey, 'list', status],
    queryFn: ({ pageParam, signal }) =>
      call(listStaffReports, {
        query: pageParam === undefined ? { status } : { status, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ reports }) => reports),
  })
}

export function useReport(reportId: string) {
  return useQuery({
    queryKey: detailKey(reportId),
    queryFn: ({ signal }) => call(getStaffReport, { params: { reportId }, signal }),
  })
}

/** Shows the answer of a change. */
function useChanged() {
  const client = useQueryClient()
  return (report: ReportDetail): void => {
    // The answer is the latest: what is being fetched may be older.
    void client.cancelQueries({ queryKey: detailKey(report.id) })
    client.setQueryData(detailKey(report.id), report)
  }
}

type Decision = SentRequest<typeof decideReport>['body']

export function useDecideReport(reportId: string) {
  const changed = useChanged()
  return {
    send: useFollowed((body: Decision) => call(decideReport, { params: { reportId }, body })),
    changed,
  }
}

export function useNoteReport(reportId: string) {
  const changed = useChanged()
  return {
    send: useFollowed((content: string) =>
      call(noteReport, { params: { reportId }, body: { content } }),
    ),
    changed,
  }
}

/** The viewer works on it, or nobody does. */
export function useAssignReport(reportId: string) {
  const changed = useChanged()
  return useMutation({
    mutationFn: useFollowed((mine: boolean) =>
      call(mine ? assignReport : releaseReport, { params: { reportId } }),
    ),
    onSuccess: changed,
    onError: () => showToast({ message: texts.notSaved, tone: 'error' }),
  })
}

export const sendRestored = (removalId: string, reason: string) =>
  call(restoreContent, { params: { removalId }, body: { reason } })
