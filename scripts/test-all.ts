/** `npm run test:all`: what `npm test` proves, every repetition of it, and the long fault cases. */
import { build, checks, journeys, unitTests } from './test/plan.ts'
import { runSteps, type Step } from './test/steps.ts'
import { printSummary } from './test/summary.ts'

const faults: Step = {
  name: 'messages while something dies',
  command: [process.execPath, 'faults/run.ts'],
}

const began = performance.now()
const tests = [build, unitTests(), journeys({ inspectAll: true }), faults]
const outcomes = [...(await runSteps(checks, 2)), ...(await runSteps(tests, 1))]
process.exitCode = printSummary(outcomes, began)
