/** The most bars of a waveform. */
export const mostPeaks = 200

/** In seconds: an MP4 that is recorded has four boxes for each second, and a sound may have 2,000. */
export const longestVoice = 300
/** A recorder stops a little late. */
export const longestRecorded = longestVoice + 5
/** The most bars of a voice message. */
export const mostVoicePeaks = 64
