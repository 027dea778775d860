import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ShownAttachment } from '../shown/shown-attachment.ts'
import { Sound } from './sound.ts'
import { steadyUrl } from '../shown/steady-url.ts'
import { useRefresh } from '../shown/use-refresh.ts'

export interface Player {
  readonly url: string | undefined
  readonly playing: boolean
  readonly time: number
  readonly duration: number
  readonly failed: boolean
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
  /** Loads the duration, if it is unknown. */
  readonly prepare: () => void
}

export function usePlayer(attachment: ShownAttachment): Player {
  const [sound] = useState(() => new Sound(attachment.seconds))
  const { dead, ...state } = useSyncExternalStore(sound.subscribe, sound.read)
  const url = steadyUrl(attachment, dead)
  useRefresh(attachment.id, dead)
  useEffect(() => () => sound.close(), [sound])
  return {
    ...state,
    url,
    failed: dead !== undefined,
    toggle: () => {
      if (url !== undefined) sound.toggle(url)
    },
    seek: (seconds) => {
      if (url !== undefined) sound.seek(url, seconds)
    },
    prepare: () => {
      if (state.duration === 0 && url !== undefined) sound.open(url)
    },
  }
}
