import * as contract from '@patchbay/contract/notices/push'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isPostable } from '../../../platform/outbound/post.ts'
import { isBrowserKey } from '../../../platform/push/encrypt.ts'
import { keepSubscription } from './subscriptions.store.ts'

export const subscribeToPush = action(
  contract.subscribeToPush,
  async ({ db, config, viewer, now }, { body }) => {
    const url = new URL(body.endpoint)
    // The client names its push service; it must not make us call internal addresses.
    if (!isPostable(url, config.development) || !isBrowserKey(body.keys.p256dh))
      throw new AppError('invalid_input')
    const subscription = { ...body, endpoint: url.href }
    if (!(await keepSubscription(db, viewer.sessionId, subscription, now())))
      throw new AppError('not_authenticated')
  },
)
