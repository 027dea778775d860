import type { Viewer } from '../../../platform/sessions/viewer.ts'
import type { PersonRow } from '../../accounts/profiles/public.ts'

/**
 * Words of other people can be reported while the account of the author exists, by the author too
 * if somebody else wrote them: the editor.
 */
export const mayReport = (
  viewer: Pick<Viewer, 'userId'>,
  author: PersonRow,
  editorId: string | null = null,
): boolean => (editorId ?? author.id) !== viewer.userId && author.display_name !== null

/** Who answers for the words: the author, if the account of the editor is deleted. */
export const editorOf = (editor: PersonRow | null): string | null =>
  editor === null || editor.display_name === null ? null : editor.id
