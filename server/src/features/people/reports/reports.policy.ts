import type { Viewer } from '../../../platform/sessions/viewer.ts'
import type { PersonRow } from '../../accounts/profiles/public.ts'

/** Content of other people can be reported while its author's account exists. */
export const mayReport = (viewer: Viewer, author: PersonRow): boolean =>
  author.id !== viewer.userId && author.display_name !== null
