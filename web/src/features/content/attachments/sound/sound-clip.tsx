import { useState, type ReactNode } from 'react'
import { AudioClip } from '../../../../ui/content/audio-clip.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { DownloadLink } from '../shown/download-link.tsx'
import { inMinutes } from './measures.ts'
import type { SoundPlayerProps } from './sound-player.tsx'
import { trackBars, thinOut } from './thin-out.ts'

const SoundPlayer = lazyPart<SoundPlayerProps>(() =>
  import('./sound-player.tsx').then((module) => module.SoundPlayer),
)

/** A sound, which looks the same before the script that plays it is there, and can be pressed. */
export function SoundClip(props: SoundPlayerProps): ReactNode {
  const { name, peaks, seconds, signedUrl } = props.attachment
  const [wasPressed, setWasPressed] = useState(false)
  const still = (
    <AudioClip
      waiting={wasPressed}
      onToggle={() => setWasPressed(true)}
      title={name}
      duration={seconds ? inMinutes(seconds) : ''}
      peaks={thinOut(peaks ?? [], trackBars)}
      action={props.action ?? <DownloadLink name={name} href={signedUrl} />}
    />
  )
  return (
    <LazyPart fallback={still}>
      <SoundPlayer {...props} starts={props.starts ?? wasPressed} />
    </LazyPart>
  )
}
