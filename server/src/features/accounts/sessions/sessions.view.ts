import type { ListedSession, Session, SessionProvider } from '@patchbay/contract/accounts/sessions'
import { viewOwnProfile } from '../profiles/public.ts'
import { describeDevice } from './device.ts'
import type { ListedRow, SessionRow } from './sessions.store.ts'

export const viewSession = (row: SessionRow): Session => ({
  id: row.sessionId,
  provider: row.provider,
  expiresAt: row.expiresAt.toISOString(),
  timeZone: row.timeZone,
  profile: viewOwnProfile(row.profile),
})

export const viewListedSession = (row: ListedRow, currentId: string): ListedSession => ({
  id: row.id,
  provider: row.provider as SessionProvider,
  device: describeDevice(row.user_agent),
  timeZone: row.time_zone,
  current: row.id === currentId,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
})
