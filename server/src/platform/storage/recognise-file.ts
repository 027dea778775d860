import { fileTypeFromBuffer } from 'file-type'
import { formatOf, headBytes } from '../pictures/picture-formats.ts'
import { compoundNames, isCompound } from './compound-names.ts'
import { partsAfter, type FileParts } from './file-parts.ts'
import { recogniseBoxes } from './recognise-boxes.ts'
import { isMp3, tagBytes } from './recognise-mp3.ts'
import { isText } from './recognise-text.ts'
import { recogniseWebm } from './recognise-webm.ts'
import { zipNames } from './zip-names.ts'

/**
 * The extension to store a file with, by its bytes, whatever the name or the sender claims. Only a
 * text is read completely, once; of any other file a bounded part is read, whatever it contains.
 */
export async function recogniseFile(file: FileParts): Promise<string | undefined> {
  if (file.size === 0) return undefined
  const picture = formatOf(await file.read(0, headBytes))
  if (picture !== undefined) return picture === 'jpeg' ? 'jpg' : picture
  const tag = await tagBytes(file)
  const signed = await recogniseSignature(partsAfter(file, tag))
  // A tag is enough for MP3, because padding may follow it.
  if (tag > 0) return signed === 'flac' || signed === 'aac' ? signed : 'mp3'
  if (await isMp3(file)) return 'mp3'
  if (signed === 'webm') return recogniseWebm(file)
  return signed ?? (await recogniseBoxes(file)) ?? (await recogniseDocument(file))
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
  // These names depend on what is in the file; `ogx` is anything else.
  ...['oga', 'ogg', 'ogm', 'ogv', 'ogx', 'opus', 'spx'].map((name) => [name, 'ogg'] as const),
])

async function recogniseSignature(file: FileParts): Promise<string | undefined> {
  const head = await file.read(0, signatureBytes)
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return found && signatures.get(found.ext)
}

async function recogniseDocument(file: FileParts): Promise<string | undefined> {
  const head = await file.read(0, 8)
  if (isCompound(head)) return recogniseCompound(await compoundNames(file))
  if (head.toString('latin1', 0, 4) === 'PK\x03\x04') return recogniseZip(await zipNames(file))
  return (await isText(file)) ? 'txt' : undefined
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
