import * as z from 'zod/mini'
import { longestRecorded, mostPeaks, mostVoicePeaks } from './sound-bounds.ts'

/** Each bar of a waveform is from 0 to 100. */
export const peaks = z
  .array(z.int().check(z.gte(0), z.lte(100)))
  .check(z.minLength(1), z.maxLength(mostPeaks))

/** A reference from a post or message to a file that was uploaded before. */
export const attached = z.object({
  id: z.uuid(),
  peaks: z.optional(peaks),
  seconds: z.optional(z.number().check(z.gte(0), z.lte(86_400))),
})

/** The same for messages, which can also have a voice message. */
export const attachedToMessage = z
  .object({ ...attached.shape, isVoice: z.optional(z.literal(true)) })
  .check(
    z.refine(
      ({ isVoice, peaks: bars = [], seconds = 0 }) =>
        !isVoice ||
        (bars.length > 0 &&
          bars.length <= mostVoicePeaks &&
          seconds > 0 &&
          seconds <= longestRecorded),
    ),
  )
