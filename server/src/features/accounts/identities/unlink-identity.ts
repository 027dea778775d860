import * as contract from '@patchbay/contract/accounts/identities'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireConfirmed } from '../confirmations/public.ts'
import { listKnownAddresses, postToEach } from '../mails/public.ts'
import { setSpotifyConnected } from '../profiles/public.ts'
import { deleteOtherSessionsBy } from '../sessions/public.ts'
import { canUnlink } from './identities.policy.ts'
import { deleteIdentity, listSignInMethods } from './identities.store.ts'

export const unlinkIdentity = action(contract.unlinkIdentity, async (ctx, { params }) => {
  const { userId, sessionId } = ctx.viewer
  await requireConfirmed(ctx)
  await transaction(ctx.db, async (tx) => {
    const signInMethods = await listSignInMethods(tx, userId, { lock: true })
    const { identities } = signInMethods
    const gone = identities.find((identity) => identity.id === params.identityId)
    if (gone === undefined) throw new AppError('identity_not_found')
    if (!canUnlink(signInMethods, gone.id, ctx.config)) throw new AppError('last_way_in')
    const addresses = await listKnownAddresses(tx, userId)
    await deleteIdentity(tx, gone.id)
    const left = identities.filter((identity) => identity !== gone)
    if (!left.some((identity) => identity.provider === 'spotify'))
      await setSpotifyConnected(tx, userId, false)
    // Sessions that began that way end, except the one that removes it.
    if (!left.some((identity) => identity.provider === gone.provider))
      await deleteOtherSessionsBy(tx, userId, gone.provider, sessionId)
    const data = { provider: gone.provider }
    await postToEach(tx, addresses, { userId, template: 'identity_unlinked', data })
  })
  ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
  ctx.announce({ kind: 'rights', userId })
})
