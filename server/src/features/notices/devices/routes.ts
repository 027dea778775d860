import { bindDevice } from './bind-device.ts'
import { unbindDevice } from './unbind-device.ts'

export const deviceRoutes = [bindDevice, unbindDevice]
