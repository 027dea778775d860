import { archiveRestHours, type Archive } from '@patchbay/contract/privacy/archives'
import type { ArchiveRow } from './archives.store.ts'

/** Whether it can be fetched. The clean-up comes a little later than its end. */
export const isThere = ({ expires_at }: Pick<ArchiveRow, 'expires_at'>, now: Date): boolean =>
  expires_at !== null && expires_at > now

const stateOf = (row: ArchiveRow, now: Date): Archive['state'] =>
  row.state === 'ready' && !isThere(row, now) ? 'none' : row.state

/** When another can be requested; `null` if now. One that failed does not count. */
export function nextAt(row: ArchiveRow | undefined, now: Date): Date | null {
  if (row?.state !== 'ready') return null
  const next = new Date(row.requested_at.getTime() + archiveRestHours * 3_600_000)
  return next > now ? next : null
}

export function viewArchive(row: ArchiveRow | undefined, now: Date): Archive {
  const state = row === undefined ? 'none' : stateOf(row, now)
  if (row === undefined || state === 'none')
    return {
      state: 'none',
      requestedAt: null,
      expiresAt: null,
      bytes: null,
      nextAt: null,
      can: { request: true },
    }
  const next = nextAt(row, now)
  return {
    state,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    bytes: row.bytes,
    nextAt: next?.toISOString() ?? null,
    can: { request: state !== 'being_made' && next === null },
  }
}
