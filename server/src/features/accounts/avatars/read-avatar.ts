import type { pictureCrop } from '@patchbay/contract/accounts/avatars'
import type * as z from 'zod/mini'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { readPicture } from '../../../platform/pictures/read-picture.ts'
import { makeAvatar, type MadeAvatar } from './store-avatar.ts'

/** Makes the avatar of an upload; without a crop, the centre is used. */
export async function readAvatar(
  ctx: Pick<ViewerContext, 'pictures' | 'viewer'>,
  body: Parameters<typeof readPicture>[0],
  { x, y, size }: z.infer<typeof pictureCrop>,
): Promise<MadeAvatar> {
  const crop = x === undefined || y === undefined || size === undefined ? undefined : { x, y, size }
  return makeAvatar(ctx, await readPicture(body), { crop, owner: ctx.viewer.userId })
}
