import { Pause, Play } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { setPlaying } from '../../../../platform/page/notice.ts'
import { storedOwner } from '../../../../platform/storage/stored-owner.ts'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { uiTexts } from '../../../../ui/texts.ts'
import { inMinutes } from '../sound/measures.ts'
import { playsFor } from '../sound/exclusive-playback.ts'
import { SeekTrack } from '../sound/seek-track.tsx'
import type { ShownAttachment } from '../shown/shown-attachment.ts'
import { steadyUrl } from '../shown/steady-url.ts'
import { useRefresh } from '../shown/use-refresh.ts'
import { attachmentTexts } from '../texts.ts'
import { PlayingVoice } from './playing-voice.tsx'
import { SpeedButton } from './speed-button.tsx'
import { placeOfVoice, type VoiceOrigin } from './voice-origin.ts'
import { heardUpTo } from './voice-memory.ts'
import {
  closeUnlessShown,
  closeVoice,
  hideVoice,
  showVoice,
  voiceOf,
  type VoiceSound,
} from './voice-sound.ts'
import { voiceTexts as texts } from './voice-texts.ts'

export interface VoiceNoteProps {
  attachment: ShownAttachment
  /** Absent where it is listed among the files. */
  origin?: VoiceOrigin | undefined
  /** The viewer has sent it, so it is never marked as not heard. */
  own?: boolean
}

/** While it plays, it goes on where its row is not rendered, above the page. */
function usePlaysOn(
  { attachment: { id, seconds }, origin }: VoiceNoteProps,
  sound: VoiceSound,
  url: string | undefined,
): void {
  const playOn = useEffectEvent(() => {
    // Nothing plays on for somebody who has signed out.
    if (!url || storedOwner() === null || !sound.read().playing) return closeVoice(id)
    setPlaying(<PlayingVoice {...{ id, seconds, url, origin }} />)
    return closeUnlessShown(id)
  })
  useEffect(() => {
    showVoice(id, sound)
    setPlaying(null)
    return () => {
      if (hideVoice(id)) playOn()
    }
  }, [id, sound])
}

/** A voice message: play, position, speed, and whether it was heard. */
export function VoiceNote(props: VoiceNoteProps): ReactNode {
  const { attachment, origin, own = false } = props
  const { id, peaks } = attachment
  const sound = voiceOf(id, attachment.seconds ?? 0)
  const { playing, time, duration, dead } = useSyncExternalStore(sound.subscribe, sound.read)
  const url = steadyUrl(attachment, dead)
  useRefresh(id, dead)
  usePlaysOn(props, sound, url)
  const isWanted = useRef(false)
  const toggle = (): void => {
    isWanted.current = url === undefined
    if (url === undefined) return
    if (origin)
      playsFor(placeOfVoice(origin), () => {
        setPlaying(null)
        closeVoice(id)
      })
    sound.toggle(url)
  }
  const start = useEffectEvent(() => {
    if (isWanted.current) toggle()
  })
  // It was pressed before its address was there.
  useEffect(() => {
    if (url !== undefined) start()
  }, [url])
  const player = {
    time,
    duration,
    seek: (seconds: number) => {
      if (url !== undefined) sound.seek(url, seconds)
    },
    prepare: () => {},
  }
  const Icon = playing ? Pause : Play
  return (
    <div>
      <div className="flex items-center gap-3 rounded-control border border-line bg-surface p-2.5 pr-1">
        <button
          type="button"
          aria-label={playing ? uiTexts.pause(texts.title) : uiTexts.play(texts.title)}
          onClick={toggle}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition-colors duration-150 hover:bg-accent-hover"
        >
          <Icon
            className={`size-[18px] fill-current ${playing ? '' : 'ml-0.5'}`}
            aria-hidden="true"
          />
        </button>
        <div className="min-w-0 flex-1">
          <SeekTrack
            name={texts.title}
            peaks={peaks}
            player={player}
            step={Math.min(5, Math.max(1, Math.round(duration / 10)))}
          />
          <span className="mt-1 flex items-center gap-1.5">
            <Readout tone="quiet">{inMinutes(time > 0 ? time : duration)}</Readout>
            {!own && !playing && heardUpTo(id) === undefined && (
              <span className="size-2 rounded-full bg-signal">
                <span className="sr-only">{texts.unheard}</span>
              </span>
            )}
          </span>
        </div>
        <span className="-ml-3 flex shrink-0">
          <SpeedButton />
        </span>
      </div>
      <div role="alert">
        {dead !== undefined && url === dead && (
          <FieldError>{attachmentTexts.soundFailed}</FieldError>
        )}
      </div>
    </div>
  )
}
