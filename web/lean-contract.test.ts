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

it('keeps how to ask for a route and whether a body comes back, and nothing else', () => {
  const code = `
const shared = z.object({})
export const one = route('one', { method: 'GET', path: '/one', access: 'public', summary: 'One.', query: shared, output: shared, errors: ['forbidden'] })
export const two = route('two', { method: 'POST', path: '/two/:id', body: z.object({ a: z.string() }), output: null, errors: [] })
export const limits = { output: 1 }
`
  expect(lean(code)).toBe(`
const shared = /* @__PURE__ */ (() => z.object({}))()
export const one = /* @__PURE__ */ route('one', { method: 'GET', path: '/one', output: {} })
export const two = /* @__PURE__ */ route('two', { method: 'POST', path: '/two/:id', output: null })
export const limits = { output: 1 }
`)
})

it('makes a schema one call that may be left out', () => {
  expect(lean(`const a = z.string().check(z.minLength(1))`)).toBe(
    `const a = /* @__PURE__ */ (() => z.string().check(z.minLength(1)))()`,
  )
})

it('leaves code without routes alone', () => {
  const plain = 'export const a = other("x", { method: 1 })'
  expect(lean(plain)).toBe(plain)
})
