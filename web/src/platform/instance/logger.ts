/** For developers who read the browser's console; never for information that a person needs. */
export function log(message: string): void {
  // oxlint-disable-next-line no-console -- the one place
  console.info(message)
}
