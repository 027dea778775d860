/**
 * Loaded by a node before everything else: while the named file exists, the node's disk is full.
 * Half of each write succeeds, as on a disk that fills up meanwhile.
 */
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const sign = process.env['FULL_DISK_SIGN'] ?? ''

interface Written {
  writeFile(data: unknown, ...more: unknown[]): Promise<void>
}

const file = await open(fileURLToPath(import.meta.url))
const handle = Object.getPrototypeOf(file) as Written
await file.close()

const { writeFile } = handle
handle.writeFile = async function (this: Written, data, ...more) {
  if (!existsSync(sign)) return writeFile.call(this, data, ...more)
  if (data instanceof Uint8Array)
    await writeFile.call(this, data.subarray(0, Math.floor(data.byteLength / 2)))
  throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
}
