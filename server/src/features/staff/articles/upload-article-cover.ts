import * as contract from '@patchbay/contract/staff/articles'
import type { Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { makeCover } from '../../../platform/pictures/covers.ts'
import { readPicture } from '../../../platform/pictures/read-picture.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'
import type { DraftRow } from './article-drafts.store.ts'
import { changeDraft, showWritten } from './change-draft.ts'
import { draftCoverFolder, putDraftCover } from './draft-covers.ts'

/** After the commit a job removes the files of a cover that the draft no longer has. */
export async function forgetUpload(
  tx: Database,
  { id, cover_upload }: Pick<DraftRow, 'id' | 'cover_upload'>,
): Promise<void> {
  if (cover_upload !== null)
    await enqueue(tx, removeFolder, { folder: draftCoverFolder(id, cover_upload) })
}

export const uploadArticleCover = action(
  contract.uploadArticleCover,
  async (ctx, { params: { articleId }, query: { revision }, body }) => {
    await showWritten(ctx.db, articleId)
    const made = await makeCover(ctx, await readPicture(body), ctx.viewer.userId)
    return changeDraft(ctx, {
      articleId,
      revision,
      make: async (tx, draft) => {
        const upload = newId()
        await putDraftCover(ctx, articleId, upload, made)
        await forgetUpload(tx, draft)
        return { cover_upload: upload, keeps_cover: false }
      },
    })
  },
)

export const removeArticleCover = action(
  contract.removeArticleCover,
  async (ctx, { params: { articleId }, body: { revision } }) =>
    changeDraft(ctx, {
      articleId,
      revision,
      make: async (tx, draft) => {
        await forgetUpload(tx, draft)
        return { cover_upload: null, keeps_cover: false }
      },
    }),
)
