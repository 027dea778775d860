import * as contract from '@patchbay/contract/notices/push'
import { action } from '../../../platform/http/action.ts'
import { endSubscription } from './subscriptions.store.ts'

export const unsubscribeFromPush = action(contract.unsubscribeFromPush, ({ db, viewer }) =>
  endSubscription(db, viewer.sessionId),
)
