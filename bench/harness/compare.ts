import type { Subject } from './start-subject.ts'

export interface Comparison {
  readonly subject: number
  readonly floor: number
  readonly ratio: number
}

/** Does a fixed amount of work and returns the number of units. */
export type Load = (subject: Subject) => Promise<number>

async function cpuPerPiece(subject: Subject, load: Load): Promise<number> {
  const before = await subject.cpuMicroseconds()
  const pieces = await load(subject)
  return ((await subject.cpuMicroseconds()) - before) / pieces
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Rounds alternate, so that noise on the machine affects both; the medians are compared. */
export async function compare(subject: Subject, floor: Subject, load: Load): Promise<Comparison> {
  const rounds: { subject: number; floor: number }[] = []
  for (const one of [subject, floor]) for (const _ of [1, 2]) await cpuPerPiece(one, load)
  for (let round = 0; round < 9; round += 1)
    rounds.push({
      floor: await cpuPerPiece(floor, load),
      subject: await cpuPerPiece(subject, load),
    })
  return {
    subject: median(rounds.map((round) => round.subject)),
    floor: median(rounds.map((round) => round.floor)),
    ratio: median(rounds.map((round) => round.subject / round.floor)),
  }
}
