import type { Plugin } from 'vite'
import { checkBudget, formatBudget } from './budget.ts'

/** Prints the size of each page at every build, and fails the build if a limit is exceeded. */
export function budget(): Plugin {
  let outDir = ''
  return {
    name: 'patchbay:budget',
    apply: 'build',
    configResolved(config) {
      outDir = new URL(`${config.build.outDir}/`, `file://${config.root}/`).pathname
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const result = checkBudget(outDir)
        this.info(`\n${formatBudget(result)}`)
        if (result.misses.length > 0) this.error(`Over budget: ${result.misses.join('; ')}`)
      },
    },
  }
}
