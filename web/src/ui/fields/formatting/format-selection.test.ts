import { describe, expect, it } from 'vitest'
import { changeOf, type Box } from './format-selection.ts'
import type { Format } from './formats.ts'

/** `[` and `]` are the ends of the selection, `|` is a caret. */
function boxOf(typed: string): Box {
  const from = typed.search(/[[|]/)
  const text = typed.replaceAll(/[[\]|]/g, '')
  return { text, from, to: typed.includes(']') ? typed.indexOf(']') - 1 : from }
}

function typedOf({ text, from, to }: Box): string {
  if (from === to) return `${text.slice(0, from)}|${text.slice(from)}`
  return `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`
}

function formatted(typed: string, format: Format): string {
  const box = boxOf(typed)
  const { text, at, end, from, to } = changeOf(box, format)
  return typedOf({ text: box.text.slice(0, at) + text + box.text.slice(end), from, to })
}

describe('a format', () => {
  it.each([
    ['bold', 'a [b] c', 'a *[b]* c'],
    ['bold', 'a *[b]* c', 'a [b] c'],
    ['bold', 'a [*b*] c', 'a [b] c'],
    ['bold', 'a[ b c ]d', 'a *[b c]* d'],
    ['italic', '[a\n\n b]', '[_a_\n\n _b_]'],
    ['italic', '[_a_\n _b_]', '[a\n b]'],
    ['strike', '[a]', '~[a]~'],
    ['code', '[a]', '`[a]`'],
    ['code', 'x [a\nb] y', 'x \n[```\na\nb\n```]\n y'],
    ['code', '[```\na\nb\n```]', '[a\nb]'],
    ['bold', 'a |', 'a *|*'],
    ['bold', 'a *|*', 'a |'],
    ['bold', 'a *b|*', 'a *b*|'],
    ['bold', '|', '*|*'],
    ['list', 'a|', '- a|'],
    ['list', '- a|', 'a|'],
    ['list', 'x\n[a\n\nb]\ny', 'x\n[- a\n\n- b]\ny'],
    ['list', 'x\n[- a\n\n1. b]\ny', 'x\n[a\n\nb]\ny'],
    ['quote', '|', '> |'],
    ['quote', '[a\nb]', '[> a\n> b]'],
    ['quote', '[> a\n> b]', '[a\nb]'],
  ] as const)('%s: %j becomes %j', (one, typed, expected) => {
    expect(formatted(typed, one)).toBe(expected)
  })
})
