import { pageState } from '../../../../platform/storage/page-state.ts'

/** Why there is no microphone. */
export type Refusal = 'denied' | 'missing' | 'busy' | 'unsupported'

export class MicrophoneRefused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** A microphone that records into parts of one file. */
export interface Microphone {
  /** The media type of the file. */
  readonly type: string
  readonly pause: () => void
  readonly resume: () => void
  /** Hands over what was recorded since the last part. */
  readonly flush: () => Promise<void>
  /** From 0 to 1, at this moment. */
  readonly level: () => number
  /** Hands over the last part, and frees the device. */
  readonly close: () => Promise<void>
}

interface MicrophoneEvents {
  readonly onPart: (part: Blob) => void
  /** It was unplugged, or taken back by the browser. */
  readonly onGone: () => void
}

/** Opus is the smallest for speech; every browser has at least one of them. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm', 'audio/ogg;codecs=opus']
const bitsPerSecond = 32_000
/** How much a page that is closed can lose. */
const partMilliseconds = 1000

const refusals: Readonly<Record<string, Refusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotSupportedError: 'unsupported',
}

async function ask(): Promise<MediaStream> {
  // Absent without https, and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices || !('MediaRecorder' in window)) throw new MicrophoneRefused('unsupported')
  try {
    return await devices.getUserMedia({ audio: { channelCount: 1 } })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new MicrophoneRefused(refusals[name] ?? 'busy')
  }
}

/** The loudness of the last moment. A browser without it records all the same. */
function listenTo(stream: MediaStream): { level: () => number; stop: () => void } {
  try {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    return {
      level: () => {
        analyser.getFloatTimeDomainData(samples)
        const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
        return Math.min(1, Math.sqrt(power))
      },
      stop: () => void context.close(),
    }
  } catch {
    return { level: () => 0, stop: () => {} }
  }
}

/** Asks for the microphone, so only after a press, and records at once. */
async function openMicrophone({ onPart, onGone }: MicrophoneEvents): Promise<Microphone> {
  const stream = await ask()
  const meter = listenTo(stream)
  const free = (): void => {
    meter.stop()
    for (const track of stream.getTracks()) track.stop()
  }
  try {
    const type = types.find((one) => MediaRecorder.isTypeSupported(one))
    if (type === undefined) throw new MicrophoneRefused('unsupported')
    const recorder = new MediaRecorder(stream, {
      mimeType: type,
      audioBitsPerSecond: bitsPerSecond,
    })
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) onPart(data)
    })
    const next = (event: 'dataavailable' | 'stop'): Promise<void> =>
      new Promise((resolve) => recorder.addEventListener(event, () => resolve(), { once: true }))
    for (const track of stream.getTracks()) track.addEventListener('ended', onGone)
    recorder.start(partMilliseconds)
    return {
      type,
      pause: () => recorder.pause(),
      resume: () => recorder.resume(),
      flush: async () => {
        if (recorder.state === 'inactive') return
        const flushed = next('dataavailable')
        recorder.requestData()
        await flushed
      },
      level: meter.level,
      close: async () => {
        if (recorder.state !== 'inactive') {
          const stopped = next('stop')
          recorder.stop()
          await stopped
        }
        free()
      },
    }
  } catch (error) {
    free()
    throw error instanceof MicrophoneRefused ? error : new MicrophoneRefused('busy')
  }
}

/** Tests put another one here. */
export const microphones = pageState(() => ({ open: openMicrophone }))
