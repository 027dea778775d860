/**
 * `npm run test:faults`: checks messages while processes die and people write. With names of cases
 * as arguments, runs only those.
 */
import { cases } from './cases.ts'
import { runCase, type Outcome, type Scale } from './run-case.ts'
import { startSite } from './stage/site.ts'

const scale: Scale = {
  size: { people: 60, pairs: 20, groups: 10, inGroup: 8, sockets: 200 },
  perSecond: 66,
  fewestPerSecond: 50,
  seconds: 20,
}

const wanted = process.argv.slice(2)
const chosen = cases.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0 || wanted.some((name) => !cases.some((one) => one.name === name))) {
  console.error(`There are these cases: ${cases.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

// Exiting also stops all started processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const site = await startSite()
try {
  for (const one of chosen) {
    const outcome = await runCase(site, one, scale)
    console.log(outcome.line)
    if (!outcome.passed) describe(outcome)
  }
} finally {
  await site.stop()
}

function describe({ verdict, rate }: Outcome): void {
  process.exitCode = 1
  if (rate < scale.fewestPerSecond) console.log(`  fewer than ${scale.fewestPerSecond} a second`)
  for (const [kind, lines] of Object.entries(verdict))
    for (const line of lines.slice(0, 5)) console.log(`  ${kind}: ${line}`)
  for (const line of site.output().trimEnd().split('\n').slice(-10))
    console.log(`  ${line.slice(0, 300)}`)
}
