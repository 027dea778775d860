import * as contract from '@patchbay/contract/notices/devices'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { keepDevice } from './devices.store.ts'

/**
 * The app sends this repeatedly. Nothing is announced: only the app itself needs the device, and it
 * reads it with its own profile.
 */
export const bindDevice = action(
  contract.bindDevice,
  async ({ db, viewer, now }, { body: { playerId } }) => {
    // A browser has push subscriptions of its own. Bound as a device, it would receive pushes for
    // any person who uses it.
    if (!viewer.bearer) throw new AppError('forbidden')
    if (!(await keepDevice(db, viewer.sessionId, playerId, now())))
      throw new AppError('not_authenticated')
  },
)
