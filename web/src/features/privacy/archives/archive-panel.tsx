import type { Archive } from '@patchbay/contract/privacy/archives'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { useConfirmation, type Confirmation } from '../../accounts/confirmations/public.ts'
import { useForgetResumed } from '../../accounts/sign-in/public.ts'
import { inUnits } from '../../content/attachments/public.ts'
import { archiveTexts as texts } from './texts.ts'
import {
  useArchive,
  useDownloadArchive,
  useRequestArchive,
  type SayFailure,
} from './use-archive.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

const day = dateFormat({ dateStyle: 'long' })
const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' })
const inWords = (format: typeof day, time: string | null): string =>
  time === null ? '' : format(time)

interface WordsProps {
  state?: string
  hint: string
}

/** What is the case, and what it means. Spoken when it changes, also while nothing is pressed. */
function Words({ state, hint }: WordsProps): ReactNode {
  return (
    <output className="block min-h-17 space-y-1">
      {state !== undefined && <span className="block">{state}</span>}
      <span className="block text-meta text-ink-2">{hint}</span>
    </output>
  )
}

interface RequestButtonProps {
  label: string
  say: SayFailure
  quiet?: boolean
}

function RequestButton({ label, say, quiet = false }: RequestButtonProps): ReactNode {
  const request = useRequestArchive(say)
  return (
    <Button
      size="sm"
      {...(quiet && { variant: 'ghost' as const })}
      busy={request.isPending}
      busyLabel={texts.making}
      onClick={() => request.mutate()}
    >
      {label}
    </Button>
  )
}

interface ShownProps {
  archive: Archive
  confirmation: Confirmation
  resumed: boolean
  say: SayFailure
}

function Ready({ archive, confirmation, resumed, say }: ShownProps): ReactNode {
  const { mutate, isPending } = useDownloadArchive(confirmation, say)
  const goesOn = useRef(resumed)
  // The person pressed it before the provider's page asked who they are.
  useEffect(() => {
    if (!goesOn.current) return
    goesOn.current = false
    mutate()
  }, [mutate])
  const { bytes, expiresAt, nextAt, can } = archive
  const next = can.request ? texts.againHint : texts.nextAt(inWords(moment, nextAt))
  return (
    <>
      <Words
        state={texts.ready(inUnits(bytes ?? 0))}
        hint={texts.readyUntil(inWords(day, expiresAt))}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="primary"
          busy={isPending}
          busyLabel={texts.opening}
          onClick={() => mutate()}
        >
          {texts.download}
        </Button>
        {can.request && <RequestButton label={texts.again} say={say} quiet />}
      </div>
      <p className="text-meta text-ink-3">{next}</p>
    </>
  )
}

function Shown(props: ShownProps): ReactNode {
  switch (props.archive.state) {
    case 'being_made':
      return <Words state={texts.beingMade} hint={texts.beingMadeHint} />
    case 'ready':
      return <Ready {...props} />
    case 'failed':
      return (
        <>
          <Words state={texts.failedState} hint={texts.failedHint} />
          <RequestButton label={texts.tryAgain} say={props.say} />
        </>
      )
    case 'none':
    default:
      return (
        <>
          <Words hint={texts.none} />
          <RequestButton label={texts.make} say={props.say} />
        </>
      )
  }
}

interface ArchivePanelProps {
  /** The person was downloading it when they had to confirm that it is them. */
  resumed: boolean
}

/** In the settings: the archive of everything of the viewer's own. */
export function ArchivePanel({ resumed }: ArchivePanelProps): ReactNode {
  const confirmation = useConfirmation('/settings')
  const [failure, say] = useState<string>()
  useForgetResumed(resumed)
  return (
    <div id="your-data" className="scroll-mt-20">
      <Panel title={texts.title} hint={texts.hint}>
        <Awaited query={useArchive()} texts={texts}>
          {(archive) => (
            <div className="space-y-3 px-4 pt-1 pb-4">
              <Shown {...{ archive, confirmation, resumed, say }} />
              <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
            </div>
          )}
        </Awaited>
        {confirmation.dialog}
      </Panel>
    </div>
  )
}
