/**
 * Opening these paths has side effects, so links from outside or from user content must not open
 * them.
 */
const doing = /^\/(?:api|auth|native)\//i

export const isActionPath = (pathname: string): boolean => doing.test(decoded(pathname))

/** A server reads %61pi as api. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
