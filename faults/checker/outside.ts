import type { Move } from '../history.ts'

/** A time that a person was outside a group, from leaving to coming back. */
export interface Absence {
  readonly conversationId: string
  readonly personId: string
  readonly out: Move
  /** Undefined if the person did not come back. */
  readonly back: Move | undefined
}

const keyOf = ({ conversationId, personId }: Pick<Move, 'conversationId' | 'personId'>): string =>
  `${conversationId} ${personId}`

/** The key is a conversation and a person; the absences are in the order in which they started. */
export function absencesOf(moves: readonly Move[]): ReadonlyMap<string, readonly Absence[]> {
  return new Map(
    [...Map.groupBy(moves, keyOf)].map(([key, own]) => [
      key,
      own.flatMap((out, index) => {
        const { conversationId, personId, way } = out
        const back = own.slice(index + 1).find((move) => move.way === 'in')
        return way === 'out' ? [{ conversationId, personId, out, back }] : []
      }),
    ]),
  )
}

export type Absences = ReturnType<typeof absencesOf>

export const absencesIn = (
  absences: Absences,
  who: Pick<Move, 'conversationId' | 'personId'>,
): readonly Absence[] => absences.get(keyOf(who)) ?? []

/** Whether the person may have been outside at some moment of this time. */
export const mayHaveBeenOutside = (
  { out, back }: Absence,
  { startedAt, at }: { readonly startedAt: number; readonly at: number },
): boolean => out.startedAt <= at && (back?.acknowledged ?? Number.POSITIVE_INFINITY) >= startedAt

/** Whether the person was outside during all of this time. */
export const wasOutside = (
  { out, back }: Absence,
  { startedAt, ended }: { readonly startedAt: number; readonly ended: number },
): boolean =>
  out.acknowledged !== undefined &&
  out.acknowledged <= startedAt &&
  (back?.startedAt ?? Number.POSITIVE_INFINITY) >= ended
