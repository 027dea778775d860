import {
  deleteCalendarFeed,
  getCalendarFeed,
  renewCalendarFeed,
} from '@patchbay/contract/communities/calendar-feed'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { copyText } from '../../../../ui/overlays/copy-text.ts'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Awaited } from '../../../../ui/states/awaited.tsx'
import { calendarFeedTexts as texts } from './texts.ts'

const queryKey = ['calendar-feed']

/** Changes the address, and shows the new one or none. */
function useChange(change: () => Promise<string | null>, message: string, onFailure: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    networkMode: 'always',
    onSuccess: (address) => {
      client.setQueryData(queryKey, { address })
      showToast({ message })
    },
    onError: () => {
      onFailure()
      showToast({ message: texts.failed, tone: 'error' })
      // The server may have changed it before the answer was lost.
      void client.invalidateQueries({ queryKey })
    },
  })
}

const renew = async (): Promise<string | null> => (await call(renewCalendarFeed, {})).address
const end = async (): Promise<null> => {
  await call(deleteCalendarFeed, {})
  return null
}

/** With this scheme a link opens the calendar of the device. */
const inCalendar = (address: string): string => address.replace(/^https?:/, 'webcal:')

interface AddressProps {
  address: string
  onRenew: () => void
  onEnd: () => void
}

function Address({ address, onRenew, onEnd }: AddressProps): ReactNode {
  return (
    <div className="space-y-3">
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <a href={inCalendar(address)} className={buttonStyle({ size: 'sm' })}>
          {texts.open}
        </a>
        <Button size="sm" onClick={() => void copyText(address, texts)}>
          {texts.copy}
        </Button>
        <Button size="sm" variant="ghost" onClick={onRenew}>
          {texts.renew}
        </Button>
        <Button size="sm" variant="ghost" onClick={onEnd}>
          {texts.end}
        </Button>
      </div>
    </div>
  )
}

function Feed({ address }: { address: string | null }): ReactNode {
  // A question is about one address: it closes when the address is gone, so that the focus then
  // finds what has taken the place of the button.
  const [question, setQuestion] = useState<{ about: string | null; act: 'renew' | 'end' }>()
  const asked = question?.about === address ? question.act : undefined
  const ask = (act: 'renew' | 'end') => () => setQuestion({ about: address, act })
  const close = (): void => setQuestion(undefined)
  const renewing = useChange(renew, texts.renewed, close)
  const ending = useChange(end, texts.ended, close)
  return (
    <div className="px-4 pt-1 pb-4">
      {address === null ? (
        <Button
          size="sm"
          busy={renewing.isPending}
          busyLabel={texts.making}
          onClick={() => renewing.mutate()}
        >
          {texts.make}
        </Button>
      ) : (
        <Address address={address} onRenew={ask('renew')} onEnd={ask('end')} />
      )}
      <ConfirmDialog
        open={asked === 'renew'}
        title={texts.renewTitle}
        confirmLabel={texts.renew}
        cancelLabel={texts.cancel}
        busy={renewing.isPending}
        busyLabel={texts.making}
        onConfirm={() => renewing.mutate()}
        onCancel={close}
      >
        {texts.renewBody}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'end'}
        title={texts.endTitle}
        confirmLabel={texts.end}
        cancelLabel={texts.cancel}
        danger
        busy={ending.isPending}
        busyLabel={texts.ending}
        onConfirm={() => ending.mutate()}
        onCancel={close}
      >
        {texts.endBody}
      </ConfirmDialog>
    </div>
  )
}

/** In the settings: the secret address at which a calendar reads the viewer's events. */
export function CalendarFeedPanel(): ReactNode {
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(getCalendarFeed, { signal }) })
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <Awaited query={query} texts={texts}>
        {({ address }) => <Feed address={address} />}
      </Awaited>
    </Panel>
  )
}
