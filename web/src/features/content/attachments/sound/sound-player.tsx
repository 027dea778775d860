import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { AudioClip } from '../../../../ui/content/audio-clip.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { DownloadLink } from '../shown/download-link.tsx'
import { inMinutes } from './measures.ts'
import { SeekTrack } from './seek-track.tsx'
import type { ShownAttachment } from '../shown/shown-attachment.ts'
import { attachmentTexts as texts } from '../texts.ts'
import { usePlayer } from './use-player.ts'

export interface SoundPlayerProps {
  attachment: ShownAttachment
  /** Replaces the download link. */
  action?: ReactNode
  /** Plays at once: the viewer has pressed for it. */
  starts?: boolean
}

export function SoundPlayer({ attachment, action, starts = false }: SoundPlayerProps): ReactNode {
  const { name, peaks } = attachment
  const player = usePlayer(attachment)
  const { playing, time, duration, failed, toggle, url } = player
  const isStarted = useRef(!starts)
  const box = useRef<HTMLDivElement>(null)
  const start = useEffectEvent(() => {
    if (isStarted.current) return
    isStarted.current = true
    toggle()
    // What was pressed had the focus, and is replaced by this.
    if (document.activeElement === document.body)
      box.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    start()
    // Its sound is closed with it: mounted again, it starts again.
    return () => {
      isStarted.current = !starts
    }
  }, [starts])
  const whole = duration > 0 ? inMinutes(duration) : ''
  return (
    <div ref={box}>
      <AudioClip
        title={name}
        duration={
          time > 0 ? (
            <>
              {inMinutes(time)}
              {whole && <span className="max-md:hidden"> / {whole}</span>}
            </>
          ) : (
            whole
          )
        }
        playing={playing}
        onToggle={toggle}
        track={<SeekTrack name={name} peaks={peaks} player={player} />}
        action={action ?? <DownloadLink name={name} href={url} />}
      />
      <div role="alert">{failed && <FieldError>{texts.soundFailed}</FieldError>}</div>
    </div>
  )
}
