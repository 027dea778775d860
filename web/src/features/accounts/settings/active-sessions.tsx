import {
  type ListedSession,
  deleteSession,
  listSessions,
  signOutElsewhere,
} from '@patchbay/contract/accounts/sessions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { whenInWords } from '../../../platform/time/moment.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { PanelRow } from '../../../ui/panel-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { settingsTexts as texts } from './texts.ts'
import { cityOf } from '../../../platform/time/time-zone.ts'

/**
 * The location of a browser, from its time zone: zones such as UTC and Etc/GMT+2 name no location.
 */
export function placeOf(timeZone: string | null): string | undefined {
  if (!timeZone?.includes('/') || timeZone.startsWith('Etc/')) return undefined
  return texts.timeOf(cityOf(timeZone))
}

const queryKey = ['sessions'] as const

const useSessionsList = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(listSessions, { signal }) })

function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) =>
      call(deleteSession, { params: { sessionId } }).catch((error: unknown) => {
        // It has already ended, which is the wanted result.
        if (!(error instanceof ApiError) || error.code !== 'session_not_found') throw error
      }),
    onSuccess: () => showToast({ message: texts.signedOut }),
    onError: () => showToast({ message: texts.failed }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

function useEndOtherSessions(onEnd: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(signOutElsewhere),
    onSuccess: () => showToast({ message: texts.elsewhereDone }),
    onError: () => showToast({ message: texts.failed }),
    onSettled: () => {
      onEnd()
      return client.invalidateQueries({ queryKey })
    },
  })
}

export function ActiveSessions(): ReactNode {
  return (
    <Panel title={texts.signedIn}>
      <Awaited query={useSessionsList()} texts={texts}>
        {({ sessions }) => <SessionList sessions={sessions} />}
      </Awaited>
    </Panel>
  )
}

function SessionList({ sessions }: { sessions: readonly ListedSession[] }): ReactNode {
  const [asking, setAsking] = useState(false)
  const endOthers = useEndOtherSessions(() => setAsking(false))
  const here = sessions.filter(({ current }) => current)
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <ul>
        {[...here, ...others].map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="border-t border-line px-4 py-3">
          <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
            {texts.elsewhere}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.elsewhereTitle}
        confirmLabel={texts.signOut}
        cancelLabel={texts.cancel}
        onConfirm={() => endOthers.mutate()}
        onCancel={() => setAsking(false)}
        danger
        busy={endOthers.isPending}
        busyLabel={texts.signingOut}
      >
        {texts.elsewhereBody}
      </ConfirmDialog>
    </>
  )
}

function SessionRow({ session }: { session: ListedSession }): ReactNode {
  const { id, device, timeZone, current, lastUsedAt } = session
  const place = placeOf(timeZone)
  const end = useEndSession()
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop
  return (
    <PanelRow
      mark={
        <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-raised">
          <Icon className="size-[18px]" aria-hidden="true" />
        </span>
      }
      title={device}
      line={
        // The dot separates the two; if the second wraps to a new row, the dot is cut off.
        <span className="flex flex-wrap gap-x-3">
          {place && <span className="truncate">{place}</span>}
          <span className="relative before:absolute before:-left-3 before:w-3 before:text-center before:content-['·'/'']">
            {texts.lastUsed(current ? 'now' : whenInWords(lastUsedAt))}
          </span>
        </span>
      }
      action={
        current ? (
          <Tag tone="go">{texts.current}</Tag>
        ) : (
          <Button
            size="sm"
            aria-label={texts.signOutName(device)}
            busy={end.isPending}
            busyLabel={texts.signingOut}
            onClick={() => end.mutate(id)}
          >
            {texts.signOut}
          </Button>
        )
      }
    />
  )
}
