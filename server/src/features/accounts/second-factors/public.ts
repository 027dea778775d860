export { eraseSecondFactorsOf } from './erase-second-factors.ts'
