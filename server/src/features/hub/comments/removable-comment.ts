import type { Removable } from '../../content/removals/public.ts'
import { commentTables, removeThreadReply } from '../../content/threads/public.ts'
import { insertCommentAgain, readCommentRows } from './removed-comments.store.ts'
import { lockAnyArticle, lockComment } from './written-comments.store.ts'

/** Open pages receive nothing, as when the author deletes a comment. */
const announce = (): void => undefined

export const removableComment: Removable = {
  async take(tx, { subjectId }) {
    const comment = await lockComment(tx, subjectId, lockAnyArticle)
    if (comment === undefined) return undefined
    const rows = await readCommentRows(tx, subjectId)
    await removeThreadReply(tx, commentTables, subjectId)
    return { authorId: comment.author_id, rows, announce }
  },

  async bringBack(tx, { rows }) {
    const [comment] = rows[commentTables.replies] as readonly { readonly post_id: string }[]
    if (comment === undefined || !(await lockAnyArticle(tx, comment.post_id))) return 'place_gone'
    return (await insertCommentAgain(tx, rows)) ? announce : 'place_taken'
  },
}
