import * as contract from '@patchbay/contract/communities/posts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findPostVersion } from './post-versions.store.ts'
import { viewVersion } from './version.view.ts'

export const getPostVersion = action(
  contract.getPostVersion,
  async (ctx, { params: { postId } }) => {
    const row = await findPostVersion(ctx.db, postId, ctx.viewer.userId)
    if (row === undefined) throw new AppError('post_not_found')
    return viewVersion(row)
  },
)
