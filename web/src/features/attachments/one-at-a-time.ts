import { pageState } from '../../platform/page-state.ts'

const playing = pageState(() => ({ current: undefined as HTMLMediaElement | undefined }))

/** Whatever else was playing stops. */
export function takeOver(next: HTMLMediaElement): void {
  if (playing.current !== next) playing.current?.pause()
  playing.current = next
}
