export { deleteHandoversOf } from './handovers.store.ts'
