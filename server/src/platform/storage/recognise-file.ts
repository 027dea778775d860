import { isUtf8 } from 'node:buffer'
import { fileTypeFromBuffer } from 'file-type'
import { formatOf } from '../pictures/picture-formats.ts'
import { compoundNames, isCompound } from './compound-names.ts'
import { recogniseBoxes } from './recognise-boxes.ts'
import { isMp3, tagBytes } from './recognise-mp3.ts'
import { zipNames } from './zip-names.ts'

/** The extension to store a file with, by its bytes, whatever the name or the sender claims. */
export async function recogniseFile(bytes: Buffer): Promise<string | undefined> {
  if (bytes.length === 0) return undefined
  const picture = formatOf(bytes)
  if (picture !== undefined) return picture === 'jpeg' ? 'jpg' : picture
  const tag = tagBytes(bytes)
  const signed = await recogniseSignature(bytes.subarray(tag))
  // A tag is enough for MP3, because padding may follow it.
  if (tag > 0) return signed === 'flac' || signed === 'aac' ? signed : 'mp3'
  if (isMp3(bytes)) return 'mp3'
  return signed ?? recogniseBoxes(bytes) ?? recogniseDocument(bytes)
}

/** More than any signature needs, and little to do whatever the file contains. */
const signatureBytes = 4_096

/** The types whose first bytes are enough, by the library's name for them. */
const signatures: ReadonlyMap<string, string> = new Map([
  ['flac', 'flac'],
  ['wav', 'wav'],
  ['aif', 'aif'],
  ['aac', 'aac'],
  ['mid', 'mid'],
  ['webm', 'webm'],
  ['pdf', 'pdf'],
  // By what is in it; `ogx` is anything else.
  ...['oga', 'ogg', 'ogm', 'ogv', 'ogx', 'opus', 'spx'].map((name) => [name, 'ogg'] as const),
])

async function recogniseSignature(bytes: Buffer): Promise<string | undefined> {
  const head = bytes.subarray(0, signatureBytes)
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return found && signatures.get(found.ext)
}

function recogniseDocument(bytes: Buffer): string | undefined {
  if (isCompound(bytes)) return recogniseCompound(compoundNames(bytes))
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return recogniseZip(zipNames(bytes))
  return isUtf8(bytes) && !hasControls(bytes) ? 'txt' : undefined
}

/** Old Office files; installers use the same container. Ambiguous files are not recognised. */
function recogniseCompound(names: ReadonlySet<string>): string | undefined {
  const isSheet = names.has('WORKBOOK') || names.has('BOOK')
  if (names.has('WORDDOCUMENT')) return isSheet ? undefined : 'doc'
  return isSheet ? 'xls' : undefined
}

function recogniseZip(names: ReadonlySet<string>): string | undefined {
  if (names.size === 0) return undefined
  if (!names.has('[Content_Types].xml')) return 'zip'
  const isSheet = names.has('xl/workbook.xml')
  if (names.has('word/document.xml')) return isSheet ? undefined : 'docx'
  return isSheet ? 'xlsx' : 'zip'
}

/** All but tabs, line breaks and page breaks, which are text. */
const controls = [...Array.from({ length: 0x20 }, (_, byte) => byte), 0x7f].filter(
  (byte) => ![0x09, 0x0a, 0x0c, 0x0d].includes(byte),
)

/** Searches for one after the other: that is much quicker than a look at each byte. */
const hasControls = (bytes: Buffer): boolean => controls.some((byte) => bytes.includes(byte))
