/**
 * `npm run bench:match`: how well needs are matched with listings, and what that costs. For the
 * untouched half only sums are printed: see JUDGEMENTS.md. With `speed`, only the cost; with
 * `develop`, only the quality and nothing of the untouched half.
 */
import { measureQuality } from './quality.ts'
import { measureSpeed } from './speed.ts'

const isSpeedOnly = process.argv.includes('speed')
const isDeveloping = process.argv.includes('develop')
const isGood = isSpeedOnly || (await measureQuality(isDeveloping))
const isQuick = isDeveloping || (await measureSpeed())
if (!isGood || !isQuick) process.exitCode = 1
