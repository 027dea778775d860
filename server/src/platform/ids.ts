import { uuidv7 } from 'uuidv7'

/**
 * All ids are made here: UUIDv7, monotonic within this process. They are good for paging backwards,
 * but never as a cursor for catching up, because other writers may commit smaller ids later.
 */
export const newId = (): string => uuidv7()

/** Whether the text is an id in our notation; the database would raise an error otherwise. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
