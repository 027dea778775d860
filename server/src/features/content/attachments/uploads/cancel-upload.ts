import * as contract from '@patchbay/contract/content/uploads'
import { transaction } from '../../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../../platform/http/action.ts'
import { enqueue } from '../../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../../platform/storage/remove-folder.ts'
import { folderOf } from './parts.ts'
import { deleteUpload } from './uploads.store.ts'

/** What is finished stays: it is an attachment, which is removed as one. */
export const cancelUpload = action(contract.cancelUpload, (ctx, { params }) =>
  removeUpload(ctx, params.uploadId),
)

export const removeUpload = ({ db, viewer }: ViewerContext, uploadId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const gone = await deleteUpload(tx, viewer.userId, uploadId)
    if (gone !== undefined) await enqueue(tx, removeFolder, { folder: folderOf(gone) })
  })
