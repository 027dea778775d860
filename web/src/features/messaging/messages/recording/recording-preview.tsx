import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { inMinutes, SeekTrack, Sound } from '../../../content/attachments/public.ts'
import type { Recording } from './recording.ts'
import { recordingTexts as texts } from './recording-texts.ts'
import { takeFocus } from './take-focus.ts'
import { voicePeaks } from './voice-peaks.ts'

/** What was recorded until now, to be heard before it is sent. */
export function RecordingPreview({ recording }: { recording: Recording }): ReactNode {
  const [sound] = useState(() => new Sound(recording.read().seconds))
  const [peaks] = useState(() => voicePeaks(recording.levels()))
  const url = useRef<string>(undefined)
  const address = (): string => (url.current ??= URL.createObjectURL(recording.sound()))
  const { playing, time, duration } = useSyncExternalStore(sound.subscribe, sound.read)
  useEffect(() => {
    const made = url
    return () => {
      sound.close()
      if (made.current !== undefined) URL.revokeObjectURL(made.current)
      made.current = undefined
    }
  }, [sound])
  const Icon = playing ? Pause : Play
  return (
    <>
      <IconButton
        label={playing ? texts.stopPlaying : texts.play}
        ref={takeFocus}
        onClick={() => sound.toggle(address())}
      >
        <Icon className="size-5 fill-current" aria-hidden="true" />
      </IconButton>
      <span className="min-w-0 flex-1">
        <SeekTrack
          name={texts.recorded}
          peaks={peaks}
          player={{ time, duration, seek: (at) => sound.seek(address(), at), prepare: () => {} }}
          step={1}
        />
      </span>
      <Readout>{inMinutes(playing || time > 0 ? time : duration)}</Readout>
    </>
  )
}
