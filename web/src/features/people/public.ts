export { EditedMark } from './edited-mark.tsx'
export { nameOf } from './name-of.ts'
