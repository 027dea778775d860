const correctableFor = 10 * 60_000

/**
 * A form is sent again with the same client id if its answer got lost, perhaps with corrections.
 * Later it would be a silent edit.
 */
export const isCorrectable = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < correctableFor
