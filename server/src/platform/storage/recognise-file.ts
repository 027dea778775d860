import { isUtf8 } from 'node:buffer'
import { formatOf } from '../pictures/picture-formats.ts'
import { recogniseSound } from './recognise-sound.ts'
import { zipNames } from './zip-names.ts'

/** What the bytes are, as the extension we keep it under, whatever the name or the sender says. */
export function recogniseFile(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return undefined
  const picture = formatOf(bytes)
  if (picture !== undefined) return picture === 'jpeg' ? 'jpg' : picture
  return recogniseSound(bytes) ?? recogniseDocument(bytes)
}

/** The container of old Office files, and of installers, which must not pass for a letter. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const wordStream = Buffer.from('WordDocument', 'utf16le')

function recogniseDocument(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 8)
  if (/^%PDF-\d/.test(head)) return 'pdf'
  if (bytes.subarray(0, 8).equals(compound)) return bytes.includes(wordStream) ? 'doc' : undefined
  if (head.startsWith('PK\x03\x04')) return isWord(zipNames(bytes)) ? 'docx' : undefined
  return isUtf8(bytes) && !bytes.some(isControl) ? 'txt' : undefined
}

const isWord = (names: ReadonlySet<string>): boolean =>
  names.has('[Content_Types].xml') && names.has('word/document.xml')

/** Tabs, line ends and page breaks are text. */
const isControl = (byte: number): boolean =>
  byte < 0x20 ? byte < 0x09 || byte === 0x0b || byte > 0x0d : byte === 0x7f
