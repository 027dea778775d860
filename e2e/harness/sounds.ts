const sampleRate = 8000

/** A WAV that grows from silence: a tone of so many seconds, in 8 bits. */
export function swell(seconds: number): Buffer {
  const length = sampleRate * seconds
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(length, 40)
  const tone = Uint8Array.from(
    { length },
    (_, at) =>
      128 + Math.round((at / length) * 120 * Math.sin((at / sampleRate) * 440 * 2 * Math.PI)),
  )
  return Buffer.concat([head, tone])
}
