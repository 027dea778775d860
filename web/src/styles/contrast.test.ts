// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function tokensOf(theme: 'dark' | 'light'): ReadonlyMap<string, string> {
  const block = css.slice(css.indexOf(`[data-theme='${theme}'] {`)).split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** Foreground colours, the grounds they are used on, and the minimum contrast. */
const pairs: readonly [front: string, grounds: readonly string[], least: number][] = [
  ['text', ['bg', 'surface', 'raised', 'bubble'], 7],
  ['text-2', ['bg', 'surface', 'raised', 'sunken'], 4.5],
  ['text-3', ['bg', 'surface', 'raised'], 4.5],
  ['accent-text', ['bg', 'surface', 'raised', 'accent-soft'], 4.5],
  ['on-accent', ['accent', 'accent-hover'], 7],
  ['on-accent-soft', ['accent-soft'], 7],
  ['go', ['surface', 'go-soft'], 4.5],
  ['clip', ['bg', 'surface', 'clip-soft'], 4.5],
  ['cue', ['bg', 'surface', 'cue-soft'], 4.5],
  ['line-strong', ['bg', 'surface', 'raised'], 3],
  ['signal', ['bg', 'surface', 'raised', 'accent-soft'], 3],
  ['focus', ['bg', 'surface'], 3],
]

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const tokens = tokensOf(theme)
  const rows = pairs.flatMap(([front, grounds, least]) =>
    grounds.map((ground) => ({ front, ground, least })),
  )
  it.each(rows)('has $front on $ground at $least:1 or more', ({ front, ground, least }) => {
    const [a = 'none', b = 'none'] = [tokens.get(front), tokens.get(ground)]
    expect([a, b]).not.toContain('none')
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least)
  })
})

it('computes the contrast that the standard defines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
