/**
 * `npm run bench:match`: how well needs are matched with listings, and what that costs. For the
 * untouched half only sums are printed: see JUDGEMENTS.md. With `speed`, only the cost; with
 * `memory`, only what a node occupies; with `develop`, only the quality and nothing of the
 * untouched half; with `reasons` and a number, reasons to be read.
 */
import { measureMemory } from './memory.ts'
import { measureQuality } from './quality.ts'
import { printReasons } from './reasons.ts'
import { measureSpeed } from './speed.ts'

const only = (name: string): boolean => process.argv.includes(name)
const measure = async (): Promise<boolean[]> => [
  only('speed') || (await measureQuality(only('develop'))),
  only('develop') || (await measureSpeed()),
]
let holds: boolean[] = []
if (only('reasons')) await printReasons(Number(process.argv.at(-1)))
else holds = only('memory') ? [await measureMemory()] : await measure()
if (holds.includes(false)) process.exitCode = 1
