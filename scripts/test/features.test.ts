import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { journeysOf } from './features.ts'

const names = (pattern: string, ending = '') =>
  globSync(pattern).map((path) => basename(path, ending))

it('every feature names journeys that exist, and every journey is used by a feature', () => {
  const features = new Set([
    'gallery',
    ...names('web/src/features/*/*'),
    ...names('server/src/features/*/*'),
  ])
  expect(Object.keys(journeysOf)).toEqual([...features].toSorted())
  const named = new Set(Object.values(journeysOf).flat())
  const journeys = names('e2e/*.e2e.ts', '.e2e.ts').filter((name) => name !== 'gallery')
  expect([...named].toSorted()).toEqual(journeys.toSorted())
})
