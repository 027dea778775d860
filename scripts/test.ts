/**
 * `npm test`: proves everything, and ends with the line "N passed, N failed". With `--all`, as in
 * `npm run test:all`, it also runs all repetitions and the long fault cases.
 */
import { build, checks, faults, journeys, unitTests } from './test/plan.ts'
import { runSteps } from './test/steps.ts'
import { printSummary } from './test/summary.ts'

const all = process.argv.includes('--all')
const began = performance.now()
const tests = [
  build,
  unitTests({ withFaults: all }),
  journeys({ inspectAll: all }),
  ...(all ? [faults] : []),
]
const outcomes = [...(await runSteps(checks, 2)), ...(await runSteps(tests, 1))]
process.exitCode = printSummary(outcomes, began)
