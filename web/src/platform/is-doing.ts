/** Opened, they do something: nobody is led there by a link from outside, or by what others wrote. */
const doing = /^\/(?:api|auth|native)\//i

export const isDoing = (pathname: string): boolean => doing.test(decoded(pathname))

/** What is written as %61pi is api to whoever serves it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
