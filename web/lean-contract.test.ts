// @vitest-environment node
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { leanContract } from './lean-contract-plugin.ts'

function lean(code: string): string {
  const { transform } = leanContract()
  if (typeof transform !== 'object') throw new Error('The plugin has no transform.')
  const context = { parse: parseAst } as unknown as ThisParameterType<typeof transform.handler>
  const result = Reflect.apply(transform.handler, context, [code, 'x', {}]) as {
    code: string
  } | null
  return result?.code ?? code
}

it('keeps how to call a route and whether it returns a body, and nothing else', () => {
  const code = `
const shared = z.object({})
export const one = route('one', { method: 'GET', path: '/one', access: 'public', summary: 'One.', query: shared, output: shared, errors: ['forbidden'] })
export const two = route('two', { method: 'POST', path: '/two/:id', body: z.object({ a: z.string() }), output: null, errors: [] })
export const three = route('three', { method: 'PUT', path: '/three', access: 'member', upload: { maxBytes: 9 }, output: null, errors: [] })
export const limits = { output: 1 }
`
  expect(lean(code)).toBe(`
const shared = /* @__PURE__ */ (() => z.object({}))()
export const one = /* @__PURE__ */ route('one', { method: 'GET', path: '/one', output: {} })
export const two = /* @__PURE__ */ route('two', { method: 'POST', path: '/two/:id', output: null })
export const three = /* @__PURE__ */ route('three', { method: 'PUT', path: '/three', upload: { maxBytes: 9 }, output: null })
export const limits = { output: 1 }
`)
})

it('turns a schema into one pure call that can be removed', () => {
  expect(lean(`const a = z.string().check(z.minLength(1))`)).toBe(
    `const a = /* @__PURE__ */ (() => z.string().check(z.minLength(1)))()`,
  )
})

it('also does so for results of our own functions, alone or in a list', () => {
  expect(lean(`export const name = line({ max: 9 })`)).toBe(
    `export const name = /* @__PURE__ */ (() => line({ max: 9 }))()`,
  )
  expect(lean(`export const fields = { name: line({ max: 9 }), link }`)).toBe(
    `export const fields = /* @__PURE__ */ (() => ({ name: line({ max: 9 }), link }))()`,
  )
})

it('leaves all other code unchanged', () => {
  const plain = 'export const a = { b: 1, c: "d" }'
  expect(lean(plain)).toBe(plain)
})
