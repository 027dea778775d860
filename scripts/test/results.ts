import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export type Runner = 'vitest' | 'playwright'

interface ReporterOptions {
  readonly args: readonly string[]
  readonly environment: Record<string, string>
}

/** How to make each runner write its results into a file, in addition to its output. */
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
  readonly testResults: readonly VitestFile[]
}

interface VitestFile {
  readonly name: string
  readonly startTime: number
  readonly endTime: number
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages?: readonly string[]
  }[]
}

interface PlaywrightResults {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly duration: number
        readonly errors: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

export interface TestFile {
  readonly name: string
  readonly seconds: number
}

export interface Results {
  readonly passed: number
  readonly failed: number
  /** Each failed test with its error, so that nobody has to search for it. */
  readonly failures: readonly string[]
  /** The duration of each test file; files run in parallel. */
  readonly files: readonly TestFile[]
}

/** A test that was skipped, is unfinished or passed only after a retry counts as failed. */
export function readResults(runner: Runner, file: string): Results {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [], files: [] }
  const results: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return runner === 'vitest'
    ? readVitest(results as VitestResults)
    : readPlaywright(results as PlaywrightResults)
}

function readVitest(found: VitestResults): Results {
  const unfinished = found.numPendingTests + found.numTodoTests
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + unfinished,
    failures: found.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults
        .filter((test) => test.status !== 'passed')
        .map((test) => tell(name, test.fullName, test.failureMessages ?? [test.status]))
      return status === 'failed' && tests.length === 0 ? [tell(name, '', [message])] : tests
    }),
    files: found.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

function readPlaywright({ stats, suites }: PlaywrightResults): Results {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: suites.flatMap(failuresOf),
    files: suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: secondsOf(suite) })),
  }
}

function secondsOf({ suites = [], specs }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const here = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), here)
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status !== 'expected')
      .map((test) => {
        const errors = test.results.flatMap((result) => result.errors)
        return tell(file, title, [test.status, ...errors.map((error) => error.message ?? '')])
      }),
  )
  return [...here, ...suites.flatMap(failuresOf)]
}

const tell = (file: string, title: string, messages: readonly string[]) =>
  [`${file}: ${title}`, ...messages].join('\n')
