import { mostPeaks } from '@patchbay/contract/content/sound-bounds'

/** The loudness of each of `most` equal parts, scaled so that the loudest part is 100. */
export function peaksOf(channels: readonly Float32Array[], most: number): number[] {
  const length = channels[0]?.length ?? 0
  const count = Math.max(1, Math.min(most, length))
  const loudness = Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * length) / count)
    const to = Math.floor(((part + 1) * length) / count)
    return Math.max(0, ...channels.map((samples) => rootMeanSquare(samples, from, to)))
  })
  const loudest = Math.max(...loudness)
  return loudness.map((one) => (loudest > 0 ? Math.round((one / loudest) * 100) : 0))
}

function rootMeanSquare(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2
  return to > from ? Math.sqrt(sum / (to - from)) : 0
}

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
/** In bytes: it is read into memory as a whole. */
const largest = 64 * 1024 * 1024

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
    return seconds > longest || file.size > largest ? known : { ...known, ...(await unpack(file)) }
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
