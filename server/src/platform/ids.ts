import { uuidv7 } from 'uuidv7'

/**
 * The one place where ids are made: UUIDv7, monotonic within this process. Good for paging
 * backwards; never a cursor for catching up, because rows of other writers may commit later.
 */
export const newId = (): string => uuidv7()

/** Whether it has the form of an id, as we write them; the database would choke on anything else. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
