export { tellRemoved, tellReporter, tellRestored, tellWarned } from './tell-outcome.ts'
