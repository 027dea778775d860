import * as contract from '@patchbay/contract/accounts/identities'
import { action } from '../../../platform/http/action.ts'
import { canUnlink } from './identities.policy.ts'
import { listSignInMethods } from './identities.store.ts'

export const listIdentities = action(contract.listIdentities, async (ctx) => {
  const signInMethods = await listSignInMethods(ctx.db, ctx.viewer.userId, { lock: false })
  const { identities, hasPassword } = signInMethods
  return {
    hasPassword,
    identities: identities.map((identity) => ({
      id: identity.id,
      provider: identity.provider,
      email: identity.email,
      createdAt: identity.created_at.toISOString(),
      can: { unlink: canUnlink(signInMethods, identity.id, ctx.config) },
    })),
  }
})
