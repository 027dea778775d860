import * as contract from '@patchbay/contract/attachments'
import { transaction } from '../../platform/db/database.ts'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { holdOwnProfile } from '../profiles/public.ts'
import { countLoose, insertAttachment } from './attachments.store.ts'
import { viewAttachment } from './attachments.view.ts'
import { buckets } from './buckets.ts'
import { requireContext, requirePlace } from './check-context.ts'
import { readAttachment, readName } from './read-attachment.ts'
import { signerFor } from './signer.ts'

/** How many files one person may have that belong to nothing yet; after a day they go. */
const mostLoose = 200

/** The file first and then its row: a row without a file would be a promise that nobody keeps. */
export const uploadAttachment = action(
  contract.uploadAttachment,
  async (ctx, { params, query, body }) => {
    const { userId } = ctx.viewer
    const context = requireContext(params.contextType, params.contextId)
    const named = readName(query.name)
    await requirePlace(ctx.db, context, userId)
    if ((await countLoose(ctx.db, userId)) >= mostLoose) throw new AppError('rate_limited')
    const { bytes, extension, ...file } = await readAttachment(ctx, body, named)
    const id = newId()
    const bucket = buckets[context.type]
    const path = `${userId}/${context.id}/${id}.${extension}`
    await ctx.storage.put(`${bucket}/${path}`, bytes)
    const place = { id, ownerId: userId, context, bucket, path }
    try {
      const row = await transaction(ctx.db, async (tx) => {
        // Much may have happened while the file was on its way.
        if (!(await holdOwnProfile(tx, userId))) throw new AppError('not_authenticated')
        await requirePlace(tx, context, userId, 'held')
        const size = bytes.byteLength
        return insertAttachment(tx, { ...place, ...file, kind: named.kind, size, now: ctx.now() })
      })
      return viewAttachment(row, await signerFor(ctx))
    } catch (error) {
      // What cannot be removed now is removed with the other orphans.
      await ctx.storage.remove([`${bucket}/${path}`]).catch(() => {})
      throw error
    }
  },
)
