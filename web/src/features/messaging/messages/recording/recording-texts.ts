export const recordingTexts = {
  label: 'Voice message',
  asking: 'Waiting for the microphone...',
  level: 'Level',
  levelInWords: (percent: number) => `${percent} %`,
  pause: 'Pause recording',
  resume: 'Go on recording',
  discard: 'Discard recording',
  cancelSending: 'Stop sending',
  close: 'Close',
  play: 'Play recording',
  stopPlaying: 'Pause playback',
  recorded: 'recording',
  send: 'Send voice message',
  tryAgain: 'Try again',
  uploading: 'Sending the voice message',
  left: (time: string) => `${time} left`,

  question: {
    title: 'Discard this recording?',
    body: 'What you have recorded will be lost.',
    confirm: 'Discard',
    cancel: 'Keep it',
  },

  /** What a screen reader says when it happens. */
  said: {
    recording: 'Recording',
    paused: 'Recording paused',
    kept: 'Recording stopped. You can listen to it and send it.',
    sending: 'Sending...',
    soonOver: 'Less than 30 seconds left',
  },
  full: 'This is as long as a voice message can be.',
  gone: 'The microphone is gone. What was recorded until then is here.',

  refused: {
    denied:
      'The microphone is not allowed here. Allow it in the settings of your browser or device, then try again.',
    missing: 'No microphone was found. Connect one, then try again.',
    busy: 'The microphone could not be started. Close other apps that use it, then try again.',
    unsupported: 'This browser cannot record. Attach a sound file instead.',
  },
} as const
