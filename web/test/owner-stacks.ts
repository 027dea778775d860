import * as React from 'react'

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

/**
 * For each element that is created, React's development build creates an error, whose stack says who
 * created it, for its developer tools: a tenth of the time of these tests. It stops at a number a
 * second, which is reached from the beginning here. Warnings still name the components. If React has
 * no such counter any more, nothing changes but the time.
 */
export function skipOwnerStacks(): void {
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  })
}
