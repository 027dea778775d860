import type { Attachment } from '@patchbay/contract/attachments'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeOver } from './one-at-a-time.ts'
import { useSteadyUrl } from './steady-url.ts'

export interface Player {
  readonly url: string
  readonly playing: boolean
  /** In seconds. */
  readonly time: number
  readonly duration: number
  readonly failed: boolean
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
  /** Finds out how long it is, where nobody has said so. */
  readonly prepare: () => void
}

const heard = ['play', 'pause', 'timeupdate', 'seeking', 'durationchange', 'ended'] as const

/** Nothing is loaded before somebody wants to hear it. */
export function usePlayer(attachment: Attachment): Player {
  const { url, onError, failed, retry } = useSteadyUrl(attachment)
  const element = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState({ playing: false, time: 0, duration: attachment.seconds ?? 0 })
  const follow = useEffectEvent((audio: HTMLAudioElement) => {
    const { paused, currentTime, duration } = audio
    const known = Number.isFinite(duration) && duration > 0
    setState((before) => ({
      playing: !paused,
      time: currentTime,
      duration: known ? duration : before.duration,
    }))
  })
  const fail = useEffectEvent(() => {
    setState((before) => ({ ...before, playing: false }))
    onError()
  })
  const [audio, setAudio] = useState<HTMLAudioElement>()
  useEffect(() => {
    if (!audio) return undefined
    const listening = new AbortController()
    const { signal } = listening
    for (const type of heard) audio.addEventListener(type, () => follow(audio), { signal })
    audio.addEventListener('error', () => fail(), { signal })
    return () => {
      listening.abort()
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
      element.current = null
    }
  }, [audio])

  const open = (): HTMLAudioElement => {
    if (element.current && !element.current.error) return element.current
    const made = element.current ?? new Audio()
    made.preload = 'metadata'
    made.src = url
    element.current = made
    setAudio(made)
    return made
  }
  return {
    url,
    ...state,
    failed,
    toggle: () => {
      const opened = open()
      if (!opened.paused) return opened.pause()
      retry()
      takeOver(opened)
      // Why it cannot be played is told by its error; a pause meanwhile is no failure.
      opened.play().catch(() => {})
    },
    seek: (seconds) => {
      const time = Math.min(state.duration, Math.max(0, seconds))
      open().currentTime = time
      setState((before) => ({ ...before, time }))
    },
    prepare: () => {
      if (state.duration === 0) open()
    },
  }
}
