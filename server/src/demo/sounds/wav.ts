import { rate } from './instruments.ts'

/** One channel with 16 bits, in the one format that every browser plays and that needs no encoder. */
export function writeWav(sound: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + sound.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + sound.length * 2, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(sound.length * 2, 40)
  for (let i = 0; i < sound.length; i++)
    bytes.writeInt16LE(Math.round((sound[i] ?? 0) * 32_767), 44 + i * 2)
  return bytes
}

const bars = 100

/** The waveform, as a browser measures it before it sends a sound: the loudest part is 100. */
export function peaksOf(sound: Float32Array): number[] {
  const step = sound.length / bars
  const loudness = Array.from({ length: bars }, (_, bar) => {
    const [from, to] = [Math.floor(bar * step), Math.floor((bar + 1) * step)]
    let sum = 0
    for (let i = from; i < to; i++) sum += (sound[i] ?? 0) ** 2
    return Math.sqrt(sum / (to - from))
  })
  const loudest = Math.max(...loudness)
  return loudness.map((one) => Math.round((one / loudest) * 100))
}

export const secondsOf = (sound: Float32Array): number => sound.length / rate
