import { business } from './glossary/business.ts'
import { makers } from './glossary/makers.ts'
import { players } from './glossary/players.ts'
import { saidOfBusiness } from './glossary/said/business.ts'
import { saidOfMakers } from './glossary/said/makers.ts'
import { saidOfPlayers } from './glossary/said/players.ts'
import { saidOfSound } from './glossary/said/sound.ts'
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

const linesOf = (list: string): string[][] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

/** Each line: the commonest name of a service | what people say who need it. */
const said: ReadonlyMap<string, readonly string[]> = new Map(
  [saidOfSound, saidOfPlayers, saidOfMakers, saidOfBusiness]
    .flatMap(linesOf)
    .map(([name = '', ways = '']) => [name.trim(), parts(ways, ';')]),
)

/** Each line: families | names | plain descriptions. */
export const services: readonly Service[] = [sound, players, makers, business]
  .flatMap(linesOf)
  .map(([families = '', list = '', plainly = '']) => {
    const names = parts(list, ',')
    const [first = ''] = names
    return {
      families: parts(families, ','),
      names,
      plainly: [...parts(plainly, ';'), ...(said.get(first) ?? [])],
    }
  })

/** Names in the additional files that no service has; a test sees that there are none. */
export const unknownNames = (): string[] =>
  [...said.keys()].filter((name) => !services.some(({ names }) => names[0] === name))
