import type { UploadContext } from '@patchbay/contract/content/attachments'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { findInside } from '../../people/participation/public.ts'
import { findConversationAccess, refusalOf } from '../../people/participation/public.ts'
import { isUploadContext } from './buckets.ts'

/** The context for which a file is uploaded. */
export interface UploadTarget {
  readonly type: UploadContext
  readonly id: string
}

/** The only error whose message repeats a value of the request. */
class UnknownContext extends AppError {
  constructor(type: string) {
    super('unknown_context')
    this.message += `: ${type.toWellFormed().replaceAll(/\p{C}/gu, '')}`
  }
}

export function readUploadTarget(type: string, id: string): UploadTarget {
  if (!isUploadContext(type)) throw new UnknownContext(type)
  return { type, id: id.toLowerCase() }
}

/** Refuses people who may not upload a file there. `find` may also lock the community. */
export async function requireMayUpload(
  db: Database,
  { type, id }: UploadTarget,
  userId: string,
  { find, now }: { readonly find: typeof findInside; readonly now: Date },
): Promise<void> {
  if (type === 'profile') {
    if (id !== userId) throw new AppError('forbidden')
    return
  }
  if (type === 'conversation') {
    // No lock is needed: only the owner sees an unsent file, and sending it checks everything
    // again.
    const access = await findConversationAccess(db, id, userId)
    if (access === undefined) throw new AppError('context_not_found')
    if (access.closed !== null) throw new AppError('forbidden')
    return
  }
  const community = await find(db, id, userId)
  if (community === undefined) throw new AppError('context_not_found')
  if (community.role === null || refusalOf(community, now) !== undefined)
    throw new AppError('forbidden')
}
