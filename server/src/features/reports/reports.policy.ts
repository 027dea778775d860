import type { Viewer } from '../../platform/sessions/viewer.ts'
import type { PersonRow } from '../profiles/public.ts'

/** What others wrote can be reported, as long as whoever wrote it is there. */
export const mayReport = (viewer: Viewer, author: PersonRow): boolean =>
  author.id !== viewer.userId && author.display_name !== null
