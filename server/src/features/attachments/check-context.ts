import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findInside, holdInsideFor } from '../communities/public.ts'
import { isUploadContext } from './buckets.ts'
import type { UploadContext } from '@patchbay/contract/attachments'

/** The one refusal whose words name what was asked for. */
class UnknownContext extends AppError {
  constructor(type: string) {
    super('unknown_context')
    this.message += `: ${type.toWellFormed().replaceAll(/\p{C}/gu, '')}`
  }
}

export interface Context {
  readonly type: UploadContext
  readonly id: string
}

export function requireContext(type: string, id: string): Context {
  if (!isUploadContext(type)) throw new UnknownContext(type)
  return { type, id: id.toLowerCase() }
}

/** Refuses whoever may not bring a file there; `held` also keeps it so for this transaction. */
export async function requirePlace(
  db: Database,
  { type, id }: Context,
  userId: string,
  held?: 'held',
): Promise<void> {
  if (type === 'profile') {
    if (id !== userId) throw new AppError('forbidden')
    return
  }
  const find = held === undefined ? findInside : holdInsideFor
  const community = type === 'community' ? await find(db, id, userId) : undefined
  if (community === undefined) throw new AppError('context_not_found')
  if (community.role === null) throw new AppError('forbidden')
}
