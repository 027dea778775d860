import { uuidv7 } from 'uuidv7'

/**
 * The one place where ids are made: UUIDv7, monotonic within this process. Good for paging
 * backwards; never a cursor for catching up, because rows of other writers may commit later.
 */
export const newId = (): string => uuidv7()
