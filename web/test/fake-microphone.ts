import type { Microphone } from '../src/features/messaging/messages/recording/microphone.ts'
import {
  MicrophoneRefused,
  microphones,
  type Refusal,
} from '../src/features/messaging/messages/recording/microphone.ts'
import {
  recordingStores,
  type RecordingHead,
} from '../src/features/messaging/messages/recording/stored-recording.ts'

export interface FakeMicrophone {
  /** The next press is refused. */
  refuse: Refusal | undefined
  /** How loud it is. */
  level: number
  readonly isOpen: () => boolean
  /** For a page that is newly opened. */
  readonly plugIn: () => void
  /** A part of the recording is there. */
  readonly speak: (words: string) => void
  readonly unplug: () => void
  /** Ids of the recordings that this browser stores. */
  readonly stored: () => readonly string[]
}

/** A microphone whose parts are words, and a browser that stores them, also for the next page. */
export function fakeMicrophone(): FakeMicrophone {
  const kept = new Map<string, RecordingHead & { readonly sound: Blob[] }>()
  const now = {
    opened: undefined as { speak: (words: string) => void; gone: () => void } | undefined,
  }
  const fake: FakeMicrophone = {
    refuse: undefined,
    level: 0.5,
    isOpen: () => now.opened !== undefined,
    speak: (words) => now.opened?.speak(words),
    unplug: () => now.opened?.gone(),
    stored: () => [...kept.keys()],
    plugIn: () => {
      microphones.open = async ({ onPart, onGone }) => {
        if (fake.refuse) throw new MicrophoneRefused(fake.refuse)
        now.opened = { speak: (words) => onPart(new Blob([words])), gone: onGone }
        const microphone: Microphone = {
          type: 'audio/webm;codecs=opus',
          pause: () => {},
          resume: () => {},
          flush: async () => onPart(new Blob(['|'])),
          level: () => fake.level,
          close: async () => {
            onPart(new Blob(['.']))
            now.opened = undefined
          },
        }
        return microphone
      }
      recordingStores.store = {
        addPart: async (_, id, part, about) =>
          void kept.set(id, { ...about, sound: [...(kept.get(id)?.sound ?? []), part] }),
        setHead: async (_, id, about) =>
          void kept.set(id, { sound: [], ...kept.get(id), ...about }),
        restore: async (_, id) => kept.get(id),
        drop: async (_, id) => void kept.delete(id),
        begin: async () => {},
      }
    },
  }
  fake.plugIn()
  return fake
}
