import type { TrackName } from './sounds/tracks.ts'

/** What people of the demo show each other: a track, a snapshot, or a page with lines of text. */
export type DemoFile = { readonly name: string } & (
  | { readonly track: TrackName }
  | { readonly snapshot: 'left-behind' | 'cellar-stage' | 'studio-desk' }
  | { readonly lines: readonly string[] }
)
