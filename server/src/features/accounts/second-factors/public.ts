export { eraseSecondFactorsOf } from './erase-second-factors.ts'
export { removeSecondFactors } from './remove-second-factors.ts'
