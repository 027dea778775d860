import type { Socket } from 'node:net'
import pg from 'pg'
import type { Database } from './handle.ts'
import { cutConnections } from './pools.ts'

export interface SilenceOptions {
  /** Past any pooler, in which a question may wait for its turn. */
  readonly url: string
  /** After how many milliseconds without an answer to a trivial question the database is silent. */
  readonly limit: number
  /** Called once for each silence, when everything that waited for the database has failed. */
  readonly onSilent: () => void
  readonly onBack: () => void
}

/** A node that is busy itself for a moment counts few ticks, and blames nobody. */
const ticksToLimit = 5

/**
 * Notices when packets to the database get lost and nothing is closed. A statement may take half a
 * minute, so that a silent connection proves nothing; but one that is only ever asked for a
 * constant answers at once, or the database answers nobody. Then all connections are cut, so that
 * what waits on them fails and can be tried on another node.
 */
export function watchSilence(db: Database, options: SilenceOptions): { stop(): void } {
  const { url: connectionString, limit, onSilent, onBack } = options
  let client: pg.Client | undefined
  /** How many ticks the question has been without an answer; 0 if none is pending. */
  let pending = 0
  let isSilent = false

  function letGo(): void {
    const gone = client as unknown as { connection: { stream: Socket } } | undefined
    client = undefined
    pending = 0
    gone?.connection.stream.destroy()
  }

  async function ask(): Promise<void> {
    pending = 1
    const isNew = client === undefined
    const asked = (client ??= new pg.Client({
      connectionString,
      application_name: 'patchbay watch',
    }))
    try {
      if (isNew) {
        // Its question fails too, which is handled below.
        asked.on('error', () => {})
        await asked.connect()
      }
      await asked.query('select 1')
    } catch {
      // A database that is stopped or refuses is not silent: callers get its error at once.
      if (asked === client) letGo()
      return
    }
    if (asked !== client) return
    pending = 0
    if (!isSilent) return
    isSilent = false
    onBack()
  }

  function tick(): void {
    if (pending === 0) return void ask()
    pending += 1
    if (pending <= ticksToLimit) return
    letGo()
    cutConnections(db)
    if (isSilent) return
    isSilent = true
    onSilent()
  }

  const timer = setInterval(tick, limit / ticksToLimit).unref()
  return {
    stop: () => {
      clearInterval(timer)
      letGo()
    },
  }
}
