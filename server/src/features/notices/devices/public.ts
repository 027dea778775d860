export { deleteDevicesOf, removeDeadDevice } from './devices.store.ts'
