import * as contract from '@patchbay/contract/devices'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { keepDevice } from './devices.store.ts'

/**
 * The app says it again and again. Nobody is told of it: who one is reached through is read anew
 * with each look at one's own profile, and only the app itself looks.
 */
export const bindDevice = action(
  contract.bindDevice,
  async ({ db, viewer, now }, { body: { playerId } }) => {
    // A browser has subscriptions of its own; as a device it would be reached for whoever has it.
    if (!viewer.bearer) throw new AppError('forbidden')
    if (!(await keepDevice(db, viewer.sessionId, playerId, now())))
      throw new AppError('not_authenticated')
  },
)
