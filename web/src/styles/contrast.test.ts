// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hues, patterns } from '../ui/people/initials.tsx'

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

/** OKLCH through OKLab into sRGB, as CSS Color 4 defines it. */
function oklch(L: number, chroma: number, hue: number): string {
  const turn = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)]
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channel = (v: number): string => {
    const within = Math.min(1, Math.max(0, v))
    const coded = within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${linear.map(channel).join('')}`
}

function faceColour(theme: 'dark' | 'light', part: string, hue: number): string {
  const block = css.slice(css.indexOf(`[data-theme='${theme}'] {`)).split('}')[0] ?? ''
  const token = new RegExp(`--face-${part}: ([\\d.]+) ([\\d.]+);`).exec(block)
  if (token === null) throw new Error(`There is no token --face-${part}.`)
  return oklch(Number(token[1]), Number(token[2]), hue)
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

describe.each(['dark', 'light'] as const)('the initials in the %s theme', (theme) => {
  it.each(Array.from({ length: hues }, (_, i) => (i * 360) / hues))(
    'have a contrast of 4.5:1 or more at %s degrees, on the ground and on its pattern',
    (hue) => {
      const ink = faceColour(theme, 'ink', hue)
      expect(contrast(ink, faceColour(theme, 'ground', hue))).toBeGreaterThanOrEqual(7)
      expect(contrast(ink, faceColour(theme, 'mark', hue))).toBeGreaterThanOrEqual(4.5)
    },
  )
})

it('draws as many patterns as people are given', () => {
  const faces = readFileSync(new URL('./faces.css', import.meta.url), 'utf8')
  const drawn = [...faces.matchAll(/^\.face-(\d+) \{/gm)].map(([, number]) => Number(number))
  expect(drawn).toEqual(Array.from({ length: patterns }, (_, i) => i))
})

it('computes colours as browsers do', () => {
  expect(oklch(0.627955, 0.257683, 29.2339)).toBe('#ff0000')
  expect(oklch(0.519752, 0.176858, 142.4953)).toBe('#008000')
})

it('computes the contrast that the standard defines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
