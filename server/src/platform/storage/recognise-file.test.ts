import { describe, expect, it } from 'vitest'
import * as samples from '../../../test/samples/file-samples.ts'
import { createChance } from '../../../test/chance.ts'
import { animated, heic, plain } from '../../../test/samples/picture-samples.ts'
import { fileTypes } from './file-types.ts'
import { partsOf } from './file-parts.ts'
import { recogniseFile } from './recognise-file.ts'

const { docx, mp3, pdf, tagged, zip } = samples
const recognise = (bytes: Buffer) => recogniseFile(partsOf(bytes))
const text = (content: string) => Buffer.from(content)
const latin = (content: string) => Buffer.from(content, 'latin1')

describe('the type of a file, by its bytes', () => {
  it('is recognised for pictures', async () => {
    expect(await recognise(await plain(9, 9).jpeg().toBuffer())).toBe('jpg')
    expect(await recognise(await plain(9, 9).png().toBuffer())).toBe('png')
    expect(await recognise(await plain(9, 9).webp().toBuffer())).toBe('webp')
    expect(await recognise(await animated('gif'))).toBe('gif')
    expect(await recognise(heic())).toBe('heic')
  })

  it.each([
    ['mp3', mp3()],
    ['mp3', mp3(1)],
    ['mp3', tagged(mp3())],
    ['mp3', tagged(Buffer.alloc(99))],
    ['flac', tagged(samples.flac())],
    ['flac', samples.flac()],
    ['ogg', samples.ogg()],
    [
      'ogg',
      Buffer.concat([samples.ogg().subarray(0, 28), latin('OpusHead\x01\x02'), Buffer.alloc(40)]),
    ],
    ['aac', samples.aac()],
    ['aac', tagged(samples.aac())],
    ['aif', samples.aiff()],
    ['mid', samples.midi()],
    ['zip', zip({ 'stems/drums.wav': text('x') })],
    ['zip', zip({ 'META-INF/MANIFEST.MF': text('x') })],
    ['wav', samples.wav()],
    ['m4a', samples.m4a()],
    ['m4a', samples.m4a('isom')],
    ['m4a', samples.mp4('mp42', ['soun'])],
    ['mp4', samples.mp4()],
    ['mp4', samples.mp4('iso5', ['vide'])],
    ['mov', samples.mov()],
    ['webm', samples.webm()],
    ['webm', samples.webm('webm\0\0')],
    ['webm', latin('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x07\x42\x82\x84webm')],
    ['webm', latin('\x1a\x45\xdf\xa3\x01\xff\xff\xff\xff\xff\xff\xff\x42\x82\x40\x04webm')],
    ['weba', samples.recording()],
    ['weba', samples.recording([2, 2])],
    ['webm', samples.recording([2, 1])],
    ['webm', samples.recording([])],
    ['pdf', pdf()],
    ['doc', samples.doc()],
    ['doc', samples.compound('WordDocument', ['Workbook', 'a', 'b', 'c', 'd'])],
    ['xls', samples.xls()],
    ['xls', samples.compound('Book', ['WordDocument'])],
    ['xlsx', samples.xlsx()],
    ['docx', docx()],
    ['docx', Buffer.concat([docx().subarray(0, -2), latin('\x03\0odd')])],
    ['txt', text('Sol, fa, mi.\r\n\tRé – ♪\f')],
    ['txt', text('\uFEFFwith a mark')],
    ['txt', text('<!doctype html><script>alert(1)</script>')],
    ['txt', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ])('is recognised as %s', async (type, bytes) => {
    expect(await recognise(bytes)).toBe(type)
  })

  it.each([
    ['a GIF that is a script too', 'gif', latin('GIF89a/*\0\0*/=1;alert(1)//')],
    ['a PDF that is a ZIP too', 'pdf', Buffer.concat([pdf(), docx()])],
    ['a ZIP behind a script', undefined, Buffer.concat([latin('#!/bin/sh\0'), docx()])],
  ])('is determined by its beginning: %s', async (_what, type, bytes) => {
    expect(await recognise(bytes)).toBe(type)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['a program', latin('MZ\x90\0\x03')],
    ['a Linux program', latin('\x7fELF\x02\x01\x01')],
    ['an AVIF picture', samples.m4a('avif')],
    ['a QuickTime film', samples.m4a('qt  ')],
    ['a film in a RIFF', latin('RIFF\x64\0\0\0AVI LIST')],
    ['a film without pictures', samples.mp4('qt  ', ['soun'])],
    ['a film that is cut off', samples.mov().subarray(0, 200)],
    ['boxes without an end', Buffer.concat([samples.m4a('qt  '), Buffer.alloc(9, 0xff)])],
    ['another Matroska', samples.webm('matroska')],
    ['Matroska that says nothing', samples.webm().subarray(0, 9)],
    ['a Matroska of no length', latin('\x1a\x45\xdf\xa3\0\0\0')],
    ['Matroska that says it late', lateWebm()],
    ['an installer', samples.compound('Property', ['WordDocument', 'Workbook'])],
    ['old Office without its directory', samples.doc().subarray(0, 1_024)],
    ['old Office whose directory turns in a circle', circle()],
    ['a container of a few bytes', samples.doc().subarray(0, 40)],
    ['a letter that is a spreadsheet too', letterAndSheet()],
    ['a ZIP of very many files', crowded()],
    ['a ZIP without its end', docx().subarray(0, -1)],
    ['a ZIP of a few bytes', latin('PK\x03\x04')],
    ['a ZIP with something behind it', Buffer.concat([docx(), text('<script>')])],
    ['a ZIP whose directory is elsewhere', wrongDirectory()],
    ['text with a NUL', latin('a\0b')],
    ['text with an escape', latin('a\x1b[31mb')],
    ['text of another charset', latin('gr\xfc\xdfe')],
    ['text in UTF-16', Buffer.from('\uFEFFabc', 'utf16le')],
    ['a tag that is none', latin('ID3\x04\0\0\xff\xff\xff\xff')],
    ['a tag and no sound', tagged(Buffer.alloc(0))],
    ['a frame and then nothing', Buffer.concat([mp3(1), Buffer.alloc(500)])],
    ['a frame of no rate', latin('\xff\xfb\xf0\0')],
    ['MPEG of another layer', latin('\xff\xfd\x90\0')],
  ])('is not recognised for %s', async (_what, bytes) => {
    expect(await recognise(bytes)).toBeUndefined()
  })
})

it('is decided without an error for whatever follows the first bytes of a known type', async () => {
  const seed = 20_261_117
  const chance = createChance(seed)
  const known = [samples.webm(), samples.mp4(), samples.doc(), docx(), tagged(mp3()), samples.ogg()]
  for (let round = 0; round < 600; round += 1) {
    const bytes = Buffer.from(known[round % known.length] ?? pdf())
    for (let change = chance(8); change >= 0; change -= 1)
      bytes[8 + chance(bytes.length - 8)] = chance(3) === 0 ? 0xff : chance(256)
    const cut = bytes.subarray(0, chance(4) === 0 ? chance(bytes.length) : bytes.length)
    const type = (await recognise(cut)) ?? 'txt'
    expect([...fileTypes.keys()], `seed ${seed}, round ${round}`).toContain(type)
  }
})

/** Names its type behind an element of 5,000 bytes: only the beginning of a file is searched. */
const lateWebm = (): Buffer =>
  Buffer.concat([
    latin('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\x13\x92\xec\x53\x88'),
    Buffer.alloc(5_000),
    latin('\x42\x82\x84webm'),
  ])

const crowded = (): Buffer =>
  zip({
    '[Content_Types].xml': text('x'),
    'word/document.xml': text('x'),
    ...Object.fromEntries(Array.from({ length: 10_000 }, (_, number) => [`${number}`, text('')])),
  })

function wrongDirectory(): Buffer {
  const bytes = docx()
  bytes.writeUInt32LE(0xff_ff_ff_ff, bytes.length - 6)
  return bytes
}

/** The only sector of its directory refers to itself, and its root is its own child. */
function circle(): Buffer {
  const bytes = samples.doc()
  bytes.writeUInt32LE(1, 516)
  bytes.writeUInt32LE(0, 1_024 + 76)
  return bytes
}

const letterAndSheet = (): Buffer =>
  zip({
    '[Content_Types].xml': text('x'),
    'word/document.xml': text('x'),
    'xl/workbook.xml': text('x'),
  })
