import type { Outcome } from './steps.ts'

/** Prints the duration of each step, the slowest files, and the totals; returns the exit code. */
export function printSummary(outcomes: readonly Outcome[], began: number): number {
  console.log('\nSteps:')
  for (const { name, seconds } of outcomes) console.log(`${column(seconds)} ${name}`)
  console.log(`${column((performance.now() - began) / 1000)} in all`)
  const files = outcomes
    .flatMap((outcome) => outcome.files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
  if (files.length > 0) console.log('\nThe slowest test files, which ran beside others:')
  for (const { name, seconds } of files) console.log(`${column(seconds)} ${name}`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

const column = (seconds: number): string => `${seconds.toFixed(1).padStart(8)} s`
