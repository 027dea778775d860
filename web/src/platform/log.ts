/** For whoever looks into the browser's console; never for what a person must know. */
export function log(message: string): void {
  // oxlint-disable-next-line no-console -- the one place
  console.info(message)
}
