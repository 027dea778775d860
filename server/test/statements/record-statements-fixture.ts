/** Loads the given stores, with a recorder instead of `statement.ts`, and prints their texts. */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { recorded } from './recorded-statement.ts'

const replaced = new URL('../../src/platform/db/statement.ts', import.meta.url).href
const recorder = new URL('recorded-statement.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    return found.url === replaced ? { ...found, url: recorder } : found
  },
})

for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href)
const { buildStatements } = await import('./built-statements.ts')
await buildStatements()
process.stdout.write(JSON.stringify(recorded))
