import { isUtf8 } from 'node:buffer'
import { formatOf } from '../pictures/picture-formats.ts'
import { compoundNames, isCompound } from './compound-names.ts'
import { recogniseBoxes } from './recognise-boxes.ts'
import { recogniseSound } from './recognise-sound.ts'
import { isWebm } from './recognise-webm.ts'
import { zipNames } from './zip-names.ts'

/** The extension to store a file with, by its bytes, whatever the name or the sender claims. */
export function recogniseFile(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return undefined
  const picture = formatOf(bytes)
  if (picture !== undefined) return picture === 'jpeg' ? 'jpg' : picture
  if (isWebm(bytes)) return 'webm'
  return recogniseSound(bytes) ?? recogniseBoxes(bytes) ?? recogniseDocument(bytes)
}

function recogniseDocument(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 8)
  if (/^%PDF-\d/.test(head)) return 'pdf'
  if (isCompound(bytes)) return recogniseCompound(compoundNames(bytes))
  if (head.startsWith('PK\x03\x04')) return recogniseZip(zipNames(bytes))
  return isUtf8(bytes) && !bytes.some(isControl) ? 'txt' : undefined
}

/** Old Office files; installers use the same container. Ambiguous files are not recognised. */
function recogniseCompound(names: ReadonlySet<string>): string | undefined {
  const isSheet = names.has('WORKBOOK') || names.has('BOOK')
  if (names.has('WORDDOCUMENT')) return isSheet ? undefined : 'doc'
  return isSheet ? 'xls' : undefined
}

function recogniseZip(names: ReadonlySet<string>): string | undefined {
  if (!names.has('[Content_Types].xml')) return undefined
  const isSheet = names.has('xl/workbook.xml')
  if (names.has('word/document.xml')) return isSheet ? undefined : 'docx'
  return isSheet ? 'xlsx' : undefined
}

/** Tabs, line breaks and page breaks count as text. */
const isControl = (byte: number): boolean =>
  byte < 0x20 ? byte < 0x09 || byte === 0x0b || byte > 0x0d : byte === 0x7f
