import { observable } from '../../../platform/state/observable.ts'

/** Whether there are unsent posts or replies; only then the parts that show them are loaded. */
export const [useHasUnsent, setHasUnsent, readHasUnsent] = observable(false)
