let current: HTMLMediaElement | undefined

/** Whatever else was playing stops. */
export function takeOver(next: HTMLMediaElement): void {
  if (current !== next) current?.pause()
  current = next
}
