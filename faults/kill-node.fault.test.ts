import { afterAll, beforeAll, expect, it } from 'vitest'
import { killNode } from './cases.ts'
import { newVerdict } from './checker/verdict.ts'
import { runCase, type Scale } from './run-case.ts'
import { startSite, type Site } from './stage/site.ts'

/** A small version of the shortest run of `npm run test:faults`. */
const scale: Scale = {
  size: { people: 12, pairs: 4, groups: 2, inGroup: 7, sockets: 40 },
  perSecond: 30,
  fewestPerSecond: 0,
  seconds: 8,
}

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

it('killing a node while people write, join and leave loses, doubles, reorders and leaks no messages', async () => {
  const { verdict, history, failures } = await runCase(site, killNode(2, 2), scale)
  expect(verdict).toEqual(newVerdict())
  expect(history.sends.length).toBeGreaterThan(200)
  for (const happened of [history.edits, history.deletions, history.moves, history.readings])
    expect(happened.length).toBeGreaterThan(5)
  expect(failures.size).toBeGreaterThan(0)
})
