import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { BackupError } from './backup-error.ts'
import { archiveKey } from './backup-key.ts'

const algorithm = 'aes-256-gcm'
const mark = Buffer.from('PATCHBAY BACKUP 1\n')
const saltBytes = 32
const headBytes = mark.length + saltBytes
const chunkBytes = 64 * 1024
const tagBytes = 16
/** Said outright, because some versions of Node take a tag of four bytes too, which can be guessed. */
const tagged = { authTagLength: tagBytes }

/**
 * Encrypts in chunks, each with a tag. The nonce counts the chunks and marks the last one, so that
 * no chunk can be changed, moved, repeated or left out, nor the end cut off.
 */
export async function* seal(
  source: AsyncIterable<Uint8Array>,
  secret: string,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(saltBytes)
  const head = Buffer.concat([mark, salt])
  const key = await archiveKey(secret, salt)
  yield head
  let index = 0
  const close = (chunk: Uint8Array, isLast: boolean) => {
    const cipher = createCipheriv(algorithm, key, nonceOf(index++, isLast), tagged).setAAD(head)
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
  let waiting = Buffer.alloc(0)
  for await (const piece of source) {
    waiting = Buffer.concat([waiting, piece])
    // One chunk is kept back: only the end of the source tells which is the last.
    while (waiting.length > chunkBytes) {
      yield close(waiting.subarray(0, chunkBytes), false)
      waiting = waiting.subarray(chunkBytes)
    }
  }
  yield close(waiting, true)
}

/** Decrypts an archive. What it has yielded is authentic; only its end says that it is complete. */
export async function* unseal(file: FileHandle, secret: string): AsyncGenerator<Uint8Array> {
  const { size } = await file.stat()
  const head = await readAt(file, 0, headBytes)
  if (head.length < headBytes || !head.subarray(0, mark.length).equals(mark))
    throw new BackupError('This file is no backup of Patchbay, or its beginning is damaged.')
  const key = await archiveKey(secret, head.subarray(mark.length))
  const chunks = Math.max(1, Math.ceil((size - headBytes) / (chunkBytes + tagBytes)))
  for (let index = 0; index < chunks; index++) {
    const start = headBytes + index * (chunkBytes + tagBytes)
    const chunk = await readAt(file, start, chunkBytes + tagBytes)
    yield openChunk(chunk, key, nonceOf(index, index === chunks - 1), head, index)
  }
}

function openChunk(
  chunk: Buffer,
  key: Uint8Array,
  nonce: Uint8Array,
  head: Uint8Array,
  index: number,
): Uint8Array {
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, tagged).setAAD(head)
    decipher.setAuthTag(chunk.subarray(-tagBytes))
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    throw new BackupError(
      index === 0
        ? 'The key does not fit this backup, or the backup was altered.'
        : 'This backup was altered or cut short: use another one.',
    )
  }
}

function nonceOf(index: number, isLast: boolean): Uint8Array {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(index), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

async function readAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  let done = 0
  while (done < length) {
    const { bytesRead } = await file.read(buffer, done, length - done, start + done)
    if (bytesRead === 0) break
    done += bytesRead
  }
  return buffer.subarray(0, done)
}
