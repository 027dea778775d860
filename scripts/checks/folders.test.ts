import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** With more, a newcomer no longer sees what is in a folder: it gets rooms. */
const most = 26

it(`has at most ${most} source files in a folder`, () => {
  const files = globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root })
  const sources = files.filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
  const folders = Map.groupBy(sources, (file) => dirname(file))
  expect(folders.size).toBeGreaterThan(100)
  const crowded = [...folders].filter(([, inside]) => inside.length > most)
  expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([])
})
