import { Link } from '@tanstack/react-router'
import { Mic, Pause, Play, X } from 'lucide-react'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { setPlaying } from '../../../../platform/page/notice.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { uiTexts } from '../../../../ui/texts.ts'
import { inMinutes } from '../sound/measures.ts'
import { SpeedButton } from './speed-button.tsx'
import type { VoiceOrigin } from './voice-origin.ts'
import { closeVoice, showVoice, hideVoice, voiceOf } from './voice-sound.ts'
import { voiceTexts as texts } from './voice-texts.ts'

interface PlayingVoiceProps {
  id: string
  seconds: number | null
  url: string
  origin: VoiceOrigin | undefined
}

/** Above the page while a voice message plays whose own row is not there. */
export function PlayingVoice({ id, seconds, url, origin }: PlayingVoiceProps): ReactNode {
  const sound = voiceOf(id, seconds ?? 0)
  const { playing, time, duration } = useSyncExternalStore(sound.subscribe, sound.read)
  const title = origin ? texts.from(origin.name) : texts.title
  useEffect(() => {
    showVoice(id, sound)
    return () => {
      // Its row is back, or the page has no place for it.
      if (hideVoice(id)) closeVoice(id)
    }
  }, [id, sound])
  const isOver = !playing && time === 0
  useEffect(() => {
    if (isOver) setPlaying(null)
  }, [isOver])
  const Icon = playing ? Pause : Play
  return (
    <section
      aria-label={texts.playing}
      className="flex min-h-11 items-center gap-1 border-b border-line bg-raised px-2"
    >
      <IconButton
        size="sm"
        label={playing ? uiTexts.pause(title) : uiTexts.play(title)}
        onClick={() => sound.toggle(url)}
      >
        <Icon className="size-[18px] fill-current" aria-hidden="true" />
      </IconButton>
      <Mic className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate text-meta font-semibold">
        {origin ? (
          <Link
            to="/messages"
            search={{ id: origin.conversationId, at: origin.seq }}
            aria-label={title}
            className="hover:underline"
          >
            <bdi>{origin.name}</bdi>
          </Link>
        ) : (
          title
        )}
      </span>
      <Readout tone="quiet">
        {inMinutes(time)}
        <span className="max-md:hidden"> / {inMinutes(duration)}</span>
      </Readout>
      <SpeedButton />
      <IconButton
        size="sm"
        label={texts.stop}
        onClick={() => {
          setPlaying(null)
        }}
      >
        <X className="size-[18px]" aria-hidden="true" />
      </IconButton>
    </section>
  )
}
