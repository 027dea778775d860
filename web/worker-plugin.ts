import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions, type Plugin, type Rolldown } from 'vite'
import type { Build } from './worker/build.ts'

type Target = BuildOptions['target']

const placeholder = '__PATCHBAY_BUILD__'

/** Pages of staff and of developers. Nobody else's browser downloads their scripts. */
const isForFew = (page: string): boolean =>
  /[\\/]src[\\/]pages[\\/](staff[\\/]|gallery\.tsx)/.test(page)

/** Fonts of other scripts are not cached ahead; they are loaded when a page needs them. */
const isStored = (file: string): boolean =>
  /\.(js|css)$/.test(file) || /-latin-(?!ext)[^/]*\.woff2$/.test(file)

/**
 * Builds /sw.js from worker/, with the list of the build's files, and writes the build id into the
 * page.
 */
export function serviceWorker(): Plugin {
  let target: Target
  return {
    name: 'patchbay:service-worker',
    apply: 'build',
    configResolved(config) {
      target = config.build.target
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page.')
        const html = String(page.source)
        if (!html.includes(placeholder)) throw new Error(`The page has no ${placeholder}.`)
        const omitted = scriptsForFew(bundle)
        const assets = Object.keys(bundle)
          .filter((file) => isStored(file) && !omitted.has(file))
          .toSorted()
          .map((file) => `/${file}`)
        const id = createHash('sha256').update(html).update(assets.join('\n')).digest('hex')
        const numbered: Build = { id: id.slice(0, 12), assets }
        page.source = html.replace(placeholder, numbered.id)
        const source = await bundleWorker(numbered, target)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

/** The scripts that no page for everybody leads to. */
function scriptsForFew(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const few = new Set(Object.keys(bundle).filter((file) => bundle[file]?.type === 'chunk'))
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || !few.has(file) || isForFew(chunk.facadeModuleId ?? '')) return
    few.delete(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.isEntry) visit(file)
  return few
}

/**
 * One classic script, because some supported browsers do not accept a module as a service worker.
 */
async function bundleWorker(numbered: Build, target: Target): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(numbered) },
    build: {
      write: false,
      ...(target !== undefined && { target }),
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('worker/main.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('The worker was not built.')
  return output.output[0].code
}
