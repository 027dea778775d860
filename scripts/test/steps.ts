import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readResults, reporterOptions, type Results, type Runner } from './results.ts'

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly environment?: Record<string, string>
  /** A test runner, whose own count is used; any other step counts as one test. */
  readonly results?: Runner
  /** If there is no test to run, the step still passes. */
  readonly mayRunNone?: boolean
}

export interface Outcome extends Results {
  readonly name: string
  readonly seconds: number
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs all steps, some in parallel, and never stops early: one run reports all problems. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...steps]
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      outcomes.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

async function runStep(step: Step): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-results-'))
  const file = join(folder, 'results.json')
  const started = performance.now()
  const { code, output } = await run(step, file)
  const outcome = judge(step, code, file)
  rmSync(folder, { recursive: true, force: true })
  const seconds = (performance.now() - started) / 1000
  const count =
    step.results === undefined ? '' : ` (${outcome.passed} passed, ${outcome.failed} failed)`
  console.log(
    `${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}${count} ${seconds.toFixed(1)} s`,
  )
  if (outcome.failed > 0) console.log([...outcome.failures, output.trimEnd()].join('\n\n'))
  return { ...outcome, name: step.name, seconds }
}

async function run(step: Step, file: string): Promise<{ code: number; output: string }> {
  const reporter = step.results === undefined ? undefined : reporterOptions[step.results](file)
  const [program = '', ...args] = [...step.command, ...(reporter?.args ?? [])]
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
      FORCE_COLOR: '0',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      ...step.environment,
      ...reporter?.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, output }
}

/** A runner that exits with an error without a failed test, or runs none, counts as failed. */
function judge(step: Step, code: number, file: string): Results {
  if (step.results === undefined)
    return { passed: Number(code === 0), failed: Number(code !== 0), failures: [], files: [] }
  const counted = readResults(step.results, file)
  const ranNone = counted.passed === 0 && step.mayRunNone !== true
  const silent = counted.failed === 0 && (code !== 0 || ranNone)
  return silent ? { ...counted, failed: 1 } : counted
}
