import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { shapeOf } from './output.ts'

const schema = z.object({
  id: z.uuid(),
  count: z.int(),
  on: z.boolean(),
  note: z.nullable(z.string()),
  link: z.optional(z.string()),
  kind: z.enum(['a', 'b']),
  list: z.array(z.object({ at: z.iso.datetime() })),
})
const whole = {
  id: '0191d1c0-0000-7000-8000-000000000001',
  count: 1,
  on: true,
  note: null,
  kind: 'a',
  list: [{ at: '2026-03-01T10:00:00.000Z' }],
}
const shape = shapeOf(schema)

describe('the shape of an answer', () => {
  it('keeps the fields that the contract names', () => {
    expect(shape({ ...whole, link: '/x' })).toEqual({ ...whole, link: '/x' })
    expect(JSON.parse(JSON.stringify(shape(whole)))).toEqual(whole)
  })

  it('drops the fields that the contract does not name, at every depth', () => {
    const secret = { ...whole, hash: 'x', list: [{ at: whole.list[0]?.at, hash: 'x' }] }
    expect(JSON.stringify(shape(secret))).not.toContain('hash')
  })

  it.each([
    ['a number for a text', { id: 1 }],
    ['a text for a number', { count: '1' }],
    ['nothing for a flag', { on: undefined }],
    ['null where it may not be', { count: null }],
    ['nothing where null is meant', { note: undefined }],
    ['null where nothing is meant', { link: null }],
    ['a word that is not among them', { kind: 'c' }],
    ['an object for a list', { list: {} }],
    ['a list of the wrong things', { list: [null] }],
    ['a date that is not written out', { list: [{ at: new Date() }] }],
  ])('refuses %s', (_name, wrong) => {
    expect(() => shape({ ...whole, ...wrong })).toThrow(/An answer has|Invalid/)
  })
})
