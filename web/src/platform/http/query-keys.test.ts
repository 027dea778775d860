// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../..', import.meta.url))

/** The first words of the keys that a file writes as literals: `queryKey: ['posts', …]`. */
const keysIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\bname)(?::|=>|=)\s+\[\s*'([a-z-]+)'/g)].map(([, word = '']) => word)

it('names the cached data of each kind in one file, from which others import it', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !file.includes('.test.') && /Keys?\b/.test(readFileSync(source + file, 'utf8')),
  )
  const named = new Map<string, Set<string>>()
  for (const file of files)
    for (const word of keysIn(readFileSync(source + file, 'utf8')))
      named.set(word, (named.get(word) ?? new Set()).add(file))
  expect(named.size).toBeGreaterThan(20)
  const shared = [...named].filter(([, places]) => places.size > 1)
  expect(shared.map(([word, places]) => [word, ...places])).toEqual([])
})
