import * as contract from '@patchbay/contract/privacy/archives'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireConfirmed } from '../../accounts/confirmations/public.ts'
import { signArchive } from './archive-address.ts'
import { isThere } from './archive.view.ts'
import { findArchive } from './archives.store.ts'

/** It has everything of a person in one file: an unlocked device must not be enough. */
export const openArchive = action(contract.openArchive, async (ctx) => {
  await requireConfirmed(ctx)
  const archive = await findArchive(ctx.db, ctx.viewer.userId)
  const now = ctx.now()
  if (!archive?.file || !isThere(archive, now)) throw new AppError('not_found')
  return { url: await signArchive(ctx.db, ctx.viewer, archive.file, now) }
})
