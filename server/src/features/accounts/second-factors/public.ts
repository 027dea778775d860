export { eraseSecondFactorsOf, removeSecondFactors } from './remove-second-factors.ts'
