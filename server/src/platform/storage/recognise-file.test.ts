import { describe, expect, it } from 'vitest'
import * as samples from '../../../test/file-samples.ts'
import { animated, plain } from '../../../test/picture-samples.ts'
import { recogniseFile } from './recognise-file.ts'

const { docx, mp3, pdf, tagged, zip } = samples
const text = (content: string) => Buffer.from(content)
const latin = (content: string) => Buffer.from(content, 'latin1')

describe('what a file is, by its bytes', () => {
  it('is told of pictures', async () => {
    expect(recogniseFile(await plain(9, 9).jpeg().toBuffer())).toBe('jpg')
    expect(recogniseFile(await plain(9, 9).png().toBuffer())).toBe('png')
    expect(recogniseFile(await plain(9, 9).webp().toBuffer())).toBe('webp')
    expect(recogniseFile(await animated('gif'))).toBe('gif')
  })

  it.each([
    ['mp3', mp3()],
    ['mp3', mp3(1)],
    ['mp3', tagged(mp3())],
    ['mp3', tagged(Buffer.alloc(99))],
    ['flac', tagged(samples.flac())],
    ['flac', samples.flac()],
    ['ogg', samples.ogg()],
    ['wav', samples.wav()],
    ['m4a', samples.m4a()],
    ['m4a', samples.m4a('isom')],
    ['pdf', pdf()],
    ['doc', samples.doc()],
    ['docx', docx()],
    ['docx', Buffer.concat([docx().subarray(0, -2), latin('\x03\0odd')])],
    ['txt', text('Sol, fa, mi.\r\n\tRé – ♪\f')],
    ['txt', text('\uFEFFwith a mark')],
    ['txt', text('<!doctype html><script>alert(1)</script>')],
    ['txt', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ])('is told as %s', (type, bytes) => {
    expect(recogniseFile(bytes)).toBe(type)
  })

  it.each([
    ['a GIF that is a script too', 'gif', latin('GIF89a/*\0\0*/=1;alert(1)//')],
    ['a PDF that is a ZIP too', 'pdf', Buffer.concat([pdf(), docx()])],
    ['a ZIP behind a script', undefined, Buffer.concat([latin('#!/bin/sh\0'), docx()])],
  ])('is its beginning: %s', (_what, type, bytes) => {
    expect(recogniseFile(bytes)).toBe(type)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['a program', latin('MZ\x90\0\x03')],
    ['a Linux program', latin('\x7fELF\x02\x01\x01')],
    ['an HEIC picture', samples.m4a('heic')],
    ['an AVIF picture', samples.m4a('avif')],
    ['a QuickTime film', samples.m4a('qt  ')],
    ['a film in a RIFF', latin('RIFF\x64\0\0\0AVI LIST')],
    ['a spreadsheet of old', samples.compound('Workbook')],
    ['an installer', samples.compound('Property')],
    ['a spreadsheet', zip({ '[Content_Types].xml': text('x'), 'xl/workbook.xml': text('x') })],
    ['a program of Java', zip({ 'META-INF/MANIFEST.MF': text('x') })],
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
  ])('is not told of %s', (_what, bytes) => {
    expect(recogniseFile(bytes)).toBeUndefined()
  })
})

function wrongDirectory(): Buffer {
  const bytes = docx()
  bytes.writeUInt32LE(0xff_ff_ff_ff, bytes.length - 6)
  return bytes
}
