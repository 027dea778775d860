import { mostPeaks } from '@patchbay/contract/content/attachments'
import { peaksOf } from './peaks-of.ts'

export interface ReadSound {
  readonly seconds?: number
  readonly peaks?: number[]
}

/** Enough for a waveform, with a fifth of the memory. */
const sampleRate = 8000
/**
 * In seconds. Decoding a longer sound would need too much memory on a phone, so it has no waveform.
 */
const longest = 30 * 60

/** The duration of a sound, without decoding it. */
function measure(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file)
  return new Promise<number>((resolve, reject) => {
    const audio = new Audio()
    audio.preload = 'metadata'
    audio.addEventListener('loadedmetadata', () => resolve(audio.duration))
    audio.addEventListener('error', () => reject(new Error('It cannot be read.')))
    audio.src = url
  }).finally(() => URL.revokeObjectURL(url))
}

/** The duration and waveform of a sound. It never fails: unknown values are left out. */
export async function readSound(file: Blob): Promise<ReadSound> {
  try {
    const seconds = await measure(file)
    if (!Number.isFinite(seconds) || seconds <= 0) return {}
    const known = { seconds: Math.min(86_400, Math.round(seconds * 1000) / 1000) }
    return seconds > longest ? known : { ...known, ...(await unpack(file)) }
  } catch {
    return {}
  }
}

async function unpack(file: Blob): Promise<ReadSound> {
  try {
    const context = new OfflineAudioContext(1, 1, sampleRate)
    const buffer = await context.decodeAudioData(await file.arrayBuffer())
    const channels = Array.from({ length: buffer.numberOfChannels }, (_, channel) =>
      buffer.getChannelData(channel),
    )
    return { peaks: peaksOf(channels, mostPeaks) }
  } catch {
    return {}
  }
}
