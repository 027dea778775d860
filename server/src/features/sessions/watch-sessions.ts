import type { Services } from '../../platform/http/action.ts'
import type { Log } from '../../platform/log.ts'
import type { Hub } from '../../platform/realtime/hub.ts'
import { viewOwnProfile } from '../profiles/public.ts'
import { findSessionRow, listSessionStates } from './sessions.store.ts'

const interval = 1_000

/**
 * Once a second, asks the database about every session that listens here: who has been signed out
 * or banned is hung up on, and whose profile has changed hears of it. The database is the one place
 * that all nodes and the command line write to, so nothing is missed, whoever made the change.
 */
export function watchSessions(hub: Hub, services: Services, log: Log): { stop(): void } {
  const versions = new Map<string, number>()
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    const connected = hub.sessions()
    const begun = new Map(connected.map(({ sessionId, version }) => [sessionId, version]))
    for (const sessionId of versions.keys()) if (!begun.has(sessionId)) versions.delete(sessionId)
    if (connected.length === 0) return
    for (const state of await listSessionStates(services.db, connected, services.now())) {
      if (state.banned) hub.end(state.id, 'banned')
      else if (!state.alive) hub.end(state.id, 'signed_out')
      else await tellChange(state.id, Number(state.version), begun.get(state.id) ?? 0)
    }
  }

  const tellChange = async (sessionId: string, version: number, begun: number) => {
    if ((versions.get(sessionId) ?? begun) === version) return
    const row = await findSessionRow(services.db, sessionId)
    if (row === undefined) return
    const profile = viewOwnProfile(row.profile)
    hub.send(sessionId, { type: 'profile_changed', version: Number(row.profile.version), profile })
    // Only now: a failure on the way is made good by the next look.
    versions.set(sessionId, Number(row.profile.version))
  }

  const round = async () => {
    try {
      await look()
    } catch (error) {
      log.warn({ err: error }, 'could not look after the listening sessions')
    }
    if (!stopped) timer = setTimeout(() => void round(), interval).unref()
  }
  timer = setTimeout(() => void round(), interval).unref()

  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
