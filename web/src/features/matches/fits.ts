type Check = (value: unknown) => boolean

// Written by hand, because the contract's schema library would be larger than the whole page.
export const text: Check = (value) => typeof value === 'string'
export const number: Check = (value) => typeof value === 'number'
export const flag: Check = (value) => typeof value === 'boolean'
export const some: Check = (value) => value !== null && value !== undefined
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((one) => check(one))

/** Whether an object has at least these fields. */
export const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]))
