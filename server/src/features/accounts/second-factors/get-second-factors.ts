import * as contract from '@patchbay/contract/accounts/second-factors'
import { action } from '../../../platform/http/action.ts'
import { hasSecondFactor } from '../../../platform/sessions/viewer.ts'
import { listPasskeys } from './passkeys.store.ts'
import { countRecoveryCodes } from './recovery-codes.store.ts'
import { findCodeTimes, type FactorTimes } from './second-factors.store.ts'

const viewTimes = ({ created_at, last_used_at }: FactorTimes) => ({
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
})

export const getSecondFactors = action(contract.getSecondFactors, async (ctx) => {
  const { userId } = ctx.viewer
  const code = await findCodeTimes(ctx.db, userId)
  const passkeys = await listPasskeys(ctx.db, userId)
  return {
    code: code ? viewTimes(code) : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      ...viewTimes({ created_at: createdAt, last_used_at: lastUsedAt }),
    })),
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, userId),
    isGiven: hasSecondFactor(ctx.viewer, ctx.now()),
  }
})
