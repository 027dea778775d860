// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compile } from 'tailwindcss'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

async function cssFor(candidates: string[]): Promise<string> {
  const compiler = await compile(
    `@import 'tailwindcss'; ${read('./theme.css')} ${read('./utilities.css')}`,
    {
      loadStylesheet: async () => {
        const path = createRequire(import.meta.url).resolve('tailwindcss/index.css')
        return { path, base: '', content: readFileSync(path, 'utf8') }
      },
    },
  )
  return compiler.build(candidates)
}

const foreign = [
  'text-gray-500',
  'bg-white',
  'bg-red-500',
  'sm:flex',
  'lg:flex',
  'rounded-xl',
  'text-sm',
  'shadow-lg',
  'font-serif',
  'animate-spin',
  'max-w-sm',
]

it('produces no CSS for a class outside the design', async () => {
  const nothing = await cssFor([])
  for (const name of foreign) expect(await cssFor([name]), name).toBe(nothing)
})

it('produces CSS for a class of the design', async () => {
  const nothing = await cssFor([])
  for (const name of ['text-ink-2', 'bg-accent', 'md:flex', 'rounded-card', 'text-meta', 'readout'])
    expect((await cssFor([name])).length, name).toBeGreaterThan(nothing.length)
})

it('has hex colours nowhere but in the tokens and in the palette of the art', () => {
  const root = new URL('../', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(css|tsx?)$/.test(file) && !/\.test\.|tokens\.css|art-palette\.ts/.test(file),
  )
  expect(files.length).toBeGreaterThan(80)
  const offenders = files.filter((file) =>
    /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i.test(readFileSync(new URL(file, root), 'utf8')),
  )
  expect(offenders).toEqual([])
})
