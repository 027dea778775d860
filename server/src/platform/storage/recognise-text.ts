import { isUtf8 } from 'node:buffer'
import type { FileParts } from './file-parts.ts'

const blockBytes = 65_536

/** Reads the file once, in blocks. */
export async function isText(file: FileParts): Promise<boolean> {
  let start = 0
  while (start < file.size) {
    const block = await file.read(start, blockBytes)
    const isLast = start + block.length >= file.size
    const whole = isLast ? block : block.subarray(0, lastCharacter(block))
    if (whole.length === 0 || !isUtf8(whole) || hasControls(whole)) return false
    start += whole.length
  }
  return true
}

/** Returns where the last character begins, which may continue in the next block. */
function lastCharacter(block: Buffer): number {
  for (let place = block.length - 1; place >= Math.max(0, block.length - 4); place -= 1)
    if (((block[place] ?? 0) & 0xc0) !== 0x80) return place
  return 0
}

/** All but tabs, line breaks and page breaks, which are text. */
const controls = [...Array.from({ length: 0x20 }, (_, byte) => byte), 0x7f].filter(
  (byte) => ![0x09, 0x0a, 0x0c, 0x0d].includes(byte),
)

/** Searches for one after the other: that is much quicker than a look at each byte. */
const hasControls = (bytes: Buffer): boolean => controls.some((byte) => bytes.includes(byte))
