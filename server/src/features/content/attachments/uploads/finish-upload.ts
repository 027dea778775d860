import type { Attachment } from '@patchbay/contract/content/attachments'
import * as contract from '@patchbay/contract/content/uploads'
import type { ErrorCode } from '@patchbay/contract/errors'
import { action, type ViewerContext } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { enqueue } from '../../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../../platform/storage/remove-folder.ts'
import { findInside } from '../../../people/participation/public.ts'
import { findOwnAttachment } from '../attachments.store.ts'
import { viewAttachment } from '../attachments.view.ts'
import { readAttachment, readName } from '../read-attachment.ts'
import { signerFor } from '../signing/signer.ts'
import { storeAttachment } from '../store-attachment.ts'
import { requireMayUpload } from '../upload-place.ts'
import { removeUpload } from './cancel-upload.ts'
import { folderOf, joinParts } from './parts.ts'
import {
  beginJoining,
  endJoining,
  findUpload,
  markFinished,
  type UploadRow,
} from './uploads.store.ts'

/** How long a request has to put the parts together, until another one may. */
const joiningMs = 600_000
/** In seconds: while another request does it. */
const retryAfter = 2

/** After these the parts that have arrived are of no use. */
const lasting: ReadonlySet<ErrorCode> = new Set([
  'invalid_file_type',
  'unreadable_picture',
  'file_too_large',
  // A part is gone from the store.
  'upload_not_found',
])

/** A request whose answer got lost is repeated, and gets the file that the first one has stored. */
export const finishUpload = action(contract.finishUpload, async (ctx, { params }) => {
  const { userId } = ctx.viewer
  const { uploadId } = params
  const now = ctx.now()
  const until = new Date(now.getTime() + joiningMs)
  const upload = await beginJoining(ctx.db, userId, uploadId, { now, until })
  if (upload === undefined) return findFinished(ctx, uploadId)
  try {
    return await join(ctx, upload)
  } catch (error) {
    const isLasting = error instanceof AppError && lasting.has(error.code)
    if (isLasting) await removeUpload(ctx, uploadId)
    else await endJoining(ctx.db, upload.id)
    throw error
  }
})

async function findFinished(ctx: ViewerContext, uploadId: string): Promise<Attachment> {
  const { userId } = ctx.viewer
  const upload = await findUpload(ctx.db, userId, uploadId)
  if (upload === undefined) throw new AppError('upload_not_found')
  if (upload.arrived < upload.size) throw new AppError('invalid_input')
  if (upload.finished_at === null) throw new AppError('rate_limited', undefined, { retryAfter })
  const row = await findOwnAttachment(ctx.db, upload.id, userId)
  if (row === undefined) throw new AppError('upload_not_found')
  return viewAttachment(row, await signerFor(ctx))
}

async function join(ctx: ViewerContext, upload: UploadRow): Promise<Attachment> {
  const { userId } = ctx.viewer
  const place = { type: upload.context_type, id: upload.context_id }
  const named = readName(upload.name, place.type)
  await requireMayUpload(ctx.db, place, userId, { find: findInside, now: ctx.now() })
  const draft = await ctx.storage.draft(joinParts(ctx.storage, upload))
  try {
    if (draft.size !== upload.size) throw new Error('The parts are not the announced bytes.')
    const file = await readAttachment(ctx, draft, named, { context: place.type, owner: userId })
    return await storeAttachment(ctx, {
      id: upload.id,
      place,
      kind: named.kind,
      file,
      settle: async (tx) => {
        if (!(await markFinished(tx, upload.id, ctx.now()))) throw new AppError('upload_not_found')
        await enqueue(tx, removeFolder, { folder: folderOf(upload) })
      },
    })
  } finally {
    await draft.discard()
  }
}
