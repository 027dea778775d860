import { voiceWords } from '@patchbay/contract/content/attachments'

export const voiceTexts = {
  title: voiceWords,
  from: (name: string) => `Voice message from ${name}`,
  speed: (times: number) => `${times}×`,
  speedInWords: (times: number) => `${times}× speed`,
  unheard: 'Not heard yet',
  playing: 'Playing',
  stop: 'Stop and close',
} as const
