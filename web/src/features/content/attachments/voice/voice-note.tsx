import { useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react'
import { setPlaying } from '../../../../platform/page/notice.ts'
import { storedOwner } from '../../../../platform/storage/stored-owner.ts'
import { AudioClip } from '../../../../ui/content/audio-clip.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
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
  /** Of the viewer: it is never marked as not heard. */
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
  const toggle = (): void => {
    if (url === undefined) return
    if (origin)
      playsFor(placeOfVoice(origin), () => {
        setPlaying(null)
        closeVoice(id)
      })
    sound.toggle(url)
  }
  const player = {
    time,
    duration,
    seek: (seconds: number) => {
      if (url !== undefined) sound.seek(url, seconds)
    },
    prepare: () => {},
  }
  return (
    <div>
      <AudioClip
        title={texts.title}
        duration={
          <span className="inline-flex items-center gap-1.5">
            {!own && !playing && heardUpTo(id) === undefined && (
              <span className="size-2 rounded-full bg-signal">
                <span className="sr-only">{texts.unheard}</span>
              </span>
            )}
            {inMinutes(time > 0 ? time : duration)}
          </span>
        }
        playing={playing}
        onToggle={toggle}
        track={
          <SeekTrack
            name={texts.title}
            peaks={peaks}
            player={player}
            step={Math.min(5, Math.max(1, Math.round(duration / 10)))}
          />
        }
        action={<SpeedButton />}
      />
      <div role="alert">
        {dead !== undefined && url === dead && (
          <FieldError>{attachmentTexts.soundFailed}</FieldError>
        )}
      </div>
    </div>
  )
}
