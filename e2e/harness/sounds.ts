import { uploadAttachment } from '@patchbay/contract/content/attachments'
import { mostVoicePeaks } from '@patchbay/contract/content/sound-bounds'
import { sendMessage } from '@patchbay/contract/messaging/messages'
import { newId } from '../../server/src/platform/ids.ts'
import type { Member } from './members.ts'

const sampleRate = 8000

/** A WAV that grows from silence: a tone of so many seconds, in 8 bits. */
export function swell(seconds: number): Buffer {
  const length = sampleRate * seconds
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(length, 40)
  const tone = Uint8Array.from(
    { length },
    (_, at) =>
      128 + Math.round((at / length) * 120 * Math.sin((at / sampleRate) * 440 * 2 * Math.PI)),
  )
  return Buffer.concat([head, tone])
}

/** A voice message of so many seconds. */
export async function sendVoice(
  by: Member,
  conversationId: string,
  seconds: number,
): Promise<void> {
  const { body } = await by.client.call(uploadAttachment, {
    params: { contextType: 'conversation', contextId: conversationId },
    query: { name: 'Voice message.wav' },
    body: new Blob([new Uint8Array(swell(seconds))]),
  })
  const peaks = Array.from({ length: mostVoicePeaks }, (_, at) => 20 + at)
  const voice = { id: body.id, isVoice: true as const, peaks, seconds }
  const { status } = await by.client.call(sendMessage, {
    params: { conversationId },
    body: { clientId: newId(), content: '', attachments: [voice] },
  })
  if (status !== 200) throw new Error(`The voice message was not sent: ${status}.`)
}
