/**
 * `npm run test:changed`: tests the parts affected by a change, in about a minute. The change is
 * everything uncommitted or, if there is nothing, the last commit; with a commit as argument,
 * everything since then.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isBuilt } from './build.ts'
import { journeysOf } from './test/features.ts'
import { build, format, journeys, lint, programs, typesOf, unitTests } from './test/plan.ts'
import { runSteps, type Step } from './test/steps.ts'
import { printSummary } from './test/summary.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

const began = performance.now()
const isClean = git('status', '--porcelain').length === 0
const since = process.argv[2] ?? (isClean ? 'HEAD~1' : 'HEAD')
const changed = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const code = changed.filter((path) => /\.(tsx?|mjs)$/.test(path) && existsSync(path))
const starts = (folders: readonly string[]) =>
  code.some((path) => folders.some((folder) => path.startsWith(folder)))

/** A change to the contract affects all programs. */
const touchedPrograms = starts(['contract/'])
  ? Object.keys(programs)
  : Object.entries(programs).flatMap(([program, folders]) => (starts(folders) ? [program] : []))

const touchedJourneys = new Set(
  code.flatMap((path) => {
    const feature = /^(?:web|server)\/src\/(?:features\/[^/]+\/)?([^/]+)\//.exec(path)?.[1]
    const noun = /^contract\/src\/[^/]+\/([^/]+)\.ts$/.exec(path)?.[1]
    const journey = /^e2e\/(.+)\.e2e\.ts$/.exec(path)?.[1]
    return journey === undefined ? (journeysOf[feature ?? noun ?? ''] ?? []) : [journey]
  }),
)

const checks: Step[] = [
  ...(code.length > 0 ? [lint(code), format(code)] : []),
  ...touchedPrograms.map(typesOf),
]
const files = [...touchedJourneys].map((name) => `/${name}.e2e.ts`)
const changedOnly = ['--changed', since, '--passWithNoTests']
const tests: Step[] = [
  ...(code.length > 0
    ? [{ ...unitTests({ withFaults: true, options: changedOnly }), mayRunNone: true }]
    : []),
  ...(files.length > 0 ? [...(isBuilt() ? [] : [build]), journeys({ files })] : []),
]
console.log(`${changed.length} files since ${since}; journeys: ${[...touchedJourneys].join(', ')}`)
const outcomes = [...(await runSteps(checks, 2)), ...(await runSteps(tests, 1))]
process.exitCode = printSummary(outcomes, began)
