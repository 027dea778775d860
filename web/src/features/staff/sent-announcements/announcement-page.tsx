import {
  announcementLength,
  endAnnouncement,
  getSentAnnouncement,
  sendAnnouncement,
} from '@patchbay/contract/staff/announcements'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { notReadyWords, ReasonSheet, staffKey } from '../queues/public.ts'
import { announcementTexts as texts } from './texts.ts'

const queryKey = [...staffKey, 'sent-announcement'] as const

function failureWords(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.code === 'announcement_running' ? texts.running : notReadyWords(error)
}

interface SheetProps {
  onClose: () => void
  onDone: () => void
}

function NewAnnouncement({ onClose, onDone }: SheetProps): ReactNode {
  const [text, setText] = useState('')
  const [link, setLink] = useState('')
  const [until, setUntil] = useState('')
  const [byMail, setByMail] = useState(false)
  const send = (reason: string) => {
    const time = new Date(until)
    const endsAt = Number.isNaN(time.getTime()) ? '' : time.toISOString()
    const body = { text, link: link.trim() || null, endsAt, byMail, reason }
    return call(sendAnnouncement, { body })
  }
  return (
    <ReasonSheet
      open
      onClose={onClose}
      title={texts.create}
      submitLabel={texts.create}
      busyLabel={texts.sending}
      send={send}
      onSent={onDone}
      wordsFor={failureWords}
    >
      <AreaField
        label={texts.text}
        rows={3}
        dir="auto"
        value={text}
        counter={<Counter text={text} limit={announcementLength} />}
        onChange={(event) => setText(event.target.value.replaceAll('\n', ' '))}
      />
      <TextField
        label={texts.link}
        optional
        hint={texts.linkHint}
        value={link}
        onChange={(event) => setLink(event.target.value)}
      />
      <TextField
        label={texts.endsAt}
        type="datetime-local"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <SwitchRow
        label={texts.byMail}
        hint={texts.byMailHint}
        checked={byMail}
        onChange={setByMail}
      />
    </ReasonSheet>
  )
}

/** The announcement that is shown, or a new one. */
export function AnnouncementPage(): ReactNode {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getSentAnnouncement, { signal }),
  })
  const [sheet, setSheet] = useState<'create' | 'end'>()
  const close = (): void => setSheet(undefined)
  return (
    <div className="max-w-[860px]">
      <div className="md:px-5">
        <TopBar title={texts.page} />
      </div>
      <p className="px-4 pb-3 text-meta text-ink-2 md:px-5">{texts.hint}</p>
      <Awaited query={query} texts={texts}>
        {({ announcement }) =>
          announcement === null ? (
            <EmptyState title={texts.empty}>
              <Button variant="primary" onClick={() => setSheet('create')}>
                {texts.create}
              </Button>
            </EmptyState>
          ) : (
            <div className="space-y-2 border-t border-line px-4 py-4 md:px-5">
              <p dir="auto" className="text-lead break-words">
                {announcement.text}
              </p>
              {announcement.link !== null && <p className="break-all">{announcement.link}</p>}
              <p className="text-meta text-ink-2">{texts.until(announcement.endsAt)}</p>
              {announcement.byMail && (
                <p className="text-meta text-ink-2">
                  {texts.mailed(announcement.mailed, announcement.isMailed)}
                </p>
              )}
              <Button onClick={() => setSheet('end')}>{texts.end}</Button>
            </div>
          )
        }
      </Awaited>
      {sheet === 'create' && <NewAnnouncement onClose={close} onDone={close} />}
      <ReasonSheet
        open={sheet === 'end'}
        onClose={close}
        title={texts.end}
        submitLabel={texts.end}
        busyLabel={texts.ending}
        send={(reason) => call(endAnnouncement, { body: { reason } })}
        onSent={close}
      >
        <p>{texts.endBody}</p>
      </ReasonSheet>
    </div>
  )
}
