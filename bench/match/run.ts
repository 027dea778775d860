/**
 * `npm run bench:match`: how well needs are matched with listings, and what that costs. For the
 * untouched half only sums are printed: see JUDGEMENTS.md. With `speed`, only the cost; with
 * `memory`, only what a node occupies; with `develop`, only the quality and nothing of the
 * untouched half.
 */
import { measureMemory } from './memory.ts'
import { measureQuality } from './quality.ts'
import { measureSpeed } from './speed.ts'

const only = (name: string): boolean => process.argv.includes(name)
const holds = only('memory')
  ? [await measureMemory()]
  : [
      only('speed') || (await measureQuality(only('develop'))),
      only('develop') || (await measureSpeed()),
    ]
if (holds.includes(false)) process.exitCode = 1
