// @vitest-environment node
import { build, type Rolldown } from 'vite'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { pageScripts, type Manifest } from './page-scripts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
/** The rooms of the wing that members see. */
const forMembers = new Set(['announcements', 'feedback', 'verifications'])
const isConsoles = (module: string): boolean => {
  const room = /src\/features\/staff\/([^/]+)\//.exec(module)?.[1]
  return room !== undefined && !forMembers.has(room)
}

let output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = []
const textOf = (name: string): string => {
  const file = output.find(({ fileName }) => fileName === name)
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`)
  return String(file.source)
}
const scriptsWith = (is: (module: string) => boolean): readonly string[] =>
  output
    .filter((file) => file.type === 'chunk')
    .filter((chunk) => chunk.moduleIds.map((id) => id.replaceAll('\\', '/')).some(is))
    .map(({ fileName }) => fileName)

beforeAll(async () => {
  const [built] = [await build({ root, logLevel: 'warn', build: { write: false } })].flat()
  if (!built || !('output' in built)) throw new Error('Nothing was built.')
  ;({ output } = built)
}, 90_000)

it('puts the console of staff into scripts of its own', () => {
  const consoles = scriptsWith(isConsoles)
  expect(consoles).not.toEqual([])
  const { entry, pages } = pageScripts(JSON.parse(textOf('.vite/manifest.json')) as Manifest)
  expect(Object.keys(pages)).toContain('/messages')
  for (const [page, scripts] of [['the entry', entry] as const, ...Object.entries(pages)])
    expect({ page, scripts: scripts.filter((file) => consoles.includes(file)) }).toEqual({
      page,
      scripts: [],
    })
})

it('has browsers download every script ahead but those of the console and the gallery', () => {
  const worker = textOf('sw.js')
  const gallery = scriptsWith((module) => module.includes('/src/gallery/'))
  const page = scriptsWith((module) => module.includes('/src/pages/staff/$.tsx?'))
  const few = [...scriptsWith(isConsoles), ...gallery, ...page]
  expect(few).toHaveLength(3)
  const scripts = output.filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName)
  expect(scripts.filter((file) => !worker.includes(`/${file}`)).toSorted()).toEqual(few.toSorted())
})
