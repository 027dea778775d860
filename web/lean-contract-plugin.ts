import type { Plugin } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly name?: string
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Property[]
}
interface Property {
  readonly key: Node
  readonly value: Node
}
interface Statement extends Declaration {
  readonly declaration?: Declaration | null
}
interface Declaration {
  readonly declarations?: readonly { readonly init?: Node | null }[]
}

const asWritten = new Set(['method', 'path', 'upload'])

/** The parts of a route that the browser needs: how to call it, and whether it returns a body. */
function leanRoute(code: string, call: Node, definition: Node): string {
  const stored = (definition.properties ?? []).flatMap(({ key, value }) => {
    const text = code.slice(value.start, value.end)
    if (key.name && asWritten.has(key.name)) return `${key.name}: ${text}`
    return key.name === 'output' ? `output: ${text === 'null' ? 'null' : '{}'}` : []
  })
  return `/* @__PURE__ */ ${code.slice(call.start, definition.start)}{ ${stored.join(', ')} })`
}

function leanValue(code: string, value: Node): string | undefined {
  const definition = value.arguments?.[1]
  if (value.callee?.name === 'route' && definition?.properties)
    return leanRoute(code, value, definition)
  const text = code.slice(value.start, value.end)
  // The schema becomes one pure call, so that an unused one is removed with everything it is made
  // of.
  if (/^(Call|New)Expression$/.test(value.type)) return `/* @__PURE__ */ (() => ${text})()`
  if (value.properties?.some((one) => one.value.type === 'CallExpression'))
    return `/* @__PURE__ */ (() => (${text}))()`
  return undefined
}

/**
 * Removes the parts of the contract that only the server needs from the browser's scripts: the
 * schemas and summaries of its routes. The server validates inputs and outputs, so the browser has
 * no use for them.
 */
export function leanContract(): Plugin {
  return {
    name: 'patchbay:lean-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]contract[\\/]src[\\/].+\.ts$/ },
      handler(code) {
        const body = this.parse(code).body as unknown as readonly Statement[]
        const values = body
          .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
          .flatMap(({ init }) => init ?? [])
        // From the end, so that the offsets before stay valid.
        const lean = values.toReversed().reduce((text, value) => {
          const shorter = leanValue(code, value)
          return shorter ? text.slice(0, value.start) + shorter + text.slice(value.end) : text
        }, code)
        return lean === code ? null : { code: lean, map: null }
      },
    },
  }
}
