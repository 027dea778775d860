/** `npm test`: proves everything, and ends in the line "N passed, N failed". */
import { build, checks, journeys, unitTests } from './test/plan.ts'
import { runSteps } from './test/steps.ts'
import { printSummary } from './test/summary.ts'

const began = performance.now()
const tests = [build, unitTests(), journeys()]
const outcomes = [...(await runSteps(checks, 2)), ...(await runSteps(tests, 1))]
process.exitCode = printSummary(outcomes, began)
