/** Ours: `npm run welcome:clip` makes the file and prints its waveform. */
export const welcomeClip = {
  id: 'welcome',
  /** A person of the demo whose offer has the same sound. */
  demoMaker: '019a8000-0000-7000-8000-000000000012',
  name: 'Night bus, rough mix.wav',
  kind: 'audio' as const,
  size: 317564,
  width: null,
  height: null,
  seconds: 7.2,
  peaks: [
    79, 57, 32, 26, 45, 38, 38, 29, 84, 63, 42, 33, 40, 47, 40, 37, 62, 77, 50, 36, 33, 52, 39, 42,
    27, 91, 59, 39, 30, 51, 42, 42, 32, 82, 68, 39, 36, 37, 43, 39, 32, 68, 75, 54, 39, 31, 51, 39,
    41, 29, 91, 60, 42, 35, 48, 40, 41, 30, 86, 70, 45, 41, 38, 45, 40, 36, 62, 90, 47, 41, 28, 49,
    32, 30, 15, 100, 58, 46, 31, 52, 38, 40, 26, 77, 77, 38, 27, 41, 47, 43, 36, 66, 89, 44, 31, 15,
    24, 12, 6, 1,
  ],
  signedUrl: '/sounds/welcome.wav',
}
