import * as contract from '@patchbay/contract/notices/push'
import { action } from '../../../platform/http/action.ts'
import { getSenderKeys } from './push-keys.store.ts'

export const getPushKey = action(contract.getPushKey, async ({ db }) => ({
  key: (await getSenderKeys(db)).publicKey,
}))
