import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { webFolder } from '../../scripts/build.ts'

type Manifest = Readonly<Record<string, { readonly name?: string; readonly file: string }>>

/** The URL of a script by its name in the build, because not every file name contains it. */
export function builtScript(name: string): string {
  const manifest = readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8')
  const chunks = Object.values(JSON.parse(manifest) as Manifest)
  const chunk = chunks.find((one) => one.name === name && one.file.endsWith('.js'))
  if (!chunk) throw new Error(`The build has no script called ${name}.`)
  return `**/${chunk.file}`
}
