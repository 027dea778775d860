/**
 * `npm run welcome:clip`: synthesises the clip that plays on the welcome screen, and prints its
 * waveform for `web/src/features/shell/welcome/clip.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rate } from '../server/src/demo/sounds/instruments.ts'
import { play } from '../server/src/demo/sounds/tracks.ts'
import { peaksOf, secondsOf, writeWav } from '../server/src/demo/sounds/wav.ts'

/** Twelve beats: every visitor who presses play loads all of it. */
const seconds = 7.2
const fade = 0.5

const sound = play('synthwave').slice(0, seconds * rate)
const clip = sound.map((value, i) => value * Math.min(1, (sound.length - 1 - i) / (fade * rate)))
const file = fileURLToPath(new URL('../web/public/sounds/welcome.wav', import.meta.url))
await writeFile(file, writeWav(clip))
console.log(secondsOf(clip), JSON.stringify(peaksOf(clip)))
