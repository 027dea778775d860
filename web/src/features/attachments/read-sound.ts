import { mostPeaks } from '@patchbay/contract/attachments'
import { peaksOf } from './peaks-of.ts'

export interface ReadSound {
  readonly seconds?: number
  readonly peaks?: number[]
}

/** Enough for the shape of a sound, and a fifth of the memory. */
const sampleRate = 8000
/** A longer one would unpack to more than a phone has; it goes without its waveform. */
const longest = 30 * 60

/** How long a sound is, without unpacking it. */
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

/** What this browser can tell of a sound. It never fails: what it cannot tell is left out. */
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
