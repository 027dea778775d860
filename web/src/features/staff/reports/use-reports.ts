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
import { reportTexts as texts } from './texts.ts'

const reportsKey = ['staff-reports'] as const
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

/** Shows the answer of a change, and reads the lists again. */
function useChanged() {
  const client = useQueryClient()
  return (report: ReportDetail): void => {
    client.setQueryData(detailKey(report.id), report)
    void client.invalidateQueries({ queryKey: [...reportsKey, 'list'] })
  }
}

type Decision = SentRequest<typeof decideReport>['body']

export function useDecideReport(reportId: string) {
  const changed = useChanged()
  return {
    send: (body: Decision) => call(decideReport, { params: { reportId }, body }),
    changed,
  }
}

export function useNoteReport(reportId: string) {
  const changed = useChanged()
  return {
    send: (content: string) => call(noteReport, { params: { reportId }, body: { content } }),
    changed,
  }
}

/** The viewer works on it, or nobody does. */
export function useAssignReport(reportId: string) {
  const changed = useChanged()
  return useMutation({
    mutationFn: (mine: boolean) =>
      call(mine ? assignReport : releaseReport, { params: { reportId } }),
    onSuccess: changed,
    onError: () => showToast({ message: texts.notSaved, tone: 'error' }),
  })
}

export function useRestoreContent() {
  const client = useQueryClient()
  return {
    send: (removalId: string, reason: string) =>
      call(restoreContent, { params: { removalId }, body: { reason } }),
    changed: () => void client.invalidateQueries({ queryKey: reportsKey }),
  }
}
