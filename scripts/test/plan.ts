import { ensureBrowser } from '../browser.ts'
import { ensureRedis } from '../redis.ts'
import type { Step } from './steps.ts'

const importers = ['contract', 'server', 'web', 'e2e', 'bench', 'faults', 'scripts']

/** The programs whose types are checked apart where only some have changed, each with its folders. */
export const programs: Readonly<Record<string, readonly string[]>> = {
  '.': ['server/', 'bench/', 'faults/', 'scripts/', 'native/'],
  contract: ['contract/'],
  web: ['web/'],
  'web/worker': ['web/worker/'],
  e2e: ['e2e/'],
}

export const typesOf = (program: string): Step => ({
  name: `types of ${program === '.' ? 'server and tools' : program}`,
  command: ['tsc', '-p', program],
})

export const format = (files: readonly string[]): Step => ({
  name: 'format',
  command: ['oxfmt', '--check', ...files],
})

export const lint = (files: readonly string[]): Step => ({
  name: 'lint',
  command: ['oxlint', '--type-aware', '--deny-warnings', ...files],
})

/**
 * Checks that run no product code. The longest come first, because two run at a time. The linter has
 * read all types anyway, with the compiler's own code, so it also reports what the compiler would.
 */
export const checks: readonly Step[] = [
  {
    name: 'lint and types',
    command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  },
  {
    name: 'import boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...importers],
  },
  { name: 'dead code', command: ['knip'] },
  format(['.']),
]

export const build: Step = {
  name: 'build and byte budget',
  command: [process.execPath, 'scripts/build.ts'],
}

interface UnitTests {
  /** Includes tests in which processes are killed. */
  readonly withFaults: boolean
  readonly options?: readonly string[]
}

export const unitTests = ({ withFaults, options = [] }: UnitTests): Step => ({
  name: 'unit and HTTP tests',
  command: ['vitest', 'run', ...options],
  environment: { REDIS_SERVER_PATH: ensureRedis(), FAULT_TESTS: withFaults ? 'on' : 'off' },
  results: 'vitest',
})

interface Journeys {
  /** Inspects every state in every width and theme, also in journeys, and runs `@again` tests. */
  readonly inspectAll?: boolean
  readonly files?: readonly string[]
}

export const journeys = ({ inspectAll = false, files = [] }: Journeys = {}): Step => ({
  name: 'journeys in the browser',
  command: [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...(inspectAll ? [] : ['--grep-invert', '@again']),
    ...files,
  ],
  environment: {
    CHROMIUM_PATH: ensureBrowser(),
    REDIS_SERVER_PATH: ensureRedis(),
    ...(inspectAll && { INSPECT_ALL: 'on' }),
  },
  results: 'playwright',
})

export const faults: Step = {
  name: 'messages while something dies',
  command: [process.execPath, 'faults/run.ts'],
}
