/** The duotones of the product's own record sleeves, see `web/src/ui/art/art-palette.ts`. */
export interface Tone {
  readonly ground: string
  /** Between the ground and the ink. */
  readonly shade: string
  readonly ink: string
  readonly spark: string
}

export const tones = {
  amber: { ground: '#3a2408', shade: '#7a4d10', ink: '#ffb224', spark: '#ffe3a8' },
  teal: { ground: '#0f2b33', shade: '#1f5866', ink: '#4fb3c9', spark: '#c9f0f7' },
  red: { ground: '#3b1712', shade: '#7d3226', ink: '#f0735c', spark: '#ffd2c7' },
  blue: { ground: '#1b2440', shade: '#384a86', ink: '#7c9bff', spark: '#dce5ff' },
  green: { ground: '#1c2b16', shade: '#405f31', ink: '#8bc46a', spark: '#e0f3d2' },
  pink: { ground: '#33182e', shade: '#6e3560', ink: '#d57bb8', spark: '#fadcf0' },
  stone: { ground: '#2b2722', shade: '#5c5448', ink: '#b9ae9c', spark: '#f1eadd' },
} as const satisfies Record<string, Tone>

export type ToneName = keyof typeof tones
