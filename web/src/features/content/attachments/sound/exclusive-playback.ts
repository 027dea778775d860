import { pageState } from '../../../../platform/storage/page-state.ts'

const playing = pageState(() => ({
  current: undefined as HTMLMediaElement | undefined,
  stops: new Map<string, () => void>(),
}))

/** Pauses any other media that is playing. */
export function takeOver(next: HTMLMediaElement): void {
  if (playing.current !== next) playing.current?.pause()
  playing.current = next
}

/** What plays for something, such as a message, also where it is not shown. */
export const playsFor = (place: string, stop: () => void): void =>
  void playing.stops.set(place, stop)

/** To be called when that is gone. */
export function stopPlayingFor(place: string): void {
  playing.stops.get(place)?.()
  playing.stops.delete(place)
}
