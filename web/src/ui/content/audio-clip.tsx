import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { uiTexts } from '../texts.ts'
import { Waveform } from './waveform.tsx'

interface AudioClipProps {
  title: string
  duration: ReactNode
  peaks?: readonly number[]
  played?: number
  /** Replaces the static waveform by one that can be seeked. */
  track?: ReactNode
  /** Another control for the clip. */
  action?: ReactNode
  playing?: boolean
  /** It was pressed, and is not there yet: the button keeps the focus, and a press does nothing. */
  waiting?: boolean
  onToggle?: () => void
  /** Inside a message bubble of the viewer. */
  own?: boolean
}

export function AudioClip(props: AudioClipProps): ReactNode {
  const { title, duration, peaks = [], played = 0, playing = false, onToggle, own = false } = props
  const Icon = playing ? Pause : Play
  return (
    <div
      className={classNames(
        'flex min-w-0 items-center gap-3 rounded-control border p-2.5',
        // A button has its own padding.
        props.action ? 'pr-1' : 'pr-3.5',
        own ? 'border-transparent bg-bg/35' : 'border-line bg-surface',
      )}
    >
      <button
        type="button"
        aria-disabled={props.waiting || undefined}
        onClick={props.waiting ? undefined : onToggle}
        aria-label={playing ? uiTexts.pause(title) : uiTexts.play(title)}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition-colors duration-150 hover:bg-accent-hover"
      >
        <Icon
          className={classNames(
            'size-[18px] fill-current',
            !playing && 'ml-0.5',
            props.waiting && 'animate-[breathe_1.6s_ease-in-out_infinite]',
          )}
          aria-hidden="true"
        />
      </button>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <bdi className="truncate text-meta font-semibold">{title}</bdi>
          <span
            className={classNames('readout shrink-0', own ? 'text-on-accent-soft' : 'text-ink-3')}
          >
            {duration}
          </span>
        </div>
        <div className="mt-1">
          {props.track ?? <Waveform peaks={peaks} played={played} own={own} />}
        </div>
      </div>
      {props.action && <span className="-ml-3 flex shrink-0">{props.action}</span>}
    </div>
  )
}
