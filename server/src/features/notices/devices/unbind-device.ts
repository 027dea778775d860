import * as contract from '@patchbay/contract/notices/devices'
import { action } from '../../../platform/http/action.ts'
import { endDevice } from './devices.store.ts'

export const unbindDevice = action(contract.unbindDevice, ({ db, viewer }) =>
  endDevice(db, viewer.sessionId),
)
