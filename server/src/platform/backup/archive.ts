import * as z from 'zod/mini'
import { BackupError } from './backup-error.ts'

const column = z.object({ name: z.string(), type: z.string(), generated: z.boolean() })
export type Column = z.infer<typeof column>

/** What an archive contains, in this order: a manifest, tables with their rows, files, the end. */
const described = z.discriminatedUnion('part', [
  z.object({
    part: z.literal('manifest'),
    madeAt: z.iso.datetime(),
    /** All migrations of the database, in their order. */
    migrations: z.array(z.string()),
    sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  }),
  z.object({ part: z.literal('table'), name: z.string(), columns: z.array(column) }),
  /** Each row as PostgreSQL writes it as text. */
  z.object({ part: z.literal('rows'), rows: z.array(z.string()) }),
  z.object({ part: z.literal('file'), key: z.string(), size: z.number() }),
  z.object({ part: z.literal('end'), rows: z.number(), files: z.number() }),
])

type Described = z.infer<typeof described>
export type Manifest = Extract<Described, { part: 'manifest' }>
export type Part = Described | { readonly part: 'bytes'; readonly bytes: Uint8Array }

const lengthBytes = 4
const largestPart = 512 * 1024 * 1024

/** A part is a letter, its length and its content: `{` is JSON, `.` are bytes of the last file. */
export async function* writeParts(parts: AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    const content = part.part === 'bytes' ? part.bytes : Buffer.from(JSON.stringify(part))
    if (content.length > largestPart) throw new RangeError('This is too large for a backup.')
    const head = Buffer.alloc(1 + lengthBytes)
    head.write(part.part === 'bytes' ? '.' : '{')
    head.writeUInt32BE(content.length, 1)
    yield head
    yield content
  }
}

export async function* readParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const pieces: Uint8Array[] = []
  let buffered = 0
  const take = (length: number): Buffer => {
    const [first] = pieces
    const all =
      first && pieces.length === 1
        ? Buffer.from(first.buffer, first.byteOffset, first.length)
        : Buffer.concat(pieces)
    buffered = all.length - length
    pieces.splice(0, pieces.length, all.subarray(length))
    return all.subarray(0, length)
  }
  let head: Buffer | undefined
  for await (const piece of source) {
    pieces.push(piece)
    buffered += piece.length
    for (;;) {
      if (head === undefined && buffered > lengthBytes) head = take(1 + lengthBytes)
      const length = head?.readUInt32BE(1)
      if (head === undefined || length === undefined || buffered < length) break
      const content = take(length)
      yield head.toString('latin1', 0, 1) === '.'
        ? { part: 'bytes', bytes: content }
        : z.parse(described, JSON.parse(content.toString()))
      head = undefined
    }
  }
  if (head !== undefined || buffered > 0) throw incomplete()
}

export interface Contents {
  readonly manifest: Manifest
  readonly rows: number
  readonly files: number
}

/** Reads an archive to its end, and returns what it contains only if it is whole. */
export async function checkParts(parts: AsyncIterable<Part>): Promise<Contents> {
  let manifest: Manifest | undefined
  let end: Extract<Part, { part: 'end' }> | undefined
  let [rows, files, missing] = [0, 0, 0]
  for await (const part of parts) {
    if (end !== undefined || (manifest === undefined) !== (part.part === 'manifest'))
      throw incomplete()
    if (part.part !== 'bytes' && missing !== 0) throw incomplete()
    if (part.part === 'manifest') manifest = part
    else if (part.part === 'rows') rows += part.rows.length
    else if (part.part === 'bytes') missing -= part.bytes.length
    else if (part.part === 'end') end = part
    else if (part.part === 'file') {
      files++
      missing = part.size
    }
  }
  if (manifest === undefined || end?.rows !== rows || end.files !== files) throw incomplete()
  return { manifest, rows, files }
}

const incomplete = () => new BackupError('This backup is not complete: use another one.')
