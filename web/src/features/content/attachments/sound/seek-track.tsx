import { type KeyboardEvent, type ReactNode, useRef, type PointerEvent } from 'react'
import { Waveform } from '../../../../ui/content/waveform.tsx'
import { inMinutes } from './measures.ts'
import { attachmentTexts as texts } from '../texts.ts'
import { thinOut, trackBars } from './thin-out.ts'
import type { Player } from './use-player.ts'

/** In px. A touch that moves less may still become a scroll. */
const certain = 8

type Handler = (event: PointerEvent<HTMLElement>) => void
interface SeekPointer {
  readonly onPointerDown: Handler
  readonly onPointerMove: Handler
  readonly onPointerUp: Handler
  readonly onPointerCancel: Handler
}

/** Reports a position from 0 to 1: for a mouse at once, for a touch when it drags or ends. */
function useSeekPointer(onPlace: (part: number) => void): SeekPointer {
  const press = useRef<{ readonly x: number; readonly dragging: boolean }>(null)
  const seekTo: Handler = ({ currentTarget, clientX }) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPlace(Math.min(1, Math.max(0, (clientX - left) / width)))
  }
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      const dragging = event.pointerType === 'mouse'
      press.current = { x: event.clientX, dragging }
      event.currentTarget.setPointerCapture(event.pointerId)
      if (dragging) seekTo(event)
    },
    onPointerMove: (event) => {
      if (!press.current) return
      const { x, dragging } = press.current
      if (!dragging && Math.abs(event.clientX - x) < certain) return
      press.current = { x, dragging: true }
      seekTo(event)
    },
    onPointerUp: (event) => {
      if (press.current) seekTo(event)
      press.current = null
    },
    onPointerCancel: () => {
      press.current = null
    },
  }
}

interface SeekTrackProps {
  name: string
  peaks: readonly number[] | null
  player: Pick<Player, 'time' | 'duration' | 'seek' | 'prepare'>
  /** How far an arrow key goes, in seconds. */
  step?: number
}

/** The playback position, which can be changed by mouse, touch or keyboard. */
export function SeekTrack({ name, peaks, player, step = 5 }: SeekTrackProps): ReactNode {
  const { time, duration, seek, prepare } = player
  const played = duration > 0 ? Math.min(1, time / duration) : 0
  const pointer = useSeekPointer((part) => seek(part * duration))
  const places: Readonly<Record<string, number>> = {
    ArrowRight: time + step,
    ArrowUp: time + step,
    ArrowLeft: time - step,
    ArrowDown: time - step,
    Home: 0,
    End: duration,
  }
  const press = (event: KeyboardEvent): void => {
    const place = places[event.key]
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    seek(place)
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input cannot show a waveform
      role="slider"
      tabIndex={0}
      aria-label={texts.position(name)}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(time)}
      aria-valuetext={texts.positionOf(inMinutes(time), inMinutes(duration))}
      onFocus={prepare}
      onKeyDown={press}
      {...pointer}
      className="flex h-[26px] cursor-pointer touch-pan-y items-center rounded-tag"
    >
      {peaks ? (
        <Waveform peaks={thinOut(peaks, trackBars)} played={played} />
      ) : (
        <span className="h-1 w-full overflow-hidden rounded-full bg-line">
          <span className="block h-full bg-signal" style={{ width: `${played * 100}%` }} />
        </span>
      )}
    </div>
  )
}
