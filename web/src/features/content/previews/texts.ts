import type { MusicService } from '@patchbay/contract/content/link-previews'

const services: Readonly<Record<MusicService, string>> = {
  spotify: 'Spotify',
  youtube: 'YouTube',
  soundcloud: 'SoundCloud',
  bandcamp: 'Bandcamp',
}

export const previewTexts = {
  remove: 'Remove preview',
  removed: 'Preview removed',
  notRemoved: 'The preview could not be removed. Try again.',
  play: (title: string, service: MusicService) => `Play ${title} from ${services[service]}`,
  close: (service: MusicService) => `Close the player of ${services[service]}`,
  player: (title: string, service: MusicService) => `${title}, player of ${services[service]}`,
  loads: (host: string) => `Plays from ${host}`,
  wanted: (host: string) => `With a preview of ${host}`,
  unwanted: (host: string) => `Without a preview of ${host}`,
  leaveOut: 'Leave out the preview',
  add: 'Add preview',
} as const
