// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pageState, startNewPage } from './page-state.ts'

const source = fileURLToPath(new URL('../..', import.meta.url))

it('is reset to the state of a newly opened page, also for existing references', () => {
  const state = pageState(() => ({ count: 0, names: new Set<string>() }))
  state.count = 2
  state.names.add('Ada')
  startNewPage()
  expect(state).toEqual({ count: 0, names: new Set() })
})

// The first is filled when modules are imported; the others cache values that never change.
const harmless = [
  'features/communities/communities/community-keys.ts',
  'features/communities/events/time/time-zones.ts',
  'features/communities/events/time/wall-time.ts',
]

it('is the only place where modules store changing values', () => {
  const changes = /^(export )?(let |const [^=]+ = new (Map|Set)\b.*\(\)$)/m
  const files = globSync('**/*.{ts,tsx}', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  const found = files.filter((file) => changes.test(readFileSync(source + file, 'utf8')))
  expect(found.toSorted()).toEqual(harmless)
})
