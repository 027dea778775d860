/** `npm test`: proves everything, and ends in the line "N passed, N failed". */
import { ensureBrowser } from './browser.ts'
import { ensureRedis } from './redis.ts'
import { runSteps, type Step } from './test/steps.ts'

const browser = ensureBrowser()
const redis = ensureRedis()

const checks: Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  ...['contract', 'server', 'web', 'web/worker', 'e2e', 'bench', 'faults', 'native', 'scripts'].map(
    (workspace): Step => ({
      name: `types of ${workspace}`,
      command: ['tsc', '-p', workspace],
    }),
  ),
  {
    name: 'import boundaries',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'contract',
      'server',
      'web',
      'e2e',
      'bench',
      'faults',
      'scripts',
    ],
  },
  { name: 'dead code', command: ['knip'] },
]
const tests: Step[] = [
  { name: 'build and byte budget', command: [process.execPath, 'scripts/build.ts'] },
  {
    name: 'unit and HTTP tests',
    command: ['vitest', 'run'],
    environment: { REDIS_SERVER_PATH: redis },
    results: 'vitest',
  },
  {
    name: 'journeys in the browser',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    environment: { CHROMIUM_PATH: browser },
    results: 'playwright',
  },
]

const counts = { passed: 0, failed: 0 }
for (const outcome of [...(await runSteps(checks, 2)), ...(await runSteps(tests, 1))]) {
  counts.passed += outcome.passed
  counts.failed += outcome.failed
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1
