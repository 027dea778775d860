import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { unknownFields } from './unknown-fields.ts'

const listing = z.object({ title: z.string(), price: z.nullable(z.object({ amount: z.number() })) })
const schema = z.object({
  name: z.string(),
  listings: z.optional(z.array(listing)),
  place: z.union([z.object({ city: z.string() }), z.object({ url: z.string() })]),
})

it.each([
  [{ name: 'a', place: { url: 'b' } }, []],
  [{ name: 'a', authorId: 'b' }, ['/authorId']],
  [{ place: { city: 'a', userId: 'b' } }, ['/place/userId']],
  [
    { listings: [{ title: 'a' }, { price: { amount: 1, providerId: 'b' } }] },
    ['/listings/1/price/providerId'],
  ],
  [{ toString: 'a', constructor: 'b' }, ['/toString', '/constructor']],
  ['text', []],
  [null, []],
  [[{ name: 'a' }], []],
])('%j has the unknown fields %j', (value, fields) => {
  expect(unknownFields(schema, value)).toEqual(fields)
})

it('knows no field without a schema', () => {
  expect(unknownFields(undefined, { userId: 'a' })).toEqual(['/userId'])
  expect([null, undefined, {}].map((value) => unknownFields(undefined, value))).toEqual([
    [],
    [],
    [],
  ])
})
