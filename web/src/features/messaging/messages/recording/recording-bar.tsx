import { longestVoice } from '@patchbay/contract/content/sound-bounds'
import { Mic, Pause, SendHorizontal, Trash2, X } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Meter } from '../../../../ui/meter.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { inMinutes } from '../../../content/attachments/public.ts'
import { RecordingPreview } from './recording-preview.tsx'
import { recordingTexts as texts } from './recording-texts.ts'
import { takeFocus } from './take-focus.ts'
import { useRecording, type RecordingProps, type ShownRecording } from './use-recording.ts'
import { lampsOf } from './voice-peaks.ts'

const lamps = 24
/** In seconds. Less than this is thrown away without a question, and cannot be sent. */
const [shortest, unasked] = [0.5, 3]
/** From here on the time that is left is shown. */
const soonOver = 30

/** The read-out and the lamps; each has its place, so that nothing moves while it records. */
function Levels({ seconds, level }: ShownRecording): ReactNode {
  const left = longestVoice - seconds
  const lit = lampsOf(level, lamps)
  return (
    <>
      <span className="min-w-0 flex-1 px-1">
        <Meter
          kind="measure"
          label={texts.level}
          value={lit}
          max={lamps}
          valueText={texts.levelInWords(Math.round((lit / lamps) * 100))}
          tall
        />
      </span>
      <Readout tone="strong">
        {left <= soonOver ? texts.left(inMinutes(Math.ceil(left))) : inMinutes(seconds)}
      </Readout>
    </>
  )
}

function Middle(props: ShownRecording): ReactNode {
  const { phase, sent, recording } = props
  if (phase === 'recording') return <Levels {...props} />
  if (phase === 'sending') {
    const percent = Math.round(sent * 100)
    return (
      <>
        <span className="min-w-0 flex-1 px-1">
          <Meter
            kind="progress"
            label={texts.uploading}
            value={percent}
            max={100}
            segments={lamps}
            tall
          />
        </span>
        <Readout>{percent}%</Readout>
      </>
    )
  }
  if (phase === 'loading') return <span className="flex-1" />
  if (phase === 'asking')
    return <p className="min-w-0 flex-1 text-meta text-ink-2">{texts.asking}</p>
  return <RecordingPreview recording={recording} />
}

/** What a screen reader says when it changes. */
function saidOf({ phase, seconds }: ShownRecording): string {
  if (phase === 'loading' || phase === 'asking' || phase === 'refused') return ''
  if (phase === 'recording' && longestVoice - seconds <= soonOver) return texts.said.soonOver
  return texts.said[phase]
}

/** Why it cannot go on, or was not sent. */
function noteOf({ phase, seconds, problem, isCut }: ShownRecording): string | undefined {
  if (problem !== undefined) return problem
  if (isCut) return texts.gone
  return phase === 'kept' && seconds >= longestVoice ? texts.full : undefined
}

function Refused({ refusal = 'busy', recording, discard }: ShownRecording): ReactNode {
  return (
    <div className="space-y-2">
      <div role="alert">
        <FieldError>{texts.refused[refusal]}</FieldError>
      </div>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={discard}>
          {texts.close}
        </Button>
        {refusal !== 'unsupported' && (
          <Button ref={takeFocus} size="sm" onClick={() => void recording.start()}>
            {texts.tryAgain}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Takes the place of the composer while a voice message is recorded and until it is sent. */
export function RecordingBar(props: RecordingProps): ReactNode {
  const shown = useRecording(props)
  const { phase, seconds, recording, send, discard } = shown
  const [isAsked, setIsAsked] = useState(false)
  const isSending = phase === 'sending'
  const leave = (): void => {
    if (isSending) return recording.cancelSending()
    if (seconds <= unasked) return discard()
    void recording.pause()
    return setIsAsked(true)
  }
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isAsked) return
    event.preventDefault()
    leave()
  }
  const note = noteOf(shown)
  const maySend =
    seconds >= shortest && (phase === 'recording' || phase === 'paused' || phase === 'kept')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a legend has no place here; Escape is for all of it
    <div role="group" aria-label={texts.label} onKeyDown={byKey}>
      <p aria-live="polite" className="sr-only">
        {saidOf(shown)}
      </p>
      {phase === 'refused' ? (
        <Refused {...shown} />
      ) : (
        <>
          <div role="alert">
            {note !== undefined && (
              <div className="pb-2">
                <FieldError>{note}</FieldError>
              </div>
            )}
          </div>
          <div className="flex min-h-11 items-center gap-1.5 md:min-h-10">
            <IconButton
              ref={takeFocus}
              label={isSending ? texts.cancelSending : texts.discard}
              onClick={leave}
            >
              {isSending ? (
                <X className="size-5" aria-hidden="true" />
              ) : (
                <Trash2 className="size-5" aria-hidden="true" />
              )}
            </IconButton>
            <Middle key={phase} {...shown} />
            {phase === 'recording' && (
              <IconButton
                ref={takeFocus}
                label={texts.pause}
                onClick={() => void recording.pause()}
              >
                <Pause className="size-5 fill-current" aria-hidden="true" />
              </IconButton>
            )}
            {phase === 'paused' && (
              <IconButton ref={takeFocus} label={texts.resume} onClick={() => recording.resume()}>
                <Mic className="size-5 text-clip" aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              label={texts.send}
              variant="primary"
              disabled={!maySend && !isSending}
              aria-disabled={isSending || undefined}
              onClick={isSending ? undefined : send}
            >
              <SendHorizontal className="size-5" aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
      <ConfirmDialog
        open={isAsked}
        title={texts.question.title}
        confirmLabel={texts.question.confirm}
        cancelLabel={texts.question.cancel}
        danger
        onConfirm={() => {
          setIsAsked(false)
          discard()
        }}
        onCancel={() => setIsAsked(false)}
      >
        {texts.question.body}
      </ConfirmDialog>
    </div>
  )
}
