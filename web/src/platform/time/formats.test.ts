// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { dateFormat, onFirstUse } from './formats.ts'

const source = fileURLToPath(new URL('../..', import.meta.url))

it('creates a format with its first use, and once', () => {
  let created = 0
  const format = onFirstUse(() => ({ number: (created += 1) }))
  expect(created).toBe(0)
  expect([format().number, format().number, created]).toEqual([1, 1, 1])
})

it('writes a date, given as a text or as a date', () => {
  const day = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })
  expect(day('2026-11-19T10:00:00Z')).toBe('19 November')
  expect(day(new Date('2026-12-01T10:00:00Z'))).toBe('1 December')
})

it('is how every module creates its formats: none is created by importing it', () => {
  const atImport = /^(export )?const \w+ = new Intl\./m
  expect(atImport.test("const day = new Intl.DateTimeFormat('en-GB')")).toBe(true)
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\./.test(file))
  expect(files.length).toBeGreaterThan(100)
  const found = files.filter((file) => atImport.test(readFileSync(source + file, 'utf8')))
  expect(found).toEqual([])
})
