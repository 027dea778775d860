import type { ReactNode } from 'react'
import { speeds } from './voice-memory.ts'
import { setVoiceSpeed, useVoiceSpeed } from './voice-sound.ts'
import { voiceTexts as texts } from './voice-texts.ts'

/** Goes through the speeds; every voice message has the same. */
export function SpeedButton(): ReactNode {
  const speed = useVoiceSpeed()
  const next = speeds[(speeds.findIndex((one) => one === speed) + 1) % speeds.length] ?? 1
  return (
    <button
      type="button"
      aria-label={texts.speedInWords(speed)}
      onClick={() => setVoiceSpeed(next)}
      className="readout grid size-11 shrink-0 place-items-center rounded-control text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:size-10"
    >
      {texts.speed(speed)}
    </button>
  )
}
