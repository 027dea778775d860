import type { Viewer } from '../../../platform/sessions/viewer.ts'

interface Concerned {
  readonly id: string
  readonly role: string
}

/** Nobody bans themselves, and only an admin bans somebody of staff. */
export const mayBan = (viewer: Viewer, { id, role }: Concerned): boolean =>
  id !== viewer.userId && (role === 'user' || viewer.role === 'admin')

/**
 * Ends sessions and changes roles, of others only: nobody changes their own role, so that somebody who
 * changes one remains an admin.
 */
export const mayAdminister = (viewer: Viewer, { id }: Pick<Concerned, 'id'>): boolean =>
  viewer.role === 'admin' && id !== viewer.userId
