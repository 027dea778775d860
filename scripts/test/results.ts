import { existsSync, readFileSync } from 'node:fs'

export type Runner = 'vitest' | 'playwright'

interface ReporterOptions {
  readonly args: readonly string[]
  readonly environment: Record<string, string>
}

/** How to make each runner write its results into a file beside what it prints. */
export const reporterOptions: Record<Runner, (file: string) => ReporterOptions> = {
  vitest: (file) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    environment: {},
  }),
  playwright: (file) => ({
    args: ['--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }),
}

interface VitestResults {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface PlaywrightResults {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** What was skipped, is unfinished or passed only when tried again counts as failed. */
export function readResults(runner: Runner, file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const results: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (runner === 'vitest') {
    const found = results as VitestResults
    const unfinished = found.numPendingTests + found.numTodoTests
    return { passed: found.numPassedTests, failed: found.numFailedTests + unfinished }
  }
  const { stats } = results as PlaywrightResults
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}
