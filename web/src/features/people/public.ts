export { nameOf } from './name-of.ts'
