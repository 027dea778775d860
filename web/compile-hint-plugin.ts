import type { Plugin, Rolldown } from 'vite'

/** What every page shares; the other files are pages, and parts that a press opens. */
const shared = new Set(['vendor', 'app', 'client'])

const isBeforeContent = ({ isEntry, name, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  isEntry || shared.has(name) || facadeModuleId?.endsWith('?tsr-split=component') === true

/**
 * Most functions of the scripts that a page starts with run at once. Browsers that know this comment
 * compile them while they are still loading, and not one by one while the page waits for them.
 */
export function compileHint(): Plugin {
  return {
    name: 'patchbay:compile-hint',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && isBeforeContent(chunk))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  }
}
