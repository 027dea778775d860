import type { Attachment } from '@patchbay/contract/content/attachments'
import * as contract from '@patchbay/contract/content/uploads'
import type { ErrorCode } from '@patchbay/contract/errors'
import { action, type ViewerContext } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { newId } from '../../../../platform/ids.ts'
import { enqueue } from '../../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../../platform/storage/remove-folder.ts'
import { findInside } from '../../../people/participation/public.ts'
import { findOwnAttachment } from '../attachments.store.ts'
import { viewAttachment } from '../attachments.view.ts'
import { readAttachment, readName } from '../read-attachment.ts'
import { signerFor } from '../signing/signer.ts'
import { storeAttachment } from '../store-attachment.ts'
import { requireMayUpload } from '../upload-target.ts'
import { removeUpload } from './cancel-upload.ts'
import { folderOf, joinParts } from './parts.ts'
import {
  beginJoining,
  findUpload,
  extendJoining,
  markFinished,
  type UploadRow,
} from './uploads.store.ts'

/** How long no other request puts the parts together after the last sign of this one. */
const joiningMs = 60_000
const signEveryMs = 20_000
/** In seconds: while another request does it. */
const retryAfter = 2

/** After these the parts that have arrived are of no use. */
const lasting: ReadonlySet<ErrorCode> = new Set([
  'invalid_file_type',
  'unreadable_picture',
  'file_too_large',
  // A part is gone from the store.
  'upload_not_found',
  // The person is no longer where the file was meant for.
  'forbidden',
  'context_not_found',
])

/** A request whose answer got lost is repeated, and gets the file that the first one has stored. */
export const finishUpload = action(contract.finishUpload, async (ctx, { params }) => {
  const { userId } = ctx.viewer
  const { uploadId } = params
  const now = ctx.now()
  const joiningUntil = () => new Date(ctx.now().getTime() + joiningMs)
  const upload = await beginJoining(ctx.db, userId, uploadId, { now, until: joiningUntil() })
  if (upload === undefined) return findFinished(ctx, uploadId)
  const sign = setInterval(() => {
    extendJoining(ctx.db, upload.id, joiningUntil()).catch(() => {})
  }, signEveryMs)
  try {
    return await join(ctx, upload)
  } catch (error) {
    clearInterval(sign)
    const isLasting = error instanceof AppError && lasting.has(error.code)
    if (isLasting) await removeUpload(ctx, uploadId)
    else await extendJoining(ctx.db, upload.id, null)
    throw error
  } finally {
    clearInterval(sign)
  }
})

async function findFinished(ctx: ViewerContext, uploadId: string): Promise<Attachment> {
  const { userId } = ctx.viewer
  const upload = await findUpload(ctx.db, userId, uploadId)
  if (upload === undefined) throw new AppError('upload_not_found')
  if (upload.arrived < upload.size) throw new AppError('invalid_input')
  if (upload.attachment_id === null) throw new AppError('rate_limited', undefined, { retryAfter })
  const row = await findOwnAttachment(ctx.db, upload.attachment_id, userId)
  if (row === undefined) throw new AppError('upload_not_found')
  return viewAttachment(row, await signerFor(ctx))
}

async function join(ctx: ViewerContext, upload: UploadRow): Promise<Attachment> {
  const { userId } = ctx.viewer
  const target = { type: upload.context_type, id: upload.context_id }
  const named = readName(upload.name, target.type)
  await requireMayUpload(ctx.db, target, userId, { find: findInside, now: ctx.now() })
  const draft = await ctx.storage.draft(joinParts(ctx.storage, upload))
  try {
    if (draft.size !== upload.size) throw new Error('The parts are not the announced bytes.')
    const file = await readAttachment(ctx, draft, named, { context: target.type, owner: userId })
    // An id of its own: a request that loses removes its own bytes, and not those of the winner.
    const id = newId()
    return await storeAttachment(ctx, {
      id,
      target,
      kind: named.kind,
      file,
      settle: async (tx) => {
        if (!(await markFinished(tx, upload.id, id, ctx.now())))
          throw new AppError('upload_not_found')
        await enqueue(tx, removeFolder, { folder: folderOf(upload) })
      },
    })
  } finally {
    await draft.discard()
  }
}
