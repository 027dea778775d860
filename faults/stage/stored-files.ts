import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { StoredFile } from '../history.ts'
import { inDatabase } from './stored.ts'

const timeout = 10_000

interface FileRow {
  readonly id: string
  readonly size: number
}

/** Every file of a message that has a row or is on the disk, after the jobs are done. */
export const readStoredFiles = (url: string, folder: string): Promise<StoredFile[]> =>
  inDatabase(url, async (client) => {
    const listJobs = async (): Promise<string> =>
      (
        await client.query<{ payload: string }>(
          'select payload::text from graphile_worker._private_jobs',
        )
      ).rows
        .map(({ payload }) => payload)
        .join()
    // The jobs of a killed node are taken over after half a minute.
    const until = performance.now() + timeout
    while ((await listJobs()).includes('message_attachments') && performance.now() < until)
      await delay(100)
    const going = await listJobs()
    const { rows } = await client.query<FileRow>(
      `select id, size::integer from attachments where bucket = 'message_attachments'`,
    )
    const sizes = new Map(rows.map(({ id, size }) => [id, size]))
    const onDisk = await findFiles(join(folder, 'message_attachments'))
    return [...new Set([...sizes.keys(), ...onDisk.keys()])].map((id) => ({
      id,
      size: sizes.get(id) ?? null,
      bytes: onDisk.get(id) ?? null,
      isGoing: going.includes(id),
    }))
  })

/** The sizes of all files in the folder, by name without extension. */
async function findFiles(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = new Map<string, number>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const { size } = await stat(join(entry.parentPath, entry.name))
    sizes.set(basename(entry.name, extname(entry.name)), size)
  }
  return sizes
}
