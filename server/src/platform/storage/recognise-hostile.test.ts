import { expect, it } from 'vitest'
import { createChance } from '../../../test/chance.ts'
import * as samples from '../../../test/samples/file-samples.ts'
import { partsOf, type FileParts } from './file-parts.ts'
import { recogniseFile } from './recognise-file.ts'

const size = 10 * 1024 * 1024
const seed = 20_261_118
/** The most that is read of a file that is not a text, and in one piece of any file. */
const mostBytes = 1.5 * 1024 * 1024
/** The most parts: the boxes of a film are read one by one. */
const mostReads = 2_500

interface Work {
  reads: number
  bytes: number
  /** Nobody can do more at a time than look at the bytes of one part. */
  largest: number
}

/** Counts work instead of time, which depends on the machine. */
function counted(file: FileParts, work: Work): FileParts {
  return {
    size: file.size,
    read: async (start, length) => {
      const part = await file.read(start, length)
      work.reads += 1
      work.bytes += part.length
      work.largest = Math.max(work.largest, part.length)
      return part
    },
  }
}

/** A file as long as the largest upload. */
function filled(
  head: Uint8Array,
  repeated: Uint8Array,
  tail: Uint8Array = Buffer.alloc(0),
): Buffer {
  const bytes = Buffer.alloc(size, repeated)
  bytes.set(head)
  bytes.set(tail, size - tail.length)
  return bytes
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const none = Buffer.alloc(0)
const zeros = Buffer.alloc(1)

function box(name: string, bytes: number): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(bytes)
  head.write(name, 4, 'latin1')
  return head
}

/** The box has 16 bytes, so that the repeated boxes behind it begin where it ends. */
const ftyp = (brand: string): Buffer => Buffer.concat([box('ftyp', 16), latin(`${brand}\0\0\0\0`)])

/** Each box contains the next: `moov`, then tracks without an end. */
const nested = (): Buffer =>
  filled(
    Buffer.concat([ftyp('isom'), box('moov', size - 16), box('trak', size - 24)]),
    box('mdia', 8),
  )

/** Every sector of the directory names the next, through the whole file. */
function longDirectory(sectorShift: number): Buffer {
  const sector = 2 ** sectorShift
  const bytes = filled(samples.doc().subarray(0, 512), Buffer.from([0]))
  bytes.writeUInt16LE(sectorShift, 30)
  const tables = Math.ceil(size / sector / (sector / 4))
  for (let table = 0; table < Math.min(tables, 109); table += 1)
    bytes.writeUInt32LE(table, 76 + table * 4)
  // The tables of the first sectors link each sector with the one behind it.
  for (let id = 0; id < size / sector - 2; id += 1) bytes.writeUInt32LE(id + 1, sector + id * 4)
  bytes.writeUInt32LE(200, 48)
  return bytes
}

/** The list of the tables refers to itself, and the directory is beyond the header's list. */
function tableLoop(): Buffer {
  const bytes = filled(samples.doc().subarray(0, 512), Buffer.from([0]))
  bytes.writeUInt32LE(5, 68)
  bytes.fill(Buffer.from([5, 0, 0, 0]), 6 * 512, 7 * 512)
  bytes.writeUInt32LE(109 * 128 + 1, 48)
  return bytes
}

/** A directory of this many bytes at the end, with these entries. */
function zipDirectory(bytes: number, entries: number, nameBytes: number): Buffer {
  const entry = Buffer.alloc(46 + nameBytes, 'a')
  entry.write('PK\x01\x02', 'latin1')
  entry.fill(0, 4, 46)
  entry.writeUInt16LE(nameBytes, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(size - 22 - bytes, 16)
  return filled(latin('PK\x03\x04'), zeros, Buffer.concat([Buffer.alloc(bytes, entry), end]))
}

const lateControl = (): Buffer => filled(latin('words '), latin('la '), latin('\x1b'))

it.each<[what: string, bytes: () => Buffer, isText?: boolean]>([
  ['Matroska of empty elements', () => filled(webmHead(), Buffer.from([0xec, 0x80]))],
  ['Matroska with elements of one byte', () => filled(webmHead(), Buffer.from([0xec, 0x81, 0]))],
  ['empty boxes', () => filled(ftyp('isom'), box('free', 8))],
  ['empty boxes of QuickTime', () => filled(ftyp('qt  '), box('moov', 8))],
  ['tracks without an end', nested],
  [
    'films of many small parts',
    () => filled(ftyp('mp42'), Buffer.concat([box('moov', 16), box('trak', 8)])),
  ],
  ['old Office with small sectors', () => longDirectory(9)],
  ['old Office with large sectors', () => longDirectory(12)],
  ['old Office whose tables turn in a circle', tableLoop],
  ['a ZIP with many names', () => zipDirectory(46 * 65_000, 65_000, 0)],
  ['a ZIP with 10,000 names', () => zipDirectory(96 * 10_000, 10_000, 50)],
  ['a ZIP with long names', () => zipDirectory((46 + 60_000) * 100, 100, 60_000)],
  ['a ZIP with many ends', () => filled(latin('PK\x03\x04'), latin('PK\x05\x06'))],
  [
    'a sound with a tag through the file',
    () => filled(latin('ID3\x04\0\0\x04\x7f\x7f\x7f'), zeros),
  ],
  ['text', () => filled(none, latin('la ')), true],
  ['text of long characters', () => filled(none, Buffer.from('♪𝄞')), true],
  ['text with a control character at its end', lateControl, true],
  ['text that ends inside a character', () => filled(none, latin('a'), latin('\xf0\x9d')), true],
])('the work is bounded for 10 MiB of %s', async (_what, make, isText = false) => {
  const work = { reads: 0, bytes: 0, largest: 0 }
  await recogniseFile(counted(partsOf(make()), work))
  expect(work.bytes).toBeLessThan(isText ? size + mostBytes : mostBytes)
  expect(work.reads).toBeLessThan(mostReads)
  expect(work.largest).toBeLessThanOrEqual(1_048_576)
})

it('is bounded for whatever follows the first bytes of a known type', async () => {
  const chance = createChance(seed)
  const heads = [webmHead(), ftyp('isom'), ftyp('qt  '), samples.doc(), latin('PK\x03\x04'), none]
  const bytes = Buffer.alloc(size)
  const tail = zipDirectory(46 * 9, 9, 0).subarray(size - 46 * 9 - 22)
  for (let round = 0; round < 60; round += 1) {
    const pattern = Buffer.from(Array.from({ length: 2 + chance(40) }, () => chance(256)))
    const head = heads[round % heads.length] ?? none
    bytes.fill(pattern).set(head)
    if (round % 2 === 1) bytes.set(tail, size - tail.length)
    const work = { reads: 0, bytes: 0, largest: 0 }
    await recogniseFile(counted(partsOf(bytes), work))
    expect(work.bytes, `seed ${seed}, round ${round}`).toBeLessThan(size + mostBytes)
    expect(work.reads, `seed ${seed}, round ${round}`).toBeLessThan(mostReads)
    expect(work.largest, `seed ${seed}, round ${round}`).toBeLessThanOrEqual(1_048_576)
  }
})

const webmHead = (): Buffer => Buffer.from('1a45dfa301000000009ffff4', 'hex')
