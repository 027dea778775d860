import type { FileParts } from './file-parts.ts'

/** The length of an ID3v2 tag with its header; 0 if there is none. */
export async function tagBytes(file: FileParts): Promise<number> {
  const bytes = await file.read(0, 10)
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0
  const [version = 0, revision = 0] = bytes.subarray(3)
  const size = [...bytes.subarray(6, 10)]
  if (version < 2 || version > 4 || revision === 0xff || size.some((part) => part > 0x7f)) return 0
  const end = 10 + size.reduce((sum, part) => sum * 0x80 + part, 0)
  return end < file.size ? end : 0
}

const rates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const slowRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const samples = [44_100, 48_000, 32_000]

/** A frame of MPEG layer III, followed by another or by the end: its first bytes alone say little. */
export async function isMp3(file: FileParts): Promise<boolean> {
  const length = frameBytes(await file.read(0, 4))
  if (length === 0) return false
  return length >= file.size || frameBytes(await file.read(length, 4)) > 0
}

/** 0 if no frame begins here. */
function frameBytes(head: Buffer): number {
  if (head.length < 4) return 0
  const [sync = 0, kind = 0, coding = 0] = head
  const version = (kind >> 3) & 3
  const isLayer3 = sync === 0xff && kind >= 0xe0 && version !== 1 && ((kind >> 1) & 3) === 1
  const rate = (version === 3 ? rates : slowRates)[coding >> 4] ?? 0
  const sample = samples[(coding >> 2) & 3] ?? 0
  if (!isLayer3 || rate === 0 || sample === 0) return 0
  const [factor, divisor] = version === 3 ? [144, 1] : version === 2 ? [72, 2] : [72, 4]
  return Math.floor((factor * rate * 1_000) / (sample / divisor)) + ((coding >> 1) & 1)
}
