import { pageState } from '../../../../platform/storage/page-state.ts'

const playing = pageState(() => ({ current: undefined as HTMLMediaElement | undefined }))

/** Pauses any other media that is playing. */
export function takeOver(next: HTMLMediaElement): void {
  if (playing.current !== next) playing.current?.pause()
  playing.current = next
}
