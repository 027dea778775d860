import * as contract from '@patchbay/contract/identities'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../platform/db/database.ts'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { setSpotifyConnected } from '../profiles/public.ts'
import { deleteIdentity, listWaysIn } from './identities.store.ts'

export const unlinkIdentity = action(contract.unlinkIdentity, async (ctx, { params }) => {
  await transaction(ctx.db, async (tx) => {
    const { identities, hasPassword } = await listWaysIn(tx, ctx.viewer.userId, { lock: true })
    if (!identities.some((identity) => identity.id === params.identityId))
      throw new AppError('identity_not_found')
    const canUsePassword = hasPassword && ctx.config.passwordSignIn
    if (identities.length === 1 && !canUsePassword) throw new AppError('last_way_in')
    await deleteIdentity(tx, params.identityId)
    const left = identities.filter((identity) => identity.id !== params.identityId)
    if (!left.some((identity) => identity.provider === 'spotify'))
      await setSpotifyConnected(tx, ctx.viewer.userId, false)
  })
  ctx.announce({ kind: 'changed', topic: profileTopic(ctx.viewer.userId) })
})
