import { business } from './glossary/business.ts'
import { makers } from './glossary/makers.ts'
import { players } from './glossary/players.ts'
import { sound } from './glossary/sound.ts'

/** A service of the trade: its names, and how people describe it who do not know them. */
export interface Service {
  /** What it belongs to; services that share one are related. The first is the nearest. */
  readonly families: readonly string[]
  /** The usual names, the commonest first. */
  readonly names: readonly string[]
  readonly plainly: readonly string[]
}

const parts = (text: string, by: string): string[] => text.split(by).map((one) => one.trim())

/** Each line: families | names | plain descriptions. */
export const services: readonly Service[] = [sound, players, makers, business].flatMap((list) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([families = '', names = '', plainly = '']) => ({
      families: parts(families, ','),
      names: parts(names, ','),
      plainly: parts(plainly, ';'),
    })),
)
