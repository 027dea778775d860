import * as contract from '@patchbay/contract/content/attachments'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFiles } from '../../../platform/storage/remove-files.ts'
import { shareLockInsideFor } from '../../people/participation/public.ts'
import { deleteOwnAttachment, findCommunityOf, isPartOfMore } from './attachments.store.ts'

export const removeAttachment = action(contract.removeAttachment, async (ctx, { params }) => {
  const communityId = await transaction(ctx.db, async (tx) => {
    // Owners may remove their files even from a community that they can no longer see. The
    // community is locked first, as in every other change inside it.
    const place = await findCommunityOf(tx, params.attachmentId)
    if (place !== undefined) await shareLockInsideFor(tx, place, ctx.viewer.userId)
    const gone = await deleteOwnAttachment(tx, params.attachmentId, ctx.viewer.userId)
    if (gone === undefined) {
      // A sent message is not changed in part, and a listing is saved as a whole.
      const isPart = await isPartOfMore(tx, params.attachmentId, ctx.viewer.userId)
      throw new AppError(isPart ? 'forbidden' : 'attachment_not_found')
    }
    await enqueue(tx, removeFiles, { keys: gone.keys })
    return gone.community_id
  })
  if (communityId !== null) ctx.announce({ kind: 'changed', topic: insideTopic(communityId) })
})
